/**
 * How Next's router asks for a page's data, and where its files lie. Runs in the service worker and in the page worker too.
 * `surprises` in next-output.ts compares this with the installed Next.
 */
export const ROUTER_HEADERS = {
  /** `1`: the payload of a page instead of its HTML. */
  payload: 'rsc',
  /** `1`: ahead of a click. */
  prefetch: 'next-router-prefetch',
  /** Path of the one segment wanted, ahead of a click. */
  segment: 'next-router-segment-prefetch',
} as const;

/** Query of a request for data; its value depends on what is asked for. */
export const ROUTER_QUERY = '_rsc';

export const STATIC_FILES = '/_next/static/';

const NAME = /static\/(?:chunks|css|media)\/[\w.~-]+\.(?:js|css)/g;

/** Scripts and styles that a page, a payload or a script names; paths as the server has them. */
export const filesIn = (text: string): string[] =>
  [...new Set(text.match(NAME) ?? [])].map((name) => `/_next/${name}`);
