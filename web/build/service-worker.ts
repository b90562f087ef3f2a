import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { SHELLS } from '#web/sw/pages.ts';
import { type Build, packOf } from '#web/sw/worker/entry.ts';
import { nextOutput } from './next-output.ts';
import { precacheManifest, type Weighed } from './precache.ts';

/** What one language may cost at installation, compressed. */
const BUDGET_BYTES = 3_000_000;

const WEB = join(import.meta.dirname, '..');

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** The same bytes are fetched once, under however many addresses they are kept. */
const sumOf = (entries: readonly Weighed[]): number =>
  [...new Map(entries.map((entry) => [entry.revision, entry.gzipBytes])).values()].reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/** What the worker installs for somebody who reads this language. */
const costOf = (entries: readonly Weighed[], language: Locale): number =>
  sumOf(entries.filter((entry) => (packOf(entry) ?? language) === language));

/** What its pages alone cost, for somebody who reads another one. */
const pagesOf = (entries: readonly Weighed[], language: Locale): number =>
  sumOf(entries.filter((entry) => packOf(entry) === language));

/** Bundles the service worker with the list of what it installs; refuses a list over the budget. */
export const writeServiceWorker = async (dist: string): Promise<void> => {
  const entries = precacheManifest(dist);
  const id = nextOutput(dist).buildId();
  const handed: Build = {
    id,
    entries: entries.map(({ gzipBytes: _, ...entry }) => entry),
    sizes: Object.fromEntries(LOCALES.map((language) => [language, pagesOf(entries, language)])),
    shells: SHELLS,
  };

  await build({
    entryPoints: [join(WEB, 'sw/worker/index.ts')],
    outfile: join(WEB, 'public/sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { __BUILD__: JSON.stringify(handed) },
  });

  const costs = LOCALES.map((language) => [language, costOf(entries, language)] as const);
  const files = entries.filter(({ kind }) => kind === 'file');
  for (const [language, bytes] of costs)
    process.stdout.write(
      `Service worker ${id}, ${language}: ${kilobytes(bytes)} of ${kilobytes(BUDGET_BYTES)} compressed (${kilobytes(sumOf(files))} of it scripts, styles, fonts)\n`,
    );
  for (const [language, bytes] of costs)
    process.stdout.write(
      `  the other languages, later and quietly, after ${language}: ${kilobytes(sumOf(entries) - bytes)}\n`,
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
};
