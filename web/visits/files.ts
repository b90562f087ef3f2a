import { ROUTER_HEADERS } from '#web/build/next-router.ts';
import { type BuiltPage, type BuiltSite, folderOf, headersFor, type Match } from './built-site.ts';

/** Cloudflare's binding for the files that were uploaded with a worker. */
export interface Assets {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** No address of ours: the binding looks at the path alone. */
const HERE = 'https://files.invalid';

const PAYLOAD = 'text/x-component';
/** Says that segments are to be had one by one. */
const SEGMENTS = { 'x-nextjs-postponed': '2', 'x-nextjs-prerender': '1' } as const;
/** Next's own page for what is not there and has no language. What is not there today may be there tomorrow. */
const LAST_RESORT = '/_not-found';
const NEVER = 'private, no-cache, no-store, max-age=0, must-revalidate';
const REWRITTEN = 'x-nextjs-rewritten-path';

interface Wanted {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** What of a page is asked for; `undefined`: a part that it does not have. */
const wantedOf = ({ path, page }: Match, router: Headers): Wanted | undefined => {
  const { headers, status = 200, segments = [] } = page;
  if (page.kind === 'body') return { file: `${path}.body`, headers, status };
  if (router.get(ROUTER_HEADERS.payload) !== '1') {
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return { file: `${path}.html`, headers: { ...headers, ...type }, status };
  }
  const type = { 'content-type': PAYLOAD };
  const segment =
    router.get(ROUTER_HEADERS.prefetch) === '1' ? router.get(ROUTER_HEADERS.segment) : null;
  if (segment === null) return { file: `${path}.rsc`, headers: { ...headers, ...type }, status };
  if (!segments.includes(segment)) return undefined;
  const file = `${path}.segments${segment}.segment.rsc`;
  return { file, headers: { ...type, ...SEGMENTS }, status: 200 };
};

export interface FileRequest {
  readonly method: string;
  readonly headers: Headers;
}

/** A file as it was uploaded. */
const fileAt = (assets: Assets, path: string, { method, headers }: FileRequest) => {
  const validator = headers.get('if-none-match');
  return assets.fetch(
    new Request(HERE + path, {
      method,
      headers: validator === null ? {} : { 'if-none-match': validator },
    }),
  );
};

/** A file of `public`, with the headers of its address. */
export const publicFile = async (
  site: BuiltSite,
  assets: Assets,
  pathname: string,
  request: FileRequest,
): Promise<Response> => {
  const file = await fileAt(assets, folderOf(site.id) + pathname, request);
  const headers = headersFor(site, pathname);
  headers.set('cache-control', 'public, max-age=0');
  for (const name of ['content-type', 'etag']) {
    const value = file.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(file.body, { status: file.status, headers });
};

/**
 * A page, its payload, or one segment of it, as it was built: the router is never given more than it asks
 * for, because it would ask again.
 * @param answer headers of the address
 */
export const pageFile = async (
  site: BuiltSite,
  assets: Assets,
  match: Match,
  request: FileRequest,
  answer: Headers,
): Promise<Response> => {
  answer.set('vary', site.vary);
  if (match.path === LAST_RESORT) answer.set('cache-control', NEVER);
  const isPayload = request.headers.get(ROUTER_HEADERS.payload) === '1';
  if (match.isRewritten && isPayload) answer.set(REWRITTEN, match.path);
  const wanted = wantedOf(match, request.headers);
  if (wanted === undefined) {
    for (const [name, value] of Object.entries(SEGMENTS)) answer.set(name, value);
    return new Response(null, { status: 404, headers: answer });
  }
  const question = wanted.status === 200 ? request : { ...request, headers: new Headers() };
  const file = await fileAt(assets, folderOf(site.id) + wanted.file, question);
  for (const [name, value] of Object.entries(wanted.headers)) answer.set(name, value);
  const etag = file.headers.get('etag');
  if (etag !== null) answer.set('etag', etag);
  const status = file.status === 200 ? wanted.status : file.status;
  return new Response(file.body, { status, headers: answer });
};

export const lastResort = (site: BuiltSite): Match | undefined => {
  const page: BuiltPage | undefined = site.pages[LAST_RESORT];
  return page && { path: LAST_RESORT, page, isRewritten: false };
};
