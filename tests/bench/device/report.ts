import { readFileSync } from 'node:fs';
import { garageOffline } from './garage.ts';
import { measurePulls } from './pull.ts';

const GARAGE_LIMIT = 1_000;
const DELTA_LIMIT = 0.03;
const INSTALL_LIMIT = 3_000_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const row = (what: string, figure: string, limit: string, held: boolean): string =>
  `| ${what} | ${figure}${held ? '' : ' ✗'} | ${limit} |`;

/** What a device pays and waits: lines of Markdown for the table of README.md. */
export const deviceTable = async (
  bindings: Readonly<Record<string, string>>,
  folder: string,
): Promise<string> => {
  const garage = await garageOffline(folder);
  const pulls = await measurePulls(bindings, folder);
  const { bytes } = JSON.parse(readFileSync('web/.next/service-worker.json', 'utf8')) as {
    bytes: Record<string, number>;
  };
  return [
    '| on the device | measured | limit |',
    '| --- | --- | --- |',
    row(
      '/my-ev offline, CPU 4x slower: usable after',
      `${Math.round(garage)} ms`,
      `${GARAGE_LIMIT} ms`,
      garage < GARAGE_LIMIT,
    ),
    ...pulls.map(({ collection, records, full, delta }) =>
      row(
        `pull of ${collection} after 1 % of ${records.toLocaleString('en')} changed`,
        `${kilobytes(delta)} of ${kilobytes(full)} (${((delta / full) * 100).toFixed(2)} %)`,
        `${DELTA_LIMIT * 100} %`,
        delta / full < DELTA_LIMIT,
      ),
    ),
    ...Object.entries(bytes).map(([language, size]) =>
      row(
        `service worker, ${language}: installed, compressed`,
        kilobytes(size),
        kilobytes(INSTALL_LIMIT),
        size <= INSTALL_LIMIT,
      ),
    ),
  ].join('\n');
};
