import { join } from 'node:path';
import { type Database, openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { search } from '#tests/support/stations.ts';
import { median } from '../median.ts';
import { FROM, field } from './field.ts';

const BATCH = 200;
const ROUNDS = 200;

export interface Nearest {
  readonly stations: number;
  /** Median milliseconds of "20 nearest" with two filters that pass a fifth. */
  readonly milliseconds: number;
}

const storeOf = async (folder: string, stations: number, now: number): Promise<Database> => {
  const db = openDatabase({ url: `file:${join(folder, `nearest-${stations}.db`)}` });
  await migrate(db.primary);
  const drafts = field(stations, now);
  for (let at = 0; at < drafts.length; at += BATCH)
    await db.write(writeStations(drafts.slice(at, at + BATCH)));
  return db;
};

/**
 * The cost of "20 nearest that pass" in the store, by the number of stations at one density. Each round
 * asks every store, so that what else the machine does slows them alike.
 */
export const nearestCost = async (folder: string, sizes: readonly number[]): Promise<Nearest[]> => {
  const now = Date.UTC(2026, 10, 21, 5);
  const lanes: { stations: number; db: Database; times: number[] }[] = [];
  for (const stations of sizes)
    lanes.push({ stations, db: await storeOf(folder, stations, now), times: [] });
  for (let round = 0; round < ROUNDS; round++) {
    const from = { lat: FROM.lat + round / 10_000, lon: FROM.lon - round / 10_000 };
    const query = nearbyQuery(search({ ...from, freeNow: true, motorcycleAllowed: true }), now);
    for (const { db, times } of lanes) {
      const began = performance.now();
      const [rows] = await db.read([query]);
      times.push(performance.now() - began);
      if (rows.length !== 20) throw new Error(`${rows.length} found instead of 20`);
    }
  }
  return lanes.map(({ stations, db, times }) => {
    db.close();
    return { stations, milliseconds: median(times) };
  });
};
