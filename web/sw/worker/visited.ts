import { SHELL_HEADER } from '../../platform/service-worker/shell-header.ts';
import { keep, kept } from './keep.ts';

/** Of one build: its pages point at files that are gone with it. */
export const PAGES = 'alva-pages-';
export const PAYLOADS = 'alva-payloads-';
const PICTURES = 'alva-pictures';
const MOST_PAGES = 80;
/** Small: the router fetches a page in several segments. */
const MOST_PAYLOADS = 400;
const MOST_PICTURES = 250;

const isPage = (answer: Response): boolean =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').includes('html');

/** Whether a copy of a page is here. */
export const isVisited = async (key: string, build: string): Promise<boolean> =>
  (await kept(PAGES + build, key)) !== undefined;

/**
 * A page that is not precached: from the network, and kept for when there is none. Every page is a
 * shell or public content, the same bytes for everybody, so a copy holds nothing personal.
 */
export const visitedPage = async (
  request: Request,
  key: string,
  build: string,
): Promise<Response | undefined> => {
  const answer = await fetch(request).catch(() => undefined);
  if (answer === undefined) return kept(PAGES + build, key);
  if (isPage(answer)) await keep(PAGES + build, key, answer.clone(), MOST_PAGES);
  return answer;
};

/**
 * Keeps a page that was opened by a link, of which the router fetched no more than a payload, or before
 * there was a worker: read once, it opens by its address too.
 */
export const readPage = async (key: string, build: string): Promise<void> => {
  const here = await kept(PAGES + build, key);
  const answer =
    here ?? (await fetch(key, { headers: { [SHELL_HEADER]: '1' } }).catch(() => undefined));
  if (answer !== undefined && isPage(answer)) await keep(PAGES + build, key, answer, MOST_PAGES);
};

const isPayload = (answer: Response): boolean =>
  answer.ok &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').includes('text/x-component');

/** What the router fetches of such a page, so that links to it stay links without signal. */
export const visitedPayload = async (
  request: Request,
  key: string,
  build: string,
): Promise<Response> => {
  const name = PAYLOADS + build;
  // Cache keys are addresses; these name a page and a segment.
  const address = `/__payload/${encodeURIComponent(key)}`;
  try {
    const answer = await fetch(request);
    if (isPayload(answer)) await keep(name, address, answer.clone(), MOST_PAYLOADS);
    return answer;
  } catch (error) {
    const here = await kept(name, address);
    if (here === undefined) throw error;
    return here;
  }
};

/** Pictures never change under their name within a build: the copy first, then the network. */
export const picture = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const here = await kept(PICTURES, pathname);
  if (here !== undefined) return here;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(PICTURES, pathname, answer.clone(), MOST_PICTURES);
  return answer;
};
