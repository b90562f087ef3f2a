import { join } from 'node:path';
import { browserSearch } from './in-browser.ts';
import { loadRegister } from './load.ts';
import { mapPaint } from './map-paint.ts';
import { nearestCost } from './nearest.ts';

const SIZES = [1_000, 10_000, 100_000];
const IN_BROWSER = [1_000, 5_000, 20_000];
const GROWTH_LIMIT = 2;
const PACK_LIMIT = 60_000;
const BROWSER_LIMIT_MS = 100;

const whole = (count: number): string => count.toLocaleString('en');
const row = (what: string, figure: string, limit: string, held: boolean): string =>
  `| ${what} | ${figure}${held ? '' : ' ✗'} | ${limit} |`;

/** Lines of Markdown for the table of README.md. `sizes` of the store's field. */
export const stationsTable = async (
  folder: string,
  sizes: readonly number[] = SIZES,
): Promise<string> => {
  const loaded = await loadRegister(folder);
  const nearest = await nearestCost(folder, sizes);
  const browser = await browserSearch(IN_BROWSER);
  const paint = await mapPaint(join(folder, 'map'));
  const [least] = nearest;
  const growth = (milliseconds: number): number =>
    milliseconds / (least?.milliseconds ?? milliseconds);
  return [
    '| charging stations | measured | limit |',
    '| --- | --- | --- |',
    ...nearest.map(({ stations, milliseconds }) =>
      row(
        `20 nearest of ${whole(stations)}, two filters that pass a fifth`,
        `${milliseconds.toFixed(2)} ms (${growth(milliseconds).toFixed(2)} of the smallest)`,
        `${GROWTH_LIMIT} of the smallest`,
        growth(milliseconds) <= GROWTH_LIMIT,
      ),
    ),
    ...browser.map(({ stations, milliseconds }) =>
      row(
        `the same in the browser over ${whole(stations)}, CPU 4x slower`,
        `${milliseconds.toFixed(1)} ms`,
        stations === 5_000 ? `${BROWSER_LIMIT_MS} ms` : '',
        stations !== 5_000 || milliseconds <= BROWSER_LIMIT_MS,
      ),
    ),
    row(
      `import of a register, ${whole(loaded.stations)} stations`,
      `${loaded.seconds.toFixed(1)} s (${whole(Math.round(loaded.stations / loaded.seconds))} a second)`,
      '',
      true,
    ),
    row(
      'area pack of 300 stations with status, compressed',
      `${(loaded.packBytes / 1000).toFixed(1)} kB`,
      `${PACK_LIMIT / 1000} kB`,
      loaded.packBytes <= PACK_LIMIT,
    ),
    row(
      'map of chargers, CPU 4x slower: first painted with coast and pins, first visit',
      `${Math.round(paint.first)} ms`,
      '',
      true,
    ),
    row(
      `the same without signal, ${whole(paint.stations)} chargers on the device`,
      `${Math.round(paint.offline)} ms`,
      '',
      true,
    ),
  ].join('\n');
};
