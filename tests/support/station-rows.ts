import { seeded } from '#db/content/stations/synthetic/random.ts';
import type { OpenDatabase } from '#db/open.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { type StationDraft, writeStations } from '#edge/domains/stations/write.sql.ts';
import { draft, search, stationRecord } from './stations.ts';

const BATCH = 200;
const MIDDLE = { lat: -2, lon: 118 };
/** As dense as Java's cities and their roads. */
const PER_SQUARE_DEGREE = 1_000;

/** `count` stations at the same density, so that a larger field is wider and not fuller. */
const stationField = (count: number, now: number): StationDraft[] => {
  const random = seeded(count);
  const side = Math.sqrt(count / PER_SQUARE_DEGREE);
  const at = (middle: number): number => middle + (random() - 0.5) * side;
  return Array.from({ length: count }, (_, index) => {
    const id = `sta_bench_${String(index).padStart(6, '0')}`;
    const statuses: EvseStatusRecord[] = stationRecord(id).evses.map((evse) => ({
      id: evse.id,
      stationId: id,
      since: now,
      status: random() < 0.4 ? 'AVAILABLE' : 'CHARGING',
      lastUpdated: now,
    }));
    const place = { lat: at(MIDDLE.lat), lon: at(MIDDLE.lon) };
    return draft(stationRecord(id, { ...place, motorcycleAllowed: random() < 0.5 }), statuses);
  });
};

/** A search in the middle of it with two filters that pass a fifth. */
export const IN_FIELD = { ...MIDDLE, freeNow: true, motorcycleAllowed: true };

export const fillStations = async (db: OpenDatabase, count: number, now: number): Promise<void> => {
  const drafts = stationField(count, now);
  for (let at = 0; at < drafts.length; at += BATCH)
    await db.write(writeStations(drafts.slice(at, at + BATCH)));
};

/** The device's own search over a copy of so many stations. */
export const searchOnDevice = (count: number, now: number) => {
  const drafts = stationField(count, now);
  const records = drafts.map(({ record }) => record);
  const statuses = new Map(drafts.flatMap((each) => each.statuses.map((one) => [one.id, one])));
  return () => searchStations(records, search(IN_FIELD), (id) => statuses.get(id), now);
};
