import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/open.ts';
import { type Query, raw } from '#db/query.ts';
import { startSqld } from '#db/sqld.ts';
import { dice } from '#tests/support/random.ts';
import {
  type LaggingRegion,
  openLaggingRegion,
  pause,
  stepAfter,
  type Walked,
} from './lagging-region.ts';

const REGIONS = 3;
const VISITORS = 8;

const numberOf = (visitor: number): Query<number> =>
  raw(sql`SELECT n FROM walk WHERE id = ${visitor}`, ({ rows }) => Number(rows[0]?.n ?? 0));
const sumOfAll: Query<number> = raw(sql`SELECT sum(n) AS n FROM walk`, ({ rows }) =>
  Number(rows[0]?.n ?? 0),
);
const raise = (visitor: number): Query<number> =>
  raw(sql`UPDATE walk SET n = n + 1 WHERE id = ${visitor} RETURNING n`, ({ rows }) =>
    Number(rows[0]?.n),
  );

const walkAll = async (
  regions: readonly LaggingRegion[],
  seed: number,
  runMs: number,
): Promise<Walked> => {
  const random = dice(seed);
  const end = Date.now() + runMs;
  const counts = { reads: 0, writes: 0, deaths: 0, refused: 0 };
  const faults: string[] = [];
  // Longer where the machine is slow, until there was weather.
  const isOver = (): boolean =>
    Date.now() >= end && counts.reads > 50 && counts.writes > 10 && counts.deaths > 0;

  const walk = async (visitor: number): Promise<void> => {
    let bookmark = 0;
    let written = 0;
    let seenSum = 0;
    while (!isOver()) {
      const at = random.roll(REGIONS);
      const db = (regions[at] as LaggingRegion).db.at(bookmark);
      try {
        if (random.roll(4) === 0) {
          [written] = await db.write([raise(visitor)]);
          counts.writes++;
        } else {
          const [own, sum] = await db.read([numberOf(visitor), sumOfAll]);
          counts.reads++;
          if (own < written)
            faults.push(`visitor ${visitor} wrote ${written} and read ${own} in region ${at}`);
          if (sum < seenSum)
            faults.push(`visitor ${visitor} saw ${seenSum}, then ${sum} in region ${at}`);
          seenSum = sum;
        }
        bookmark = db.bookmark();
      } catch {
        // The region is dead: somebody else answers them next time. A write is not asked for twice here.
        counts.refused++;
      }
      await pause(stepAfter(random));
    }
  };

  const weather = async (): Promise<void> => {
    while (!isOver()) {
      await pause(400 + random.roll(800));
      const region = regions[random.roll(REGIONS)] as LaggingRegion;
      if (random.roll(3) === 0) {
        counts.deaths++;
        await region.die(random.roll(600));
      }
      region.lag(random);
    }
  };

  for (const region of regions) region.lag();
  await Promise.all([weather(), ...Array.from({ length: VISITORS }, (_, id) => walk(id))]);
  return { faults, counts };
};

/** Visitors of the store itself, who go from region to region while regions die. */
export const walkAsVisitors = async (seed: number, runMs: number): Promise<Walked> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-regions-'));
  const primary = await startSqld({
    from: process.env.TEST_SQLD_TEMPLATE ?? '',
    replication: true,
  });
  const store = openDatabase({ url: primary.url });
  const regions: LaggingRegion[] = [];
  try {
    await store.primary.batch([
      'CREATE TABLE walk (id INTEGER PRIMARY KEY, n INTEGER NOT NULL)',
      ...Array.from({ length: VISITORS }, (_, id) => `INSERT INTO walk VALUES (${id}, 0)`),
    ]);
    await store.write([]);
    for (let at = 0; at < REGIONS; at++)
      regions.push(await openLaggingRegion(primary, join(folder, String(at))));
    return await walkAll(regions, seed, runMs);
  } finally {
    for (const region of regions) await region.stop();
    store.close();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
