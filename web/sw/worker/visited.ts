const PAGES = 'alva-visited-pages';
const PICTURES = 'alva-pictures';
const MOST_PAGES = 80;
const MOST_PICTURES = 250;

const keepNewest = async (cache: Cache, most: number): Promise<void> => {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
};

const keep = async (name: string, key: string, answer: Response, most: number): Promise<void> => {
  const cache = await caches.open(name);
  // Deleting first moves the entry to the end: the order of keys is the order of use.
  await cache.delete(key);
  await cache.put(key, answer);
  await keepNewest(cache, most);
};

const isPage = (answer: Response): boolean =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').includes('html');

/**
 * A page that is not precached: from the network, and kept for when there is none. Every page is a
 * shell or public content, the same bytes for everybody, so a copy holds nothing personal.
 */
export const visitedPage = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (isPage(answer)) await keep(PAGES, pathname, answer.clone(), MOST_PAGES);
    return answer;
  } catch {
    return (await caches.open(PAGES)).match(pathname);
  }
};

/** Pages of another build point at files that are gone with it. */
export const forgetVisitedPages = (): Promise<boolean> => caches.delete(PAGES);

/** Pictures never change under their name within a build: the copy first, then the network. */
export const picture = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const here = await (await caches.open(PICTURES)).match(pathname);
  if (here !== undefined) return here;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200)
    await keep(PICTURES, pathname, answer.clone(), MOST_PICTURES);
  return answer;
};
