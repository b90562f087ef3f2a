/**
 * After `next build`: gives every static page a policy with the hashes of its own inline scripts,
 * and the not-found pages their status. Both go into the build's manifests, which `next start` and
 * OpenNext read; a nonce would need a render per request (design §12).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuredOf } from './configured.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { policy } from './policy.ts';

interface HeaderRule {
  source: string;
  regex: string;
  headers: { key: string; value: string }[];
}

const build = join(import.meta.dirname, '../../.next');
const pages = join(build, 'server/app');
const manifestFile = join(build, 'routes-manifest.json');
const KEY = 'Content-Security-Policy';

const configured = configuredOf(process.env);

const policyOf = (file: string): string =>
  policy({
    scriptHashes: inlineScriptHashes(readFileSync(join(pages, file), 'utf8')),
    ...configured,
  });

const escapeRegex = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rule = (source: string, regex: string, value: string): HeaderRule => ({
  source,
  regex,
  headers: [{ key: KEY, value }],
});

const htmlFiles = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(en|id)([./])/.test(file) && file.endsWith('.html'))
  .sort();

interface Rewrite {
  source: string;
  destination: string;
  regex: string;
}

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
  headers: HeaderRule[];
  rewrites: { afterFiles: Rewrite[]; fallback: Rewrite[] };
};

const rules: HeaderRule[] = [];
for (const locale of ['en', 'id']) {
  // Later rules win: what nothing answers, then shells for many paths, then pages by their own.
  for (const { source, regex, destination } of [
    ...manifest.rewrites.fallback,
    ...manifest.rewrites.afterFiles,
  ]) {
    const page = destination.replace(':locale', locale).replace(/^\//, '');
    rules.push(
      rule(
        source.replace(':locale(en|id)', locale),
        regex.replace('(en|id)', locale),
        policyOf(`${page}.html`),
      ),
    );
  }
  const meta = join(pages, locale, 'not-found.meta');
  writeFileSync(meta, JSON.stringify({ ...JSON.parse(readFileSync(meta, 'utf8')), status: 404 }));
}
for (const file of htmlFiles) {
  const path = `/${file.slice(0, -'.html'.length)}`;
  rules.push(rule(path, `^${escapeRegex(path)}/?$`, policyOf(file)));
}

const others = manifest.headers.filter(({ headers }) => headers.every(({ key }) => key !== KEY));
writeFileSync(manifestFile, JSON.stringify({ ...manifest, headers: [...others, ...rules] }));
process.stdout.write(`Content security policies: ${htmlFiles.length} pages\n`);
