import { seeded } from '#db/content/stations/synthetic/random.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import type { StationDraft } from '#edge/domains/stations/write.sql.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';

/** A thousand stations on one square degree, as dense as Java's cities and their roads. */
const PER_SQUARE_DEGREE = 1_000;
const MIDDLE = { lat: -2, lon: 118 };

/** `count` stations at the same density, so that a larger field is wider and not fuller. */
export const field = (count: number, now: number): StationDraft[] => {
  const random = seeded(count);
  const side = Math.sqrt(count / PER_SQUARE_DEGREE);
  const at = (middle: number): number => middle + (random() - 0.5) * side;
  return Array.from({ length: count }, (_, index) => {
    const id = `sta_bench_${String(index).padStart(6, '0')}`;
    const evses: StationRecord['evses'] = stationRecord(id).evses;
    const statuses: EvseStatusRecord[] = evses.map((evse) => ({
      ...{ id: evse.id, stationId: id, since: now },
      status: random() < 0.4 ? 'AVAILABLE' : 'CHARGING',
      lastUpdated: now,
    }));
    const place = { lat: at(MIDDLE.lat), lon: at(MIDDLE.lon) };
    const motorcycleAllowed = random() < 0.5;
    return draft(stationRecord(id, { ...place, motorcycleAllowed }), statuses);
  });
};

export const FROM = MIDDLE;
