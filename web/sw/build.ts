import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precacheManifest, type Weighed } from './manifest.ts';
import { SHELLS } from './pages.ts';
import type { Build } from './worker/entry.ts';

/** Design §11: what one language may cost at installation, compressed. */
const BUDGET_BYTES = 3_000_000;

const web = join(import.meta.dirname, '..');
const dist = join(web, '.next');

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const costOf = (entries: readonly Weighed[], language: string): number =>
  entries
    .filter(({ kind, path }) => kind === 'file' || path.split('/')[1] === language)
    .reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

const entries = await precacheManifest(dist);
const id = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
const handed: Build = {
  id,
  entries: entries.map(({ gzipBytes: _, ...entry }) => entry),
  shells: SHELLS,
};

await build({
  entryPoints: [join(web, 'sw/worker/index.ts')],
  outfile: join(web, 'public/sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  define: { __BUILD__: JSON.stringify(handed) },
});

const costs = ['en', 'id'].map((language) => [language, costOf(entries, language)] as const);
for (const [language, bytes] of costs)
  process.stdout.write(
    `Service worker ${id}, ${language}: ${kilobytes(bytes)} of ${kilobytes(BUDGET_BYTES)} compressed\n`,
  );
writeFileSync(
  join(dist, 'service-worker.json'),
  JSON.stringify({ id, entries: entries.length, bytes: Object.fromEntries(costs) }),
);
if (costs.some(([, bytes]) => bytes > BUDGET_BYTES)) {
  process.stderr.write('The service worker installs more than its budget allows.\n');
  process.exitCode = 1;
}
