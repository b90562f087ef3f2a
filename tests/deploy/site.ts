import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { earlyFailuresScript } from '#web/platform/early-failures-script.ts';
import en from '#web/platform/i18n/messages/en/index.ts';
import id from '#web/platform/i18n/messages/id/index.ts';
import { SERVER_SCOPES } from '#web/platform/page-head/site.ts';
import { type BuiltPage, type BuiltSite, folderOf, SITE_FILE } from '#web/visits/built-site.ts';

const REPORTER = '/_next/static/report.js';

/** In order: what the document itself runs, the build's script, and the one that says whether that failed. */
const htmlOf = (build: string, origin: string): string =>
  `<!DOCTYPE html><html data-build="${build}"><head><link rel="canonical" href="${origin}/en"/></head><body>build ${build}<script>${earlyFailuresScript}</script><script src="/_next/static/chunks/${build}.js" defer=""></script><script src="${REPORTER}" defer=""></script></body></html>`;

/** The site's own reporter of failed scripts, as a page runs it. */
const bundleReporter = (): string => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { watchScriptFailures } from '#web/platform/script-failures.ts'; watchScriptFailures();`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
/** The same for each build. */
let reporter: string | undefined;

const PAGES = [
  '/en',
  '/id',
  '/en/not-found',
  '/id/not-found',
  '/en/charging-station/-',
  '/en/news',
];
const page = (path: string): BuiltPage => ({
  kind: 'page',
  headers: {},
  segments: ['/_tree'],
  ...(path.endsWith('/not-found') && { status: 404 }),
});

export interface SiteOptions {
  readonly build: string;
  /** Where it is to be deployed. */
  readonly origin: string;
  /**
   * `blocked`: the policy does not name the pages' scripts. `throws`: the build's script fails in a browser. `fails`:
   * one page, which no check of a deployment asks for, answers 503.
   */
  readonly fault?: 'sound' | 'blocked' | 'throws' | 'fails';
}

/**
 * The least that web/build packs of a site: two start pages, a shell, and what is not there.
 */
export const writeSite = (
  folder: string,
  { build, origin, fault = 'sound' }: SiteOptions,
): void => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const code = fault === 'blocked' ? 'another' : earlyFailuresScript;
  const hash = createHash('sha256').update(code).digest('base64');
  const site: BuiltSite = {
    id: build,
    pages: {
      ...Object.fromEntries(PAGES.map((path) => [path, page(path)])),
      ...(fault === 'fails' && { '/en/news': { ...page('/en/news'), status: 503 } }),
    },
    files: ['/sw.js'],
    matcher: '^(?!/_next|/sw\\.js|/sitemap).*$',
    rewrites: [
      ['^/(en|id)/charging-station/[^/]+$', '/en/charging-station/-'],
      ['^/(en|id)/.+$', '/$1/not-found'],
    ],
    headers: [['^/', { 'content-security-policy': `script-src 'self' 'sha256-${hash}'` }]],
    policyOf: {},
    policies: [],
    vary: 'rsc',
  };
  write(SITE_FILE, JSON.stringify(site));
  for (const path of PAGES) {
    write(`${folderOf(build)}${path}.html`, htmlOf(build, origin));
    write(`${folderOf(build)}${path}.rsc`, `0:"${build}"`);
    write(`${folderOf(build)}${path}.segments/_tree.segment.rsc`, `0:"${build}"`);
  }
  for (const [locale, catalogue] of Object.entries({ en, id })) {
    const words = Object.fromEntries(SERVER_SCOPES.map((scope) => [scope, catalogue[scope]]));
    write(`${folderOf(build)}/words-${locale}.json`, JSON.stringify(words));
  }
  write(`${folderOf(build)}/sw.js`, `// ${build}`);
  const failure = fault === 'throws' ? `throw new Error('${build}');` : '';
  write(`/_next/static/chunks/${build}.js`, `// ${build}\n${failure}`);
  reporter ??= bundleReporter();
  write(REPORTER, reporter);
  write('/icons/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
};
