import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { findCopy, type Later, storeCopy } from './copies.ts';
import { drawnPicture } from './drawn-picture.ts';
import { keepFilesOf } from './files.ts';
import { begun, fetchWhole, listen, listenLonger, whole } from './silence.ts';

/** Of one build: its pages point at files that are gone with it. */
export const PAGES = 'alva-pages-';
export const PAYLOADS = 'alva-payloads-';
const PICTURES = 'alva-pictures';
const MOST_PAGES = 80;
/** Small: the router fetches a page in several segments. */
const MOST_PAYLOADS = 400;
const MOST_PICTURES = 250;

/** What says `no-store` has a stranger's words or number in it, and may be taken back. */
const mayStay = (answer: Response): boolean =>
  answer.ok &&
  !answer.redirected &&
  !/\bno-store\b/.test(answer.headers.get('cache-control') ?? '');

const isPage = (answer: Response): boolean =>
  mayStay(answer) && (answer.headers.get('content-type') ?? '').includes('html');

/** Whether a copy of a page is here. */
export const isVisited = async (key: string, build: string): Promise<boolean> =>
  (await findCopy(PAGES + build, key)) !== undefined;

/** Keeps a page once everything it needs is here: without its scripts it would open and not work. */
export const keepWhole = async (answer: Response, key: string, build: string): Promise<void> => {
  if (!isPage(answer)) return;
  const copy = answer.clone();
  if (await keepFilesOf(await answer.clone().text(), build))
    await storeCopy(PAGES + build, key, copy, MOST_PAGES);
};

/**
 * From the network, and kept behind the answer for when there is none. A copy that is here answers for
 * a network that is gone, falls silent before it has sent everything, or is at the end of its wits;
 * what comes late is kept all the same. `undefined` when nothing came and nothing is here.
 */
const networkOrCopy = async (
  response: Promise<Response>,
  copy: () => Promise<Response | undefined>,
  store: (answer: Response) => Promise<void>,
  later: Later,
): Promise<Response | undefined> => {
  const coming = whole(response);
  const cached = await copy();
  const heard = await (cached === undefined ? listenLonger : listen)(coming);
  if (heard.kind === 'answer') {
    const { answer } = heard;
    if (cached !== undefined && answer.status >= 500) return cached;
    later(store(answer));
    return answer;
  }
  if (heard.kind === 'silent') later(coming.answer.then(store).catch(() => undefined));
  return cached;
};

/**
 * A page that is not precached. Every page is a shell or public content, the same bytes for
 * everybody, so a copy holds nothing personal.
 */
export const visitedPage = (
  request: Request,
  key: string,
  build: string,
  later: Later,
): Promise<Response | undefined> =>
  networkOrCopy(
    fetch(request),
    () => findCopy(PAGES + build, key),
    (answer) => keepWhole(answer, key, build),
    later,
  );

/**
 * Keeps a page that was opened by a link, of which the router fetched no more than a payload, or before
 * there was a worker: read once, it opens by its address too.
 */
export const readPage = async (key: string, build: string): Promise<void> => {
  const cached = await findCopy(PAGES + build, key);
  const answer =
    cached ?? (await fetchWhole(key, { headers: { [SHELL_HEADER]: '1' } }).catch(() => undefined));
  if (answer !== undefined) await keepWhole(answer, key, build);
};

const isPayload = (answer: Response): boolean =>
  mayStay(answer) && (answer.headers.get('content-type') ?? '').includes('text/x-component');

/**
 * What the router fetches of such a page, so that links to it stay links without signal. Where nothing
 * comes it fails, and the router opens the page by its address instead.
 */
export const visitedPayload = async (
  request: Request,
  key: string,
  build: string,
  later: Later,
): Promise<Response> => {
  const name = PAYLOADS + build;
  // Cache keys are addresses; these name a page and a segment.
  const address = `/__payload/${encodeURIComponent(key)}`;
  const answer = await networkOrCopy(
    fetch(request),
    () => findCopy(name, address),
    async (fresh) => {
      if (isPayload(fresh)) await storeCopy(name, address, fresh.clone(), MOST_PAYLOADS);
    },
    later,
  );
  return answer ?? Response.error();
};

/** A picture without its size: pictures lie in several under one name, `…-640.avif`. */
const withoutSize = (path: string): string => path.replace(/-\d+(?=\.[a-z]+$)/, '');

/**
 * The same picture in another size, the one seen last, or of a motorcycle without its ground the one with it:
 * a copy that is coarse or light says more than a drawing.
 */
const alike = async (path: string): Promise<Response | undefined> => {
  const wanted = withoutSize(path);
  try {
    const cache = await caches.open(PICTURES);
    const cached = await cache.keys();
    for (const name of new Set([wanted, wanted.replace(/\/cutout(?=\.[a-z]+$)/, '/hero')])) {
      const other = cached.findLast(({ url }) => withoutSize(new URL(url).pathname) === name);
      if (other !== undefined) return await cache.match(other);
    }
  } catch {
    // No copies can be read: a drawing stands in.
  }
  return undefined;
};

/**
 * Pictures never change under their name within a build: the copy first, then the network. Of one that was
 * never seen and cannot be had one like it stands in, else a drawing, where it is shown as a picture.
 */
export const picture = async (request: Request, later: Later): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const cached = await findCopy(PICTURES, pathname);
  if (cached !== undefined) return cached;
  const heard = await listenLonger(begun(fetch(request)));
  if (heard.kind !== 'answer') {
    const standIn = await alike(pathname);
    if (standIn !== undefined) return standIn;
    return request.destination === 'image' ? drawnPicture(pathname) : Response.error();
  }
  const { answer } = heard;
  if (answer.status === 200) later(storeCopy(PICTURES, pathname, answer.clone(), MOST_PICTURES));
  return answer;
};
