import { seeded } from '#db/content/stations/synthetic/random.ts';
import type { OpenDatabase } from '#db/open.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { nearbyQuery } from '#edge/domains/stations/nearby.sql.ts';
import { type StationDraft, writeStations } from '#edge/domains/stations/write.sql.ts';
import { draft, search, stationRecord } from '#tests/support/stations.ts';
import { migrated, stores } from '#tests/support/stores.ts';
import { inTurn, median, timed } from './rounds.ts';
import type { Bench } from './servers.ts';
import { limited, table, whole } from './table.ts';

const SIZES = [1_000, 10_000, 100_000];
const GROWTH_LIMIT = 2;
const ON_DEVICE = 5_000;
const SLOWER = 4;
const DEVICE_LIMIT_MS = 100;
const BATCH = 200;
const ROUNDS = 200;
const NOW = Date.UTC(2026, 10, 21, 5);
const MIDDLE = { lat: -2, lon: 118 };
/** As dense as Java's cities and their roads. */
const PER_SQUARE_DEGREE = 1_000;

/** `count` stations at the same density, so that a larger field is wider and not fuller. */
const field = (count: number): StationDraft[] => {
  const random = seeded(count);
  const side = Math.sqrt(count / PER_SQUARE_DEGREE);
  const at = (middle: number): number => middle + (random() - 0.5) * side;
  return Array.from({ length: count }, (_, index) => {
    const id = `sta_bench_${String(index).padStart(6, '0')}`;
    const statuses: EvseStatusRecord[] = stationRecord(id).evses.map((evse) => ({
      id: evse.id,
      stationId: id,
      since: NOW,
      status: random() < 0.4 ? 'AVAILABLE' : 'CHARGING',
      lastUpdated: NOW,
    }));
    const place = { lat: at(MIDDLE.lat), lon: at(MIDDLE.lon) };
    return draft(stationRecord(id, { ...place, motorcycleAllowed: random() < 0.5 }), statuses);
  });
};

/** Two filters that pass a fifth; each round asks somewhere else. */
const question = (round: number) => {
  const place = { lat: MIDDLE.lat + round / 10_000, lon: MIDDLE.lon - round / 10_000 };
  return search({ ...place, freeNow: true, motorcycleAllowed: true });
};

export const fillField = async (db: OpenDatabase, count: number): Promise<void> => {
  const drafts = field(count);
  for (let at = 0; at < drafts.length; at += BATCH)
    await db.write(writeStations(drafts.slice(at, at + BATCH)));
};

const inStore = async ({ stopAtEnd }: Bench, size: number) => {
  const { db } = stopAtEnd(await migrated(stores[0].open));
  await fillField(db, size);
  return (round: number) => timed(() => db.read([nearbyQuery(question(round), NOW)]));
};

/** The device's own search over its copy; the browser's engine is Node's. */
const onDevice = () => {
  const drafts = field(ON_DEVICE);
  const records = drafts.map(({ record }) => record);
  const statuses = new Map(drafts.flatMap((each) => each.statuses.map((one) => [one.id, one])));
  return (round: number) =>
    timed(() => searchStations(records, question(round), (id) => statuses.get(id), NOW));
};

/** The cost of the search by the number of stations, in the store and on a device. */
export const stationsTable = async (bench: Bench): Promise<string> => {
  const lanes: ((round: number) => Promise<number>)[] = [];
  for (const size of SIZES) lanes.push(await inStore(bench, size));
  const costs = (await inTurn(ROUNDS, lanes)).map(median);
  const [times = []] = await inTurn(ROUNDS, [onDevice()]);
  const device = median(times) * SLOWER;
  const least = costs[0] ?? Number.NaN;
  const rows = costs.map((cost, at) => {
    const growth = cost / least;
    const figure = `${cost.toFixed(2)} ms (${growth.toFixed(2)} of the smallest)`;
    const limit = `${GROWTH_LIMIT} of the smallest`;
    return limited(
      `of ${whole(SIZES[at] ?? 0)} in the store`,
      figure,
      limit,
      growth <= GROWTH_LIMIT,
    );
  });
  const figure = `${device.toFixed(1)} ms`;
  const isQuick = device <= DEVICE_LIMIT_MS;
  const what = `of ${whole(ON_DEVICE)} on a device (Node's time, ${SLOWER}x)`;
  rows.push(limited(what, figure, `${DEVICE_LIMIT_MS} ms`, isQuick));
  return table(['20 nearest, two filters that pass a fifth', 'measured', 'limit'], rows);
};
