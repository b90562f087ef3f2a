import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { search } from '#tests/support/stations.ts';
import { ensureChromium } from '../../chromium.mjs';
import { median } from '../median.ts';
import { FROM, field } from './field.ts';

const SLOWER = 4;
const ROUNDS = 15;

export interface InBrowser {
  readonly stations: number;
  readonly milliseconds: number;
}

type Search = typeof import('#edge/contract/stations/search.ts');

/** The same search over the device's copy, in Chromium on a CPU four times slower. */
export const browserSearch = async (sizes: readonly number[]): Promise<InBrowser[]> => {
  const { outputFiles } = await build({
    entryPoints: ['edge/contract/stations/search.ts'],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'stationSearch' },
    ...{ minify: true, target: 'es2022' },
  });
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ ...(executablePath === '' ? {} : { executablePath }) });
  const now = Date.UTC(2026, 10, 21, 5);
  try {
    const results: InBrowser[] = [];
    for (const stations of sizes) {
      const page = await browser.newPage();
      await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
      const drafts = field(stations, now);
      const cpu = await page.context().newCDPSession(page);
      await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const times = await page.evaluate(
        ([records, statuses, question, at, rounds]) => {
          const { stationSearch } = window as unknown as { stationSearch: Search };
          const byEvse = new Map(statuses.map((each) => [each.id, each]));
          return Array.from({ length: rounds }, () => {
            const began = performance.now();
            stationSearch.searchStations(records, question, (id) => byEvse.get(id), at);
            return performance.now() - began;
          });
        },
        [
          drafts.map(({ record }) => record),
          drafts.flatMap(({ statuses }) => statuses),
          search({ ...FROM, freeNow: true, motorcycleAllowed: true }),
          now,
          ROUNDS,
        ] as const,
      );
      results.push({ stations, milliseconds: median(times) });
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
  }
};
