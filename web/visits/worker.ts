/**
 * The site's pages as a Cloudflare Worker. Nothing is rendered: it hands out what `next build` made, decides as
 * Node does (answer-visit.ts), and tells shells what they are opened for. decisions/own-page-worker.md
 */
import { type Context, Hono } from 'hono';
import { type AnswerDataset, countAnswer } from '#edge/contract/answer-point.ts';
import { retryAfterCrowd } from '#edge/contract/come-back.ts';
import type { Locale } from '#edge/contract/locale.ts';
import type { Telemetry } from '#edge/contract/telemetry/recorder.ts';
import { PAGES_VERSION_HEADER } from '#edge/contract/version-headers.ts';
import { ROUTER_QUERY } from '#web/build/next-router.ts';
import { sitemapIndex, stationSitemap } from '#web/domains/stations/sitemap/sitemap.ts';
import type { ServerWords, Site } from '#web/platform/page-head/site.ts';
import { siteOrigin } from '#web/platform/site.ts';
import { answerVisit, refuseWrite } from './answer-visit.ts';
import { type BuiltSite, folderOf, headersFor, isVisit, pageAt, SITE_FILE } from './built-site.ts';
import { type Assets, lastResort, pageFile, publicFile } from './files.ts';
import { createPageTelemetry, routeOf } from './telemetry.ts';

interface Bindings {
  readonly ASSETS: Assets;
  readonly BFF: { readonly fetch: (request: Request) => Promise<Response> };
  /** Which upload of the worker this is (Cloudflare's version metadata). */
  readonly DEPLOYED?: { readonly id: string };
  /** Whoever collects OpenTelemetry; as the BFF has them (edge/env.ts). */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string;
  readonly REGION?: string;
  readonly RENDER_KEY?: string;
  /** A point for each answer (Analytics Engine). */
  readonly ANSWERS?: AnswerDataset;
}

interface PageEnv {
  Bindings: Bindings;
  Variables: { isOfBff?: true };
}

type PageContext = Context<PageEnv>;

const loaded = new Map<string, Promise<unknown>>();

/** A file of the upload, read once: an isolate never sees another upload's. */
const read = <T>(assets: Assets, path: string): Promise<T> => {
  const earlier = loaded.get(path) as Promise<T> | undefined;
  if (earlier !== undefined) return earlier;
  const file = assets.fetch(new Request(`https://files.invalid${path}`)).then((answer) => {
    if (answer.ok) return answer.json() as Promise<T>;
    throw new Error(`${path}: ${answer.status}`);
  });
  loaded.set(path, file);
  // The next request tries again.
  file.catch(() => loaded.delete(path));
  return file;
};

const siteOf = ({ ASSETS, BFF }: Bindings, built: BuiltSite): Site => ({
  origin: siteOrigin(),
  page: async (path) => {
    const match = pageAt(built, path);
    if (match === undefined) return new Response(null, { status: 404 });
    const request = { method: 'GET', headers: new Headers() };
    const page = await pageFile(built, ASSETS, match, request, headersFor(built, path));
    page.headers.delete('etag');
    return page;
  },
  words: (locale: Locale) =>
    read<ServerWords>(ASSETS, `${folderOf(built.id)}/words-${locale}.json`),
  bff: (request) => BFF.fetch(request),
});

/** The request as Next gives it to its proxy: the router's query only keeps answers apart in caches. */
const asVisit = ({ raw }: PageContext['req'], url: URL): Request => {
  if (!url.searchParams.has(ROUTER_QUERY)) return raw;
  const visit = new URL(url);
  visit.searchParams.delete(ROUTER_QUERY);
  return new Request(visit, raw);
};

const withCookies = (answer: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
};

const answerPage = async (c: PageContext): Promise<Response> => {
  const { ASSETS } = c.env;
  const built = await read<BuiltSite>(ASSETS, SITE_FILE);
  const url = new URL(c.req.url);
  const { pathname, search } = url;
  const headers = headersFor(built, pathname);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    // Put together anew: what begins with two slashes would be another site's address.
    const location = `/${pathname.split('/').filter(Boolean).join('/')}${search}`;
    return new Response(null, { status: 308, headers: { location } });
  }
  let cookies: readonly string[] = [];
  if (isVisit(built, pathname)) {
    const decision = await answerVisit(asVisit(c.req, url), siteOf(c.env, built));
    if (decision.kind === 'redirect') {
      headers.set('location', decision.to);
      return withCookies(
        new Response(null, { status: decision.status, headers }),
        decision.cookies,
      );
    }
    if (decision.kind === 'answer') {
      for (const [name, value] of headers)
        if (!decision.response.headers.has(name)) decision.response.headers.set(name, value);
      return decision.response;
    }
    cookies = decision.cookies;
  }
  const refusal = refuseWrite(c.req.method);
  if (refusal !== undefined) return refusal;
  const request = { method: c.req.method, headers: c.req.raw.headers };
  if (built.files.includes(pathname)) return publicFile(built, ASSETS, pathname, request);
  const match = pageAt(built, pathname) ?? lastResort(built);
  if (match === undefined) return new Response(null, { status: 404, headers });
  return withCookies(await pageFile(built, ASSETS, match, request, headers), cookies);
};

const sitemap = async (
  c: PageContext,
  answer: (site: Site, visit: Headers) => Promise<Response>,
): Promise<Response> => {
  const built = await read<BuiltSite>(c.env.ASSETS, SITE_FILE);
  const map = await answer(siteOf(c.env, built), c.req.raw.headers);
  map.headers.set('vary', built.vary);
  for (const [name, value] of headersFor(built, c.req.path))
    if (!map.headers.has(name)) map.headers.set(name, value);
  return map;
};

const app = new Hono<PageEnv>();

/** Routes of the zone take these to the BFF's own worker; on one address for both they come through here. */
const OF_BFF = ['/graphql', '/content', '/api/*', '/files/*'] as const;

let telemetry: Telemetry | undefined;

/** All but what the BFF answers, and counts. */
app.use(async (c, next) => {
  const from = Date.now();
  await next();
  if (c.get('isOfBff')) return;
  telemetry ??= createPageTelemetry(c.env);
  const { status } = c.res;
  telemetry.record(
    {
      requestId: crypto.randomUUID(),
      method: c.req.method,
      route: routeOf(c.req.raw, status),
      operation: undefined,
      status,
      isFailed: status >= 500,
      from,
      durationMs: Date.now() - from,
      trips: [],
    },
    (work) => c.executionCtx.waitUntil(work),
  );
});

app.use(async (c, next) => {
  const from = Date.now();
  await next();
  const version = c.env.DEPLOYED?.id;
  if (version === undefined) return;
  c.res.headers.set(PAGES_VERSION_HEADER, version);
  const durationMs = Date.now() - from;
  countAnswer(c.env.ANSWERS, { version, route: 'pages', status: c.res.status, durationMs });
});

/** Nobody answers at the binding: the same request may be made again in a moment. */
const notNow = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': retryAfterCrowd(), 'cache-control': 'no-store' },
  });

for (const path of OF_BFF)
  app.all(path, (c) => {
    c.set('isOfBff', true);
    return c.env.BFF.fetch(c.req.raw).catch(notNow);
  });

app.get('/sitemap.xml', (c) => sitemap(c, sitemapIndex));
app.get('/:file{sitemap-stations-\\d+\\.xml}', (c) =>
  sitemap(c, (site, visit) =>
    stationSitemap(site, visit, /\d+/.exec(c.req.param('file'))?.[0] ?? ''),
  ),
);
app.all('*', answerPage);

export default app;
