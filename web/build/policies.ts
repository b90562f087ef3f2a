import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '#edge/contract/locale.ts';
import { ANY_LOCALE } from '#edge/contract/locale-path.ts';
import { configuredOf } from '#web/platform/csp/configured.ts';
import { inlineScriptHashes } from '#web/platform/csp/inline-scripts.ts';
import { pageKind } from '#web/platform/csp/page-kind.ts';
import { policy } from '#web/platform/csp/policy.ts';
import { type HeaderRule, nextOutput } from './next-output.ts';

const KEY = 'Content-Security-Policy';

const escapeRegex = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rule = (source: string, regex: string, value: string): HeaderRule => ({
  source,
  regex,
  headers: [{ key: KEY, value }],
});

// Whatever is no page and no answer of the BFF's: Next's own 404. The service worker and brochures fetch
// and show under the policy they come with, so they come with none.
const OTHERS = '(?!api/|files/|(?:graphql|content|sw\\.js)$|_next/static/|brochures/).*';

/**
 * Gives every static page a policy with the hashes of its own inline scripts, and the not-found pages
 * their status. Both go into the build's manifests, which `next start` and the page worker read; a nonce would
 * need a render per request.
 */
export const writePolicies = (dist: string): void => {
  const output = nextOutput(dist);
  const configured = configuredOf(process.env);
  /** @param path without the language, or a pattern of paths */
  const policyOf = (page: string, path: string): string =>
    policy({
      page: pageKind(path),
      inlineScripts: inlineScriptHashes(readFileSync(join(output.pages, page), 'utf8')),
      ...configured,
    });
  const manifest = output.readRoutes();
  const { afterFiles, fallback } = manifest.rewrites;
  const rules = [rule(`/(${OTHERS})`, `^/${OTHERS}$`, policyOf('_not-found.html', '/'))];
  for (const locale of LOCALES) {
    // Later rules win: what nothing answers, then shells for many paths, then pages by their own.
    for (const { source, regex, destination } of [...fallback, ...afterFiles]) {
      const page = destination.replace(':locale', locale).replace(/^\//, '');
      rules.push(
        rule(
          source.replace(`:locale(${ANY_LOCALE})`, locale),
          regex.replace(`(${ANY_LOCALE})`, locale),
          policyOf(`${page}.html`, source.replace(`/:locale(${ANY_LOCALE})`, '')),
        ),
      );
    }
    output.setStatus(`/${locale}/not-found`, 404);
  }
  const pages = output.localisedPages();
  for (const page of pages) {
    const path = `/${page.slice(0, -'.html'.length)}`;
    rules.push(
      rule(path, `^${escapeRegex(path)}/?$`, policyOf(page, path.replace(/^\/[^/]+/, ''))),
    );
  }
  const others = manifest.headers.filter(({ headers }) => headers.every(({ key }) => key !== KEY));
  output.writeRoutes({ ...manifest, headers: [...others, ...rules] });
  process.stdout.write(`Content security policies: ${pages.length} pages\n`);
};
