import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Query, raw } from '#db/query.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { dice } from '#tests/support/random.ts';
import { type LaggingRegion, LONGEST_LAG_MS, openLaggingRegion, pause } from './lagging-region.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** An hour, or a few seconds; longer where the machine is slow, until there was weather. */
const RUN_MS = IS_FULL ? HOUR_MS : 8_000;
const REGIONS = 3;
const VISITORS = 8;
const SEED = Number(process.env.TEST_SEED_FROM ?? 25);

const numberOf = (visitor: number): Query<number> =>
  raw(sql`SELECT n FROM walk WHERE id = ${visitor}`, ({ rows }) => Number(rows[0]?.n ?? 0));
const sumOfAll: Query<number> = raw(sql`SELECT sum(n) AS n FROM walk`, ({ rows }) =>
  Number(rows[0]?.n ?? 0),
);
const raise = (visitor: number): Query<number> =>
  raw(sql`UPDATE walk SET n = n + 1 WHERE id = ${visitor} RETURNING n`, ({ rows }) =>
    Number(rows[0]?.n),
  );

let folder: string;
let primary: Sqld;
let store: OpenDatabase;
const regions: LaggingRegion[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-regions-'));
  primary = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '', replication: true });
  store = openDatabase({ url: primary.url });
  await store.primary.batch([
    'CREATE TABLE walk (id INTEGER PRIMARY KEY, n INTEGER NOT NULL)',
    ...Array.from({ length: VISITORS }, (_, id) => `INSERT INTO walk VALUES (${id}, 0)`),
  ]);
  await store.write([]);
  for (let at = 0; at < REGIONS; at++)
    regions.push(await openLaggingRegion(primary, join(folder, String(at))));
});
afterAll(async () => {
  for (const region of regions) await region.stop();
  store.close();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('visitors who go from region to region', () => {
  it(`never see less than before, and always what they wrote, behind up to ${LONGEST_LAG_MS / 1_000} s of lag while regions die (seed ${SEED})`, {
    timeout: RUN_MS + 120_000,
  }, async () => {
    const random = dice(SEED);
    const end = Date.now() + RUN_MS;
    const counts = { reads: 0, writes: 0, deaths: 0, refused: 0 };
    const faults: string[] = [];
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
        await pause(random.roll(40));
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
    expect(faults).toEqual([]);
  });
});
