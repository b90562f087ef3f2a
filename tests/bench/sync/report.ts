import { cleanUp } from '../../sync/world.ts';
import { measureDrain } from './drain.ts';
import { feedCosts } from './feed.ts';
import { measureVehicles } from './vehicles.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const FLEET = 500;
const WRITES = 500;
const DELTA_LIMIT = 0.03;
/** A hundred times the rows may cost this many times as much: the depth of an index, and noise. */
const GROWTH_LIMIT = 2;

const row = (what: string, figure: string, limit: string, held: boolean): string =>
  `| ${what} | ${figure}${held ? '' : ' ✗'} | ${limit} |`;

/** What synchronising costs as it grows: lines of Markdown for the table of README.md. */
export const syncTable = async (sizes: readonly number[] = SIZES): Promise<string> => {
  try {
    const costs = await feedCosts(sizes);
    const growth = (costs.at(-1)?.micros ?? 0) / (costs[0]?.micros ?? 1);
    const { full, delta } = await measureVehicles(FLEET);
    const drain = await measureDrain(WRITES);
    return [
      '| synchronising | measured | limit |',
      '| --- | --- | --- |',
      row(
        `store's time for ten changes, feed of ${costs.map(({ rows }) => rows.toLocaleString('en')).join(' / ')}`,
        `${costs.map(({ micros }) => Math.round(micros)).join(' / ')} µs (×${growth.toFixed(2)})`,
        `×${GROWTH_LIMIT}`,
        growth <= GROWTH_LIMIT,
      ),
      row(
        `pull after 1 % of ${FLEET} vehicles changed`,
        `${(delta / 1000).toFixed(1)} of ${(full / 1000).toFixed(1)} kB (${((delta / full) * 100).toFixed(2)} %)`,
        `${DELTA_LIMIT * 100} %`,
        delta / full < DELTA_LIMIT,
      ),
      row(
        `outbox of ${WRITES} writes, sent in order`,
        `${drain.inOrder ? 'in order' : 'out of order'}, ${drain.left} left, ${(drain.millis / 1000).toFixed(1)} s`,
        'all, in order',
        drain.inOrder && drain.left === 0,
      ),
    ].join('\n');
  } finally {
    cleanUp();
  }
};
