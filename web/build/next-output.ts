/**
 * What this project relies on of the files that `next build` writes, and of Next's own modules. Next
 * promises none of it: after every build `surprises` says what is not as expected.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as headers from 'next/dist/client/components/app-router-headers.js';
import { ANY_LOCALE, isLocalisedPage } from '#edge/contract/locale-path.ts';
import { scriptsOf } from './late-scripts.ts';
import { filesIn, ROUTER_HEADERS, ROUTER_QUERY, STATIC_FILES } from './next-router.ts';

export interface HeaderRule {
  readonly source: string;
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface RewriteRule {
  readonly source: string;
  readonly destination: string;
  readonly regex: string;
}

export interface RoutesManifest {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: {
    readonly afterFiles: readonly RewriteRule[];
    readonly fallback: readonly RewriteRule[];
  };
  readonly rsc: { readonly varyHeader: string };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Where things lie in Next's output folder. */
export const nextOutput = (dist: string) => {
  const pages = join(dist, 'server', 'app');
  const routes = join(dist, 'routes-manifest.json');
  return {
    /** Prerendered pages: `<path>.html`, `.rsc` (payload), `.meta` (status, headers). */
    pages,
    statics: join(dist, 'static'),
    buildId: (): string => readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim(),
    /** Paths of all prerendered pages. */
    prerendered: (): string[] =>
      Object.keys(
        (readJson(join(dist, 'prerender-manifest.json')) as { routes: object }).routes,
      ).sort(),
    /** HTML files of pages in a language, relative to `pages`. */
    localisedPages: (): string[] =>
      readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(isLocalisedPage).sort(),
    /** The file behind an address that begins with `/_next/`. */
    fileAt: (address: string): string =>
      join(dist, address.slice('/_next/'.length).replace(/\?.*$/, '')),
    /** Scripts that pages start with `noModule`: no browser that has service workers runs them. */
    polyfills: (): string[] =>
      (
        readJson(join(dist, 'build-manifest.json')) as { polyfillFiles: readonly string[] }
      ).polyfillFiles.map((name) => `/_next/${name}`),
    readRoutes: (): RoutesManifest => readJson(routes) as RoutesManifest,
    writeRoutes: (manifest: RoutesManifest): void =>
      writeFileSync(routes, JSON.stringify(manifest)),
    /** Pattern of the addresses that web/proxy.ts decides about. */
    proxyMatcher: (): string => {
      const { functions } = readJson(join(dist, 'server/functions-config-manifest.json')) as {
        functions: Record<string, { matchers?: readonly { regexp: string }[] }>;
      };
      return functions['/_middleware']?.matchers?.[0]?.regexp ?? '';
    },
    /** Gives a prerendered page another status. @param page e.g. `/en/not-found` */
    setStatus: (page: string, status: number): void => {
      const file = join(pages, `${page}.meta`);
      writeFileSync(file, JSON.stringify({ ...(readJson(file) as object), status }));
    },
  };
};

const isRule = (rule: HeaderRule | RewriteRule | undefined): boolean =>
  typeof rule?.source === 'string' && typeof rule.regex === 'string';

/** Each: what is relied on → whether it is still so. A check that throws is one that fails. */
const expectations = (dist: string): readonly (readonly [string, () => boolean])[] => {
  const output = nextOutput(dist);
  const page = (end: string): string => {
    const [first = ''] = output.localisedPages();
    return join(output.pages, first.replace(/\.html$/, end));
  };
  const html = (): string => readFileSync(page('.html'), 'utf8');
  return [
    ['BUILD_ID holds the id of the build', () => /^[\w-]+$/.test(output.buildId())],
    [
      'prerender-manifest.json lists the prerendered paths under `routes`',
      () => output.prerendered().some((path) => path.startsWith('/')),
    ],
    [
      'routes-manifest.json has `headers` with source, regex and headers',
      () => {
        const [rule] = output.readRoutes().headers;
        return isRule(rule) && Array.isArray(rule?.headers);
      },
    ],
    [
      'routes-manifest.json has `rewrites.afterFiles` and `.fallback`, whose regex holds the languages as written',
      () => {
        const { afterFiles, fallback } = output.readRoutes().rewrites;
        return [...afterFiles, ...fallback].every(
          (rule) =>
            isRule(rule) &&
            rule.source.includes(`:locale(${ANY_LOCALE})`) &&
            rule.regex.includes(`(${ANY_LOCALE})`) &&
            existsSync(join(output.pages, `${rule.destination.replace(':locale', 'en')}.html`)),
        );
      },
    ],
    ['a prerendered page has its payload beside it (.rsc)', () => existsSync(page('.rsc'))],
    [
      'a prerendered page has its status beside it (.meta, JSON)',
      () => typeof readJson(page('.meta')) === 'object',
    ],
    [
      'server/app/_not-found.html is the page of last resort',
      () => existsSync(join(output.pages, '_not-found.html')),
    ],
    [
      'a page starts its scripts with <script src="…" async="">, and ends with </body>',
      () => scriptsOf(html()).length > 0 && html().includes('</body>'),
    ],
    [
      `scripts lie under ${STATIC_FILES}{chunks,css,media} and are named in full by what needs them`,
      () => {
        const names = filesIn(html());
        return names.length > 0 && names.every((name) => existsSync(output.fileAt(name)));
      },
    ],
    [
      'build-manifest.json lists under `polyfillFiles` what pages start with `noModule`',
      () => {
        const named = [...html().matchAll(/<script src="([^"]+)" noModule="">/g)];
        return named.every(([, path = '']) => output.polyfills().includes(path));
      },
    ],
    [
      'functions-config-manifest.json has the pattern of web/proxy.ts, which takes pages and no file',
      () => {
        const pattern = new RegExp(output.proxyMatcher());
        return pattern.test('/en/product') && pattern.test('/') && !pattern.test('/sw.js');
      },
    ],
    [
      'routes-manifest.json names the headers of the router in `rsc.varyHeader`',
      () => output.readRoutes().rsc.varyHeader.includes(ROUTER_HEADERS.segment),
    ],
    [
      'the router asks with the headers and the query of next-router.ts',
      () =>
        headers.RSC_HEADER === ROUTER_HEADERS.payload &&
        headers.NEXT_ROUTER_PREFETCH_HEADER === ROUTER_HEADERS.prefetch &&
        headers.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER === ROUTER_HEADERS.segment &&
        headers.NEXT_RSC_UNION_QUERY === ROUTER_QUERY,
    ],
  ];
};

const holds = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

/** What of a fresh build is not as this project expects it; empty when all is well. */
export const surprises = (dist: string): string[] =>
  expectations(dist)
    .filter(([, check]) => !holds(check))
    .map(([expectation]) => expectation);
