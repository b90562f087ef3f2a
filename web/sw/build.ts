import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precacheManifest, type Weighed } from './manifest.ts';
import { SHELLS } from './pages.ts';
import { type Build, LANGUAGES, type Language, packOf } from './worker/entry.ts';

/** Design §11: what one language may cost at installation, compressed. */
const BUDGET_BYTES = 3_000_000;

const web = join(import.meta.dirname, '..');
const dist = join(web, '.next');

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** The same bytes are fetched once, under however many addresses they are kept. */
const sumOf = (entries: readonly Weighed[]): number =>
  [...new Map(entries.map((entry) => [entry.revision, entry.gzipBytes])).values()].reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/** What the worker installs for somebody who reads this language. */
const costOf = (entries: readonly Weighed[], language: Language): number =>
  sumOf(entries.filter((entry) => (packOf(entry) ?? language) === language));

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

const costs = LANGUAGES.map((language) => [language, costOf(entries, language)] as const);
const files = entries.filter(({ kind }) => kind === 'file');
for (const [language, bytes] of costs)
  process.stdout.write(
    `Service worker ${id}, ${language}: ${kilobytes(bytes)} of ${kilobytes(BUDGET_BYTES)} compressed (${kilobytes(sumOf(files))} of it scripts, styles, fonts)\n`,
  );
for (const [language, bytes] of costs)
  process.stdout.write(
    `  the other language, later and quietly, after ${language}: ${kilobytes(sumOf(entries) - bytes)}\n`,
  );
const largest = files.toSorted((a, b) => b.gzipBytes - a.gzipBytes).slice(0, 5);
process.stdout.write(
  `  largest: ${largest.map(({ path, gzipBytes }) => `${path.split('/').at(-1)} ${kilobytes(gzipBytes)}`).join(', ')}\n`,
);
writeFileSync(
  join(dist, 'service-worker.json'),
  JSON.stringify({ id, entries: entries.length, bytes: Object.fromEntries(costs) }),
);
if (costs.some(([, bytes]) => bytes > BUDGET_BYTES)) {
  process.stderr.write('The service worker installs more than its budget allows.\n');
  process.exitCode = 1;
}
