import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import { boxesOf, inArea, type StationArea } from '#edge/contract/stations/area.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { RECORD_WITH_STATUS, recordOf, stationRowOf } from './station.sql.ts';

interface PackHead {
  readonly epoch: string;
  readonly seq: number;
}

/** Where the feed stands; what a pack has is up to this number. */
export const packHead = prepareRaw<object, PackHead>(
  sql`SELECT epoch, seq FROM feed`,
  ({ rows: [row] }) => ({
    epoch: String(row?.epoch),
    seq: Number(row?.seq),
  }),
);

interface PackRow {
  readonly record: StationRecord;
  readonly statuses: readonly EvseStatusRecord[];
  /** Changed since the number asked for. */
  readonly changed: boolean;
}

const BOXED = sql`SELECT DISTINCT r.station_id FROM json_each(${p('boxes')}) b CROSS JOIN station_rtree r
  WHERE r.north >= b.value ->> 0 AND r.south <= b.value ->> 1 AND r.east >= b.value ->> 2 AND r.west <= b.value ->> 3`;

const CHANGED = sql`(${p('after')} < 0 OR EXISTS (SELECT 1 FROM change c WHERE c.audience = 'public'
  AND c.collection = 'stations' AND c.entity_id = s.id AND c.seq > ${p('after')})
  OR EXISTS (SELECT 1 FROM evse v JOIN change c ON c.audience = 'public'
    AND c.collection = 'station-status' AND c.entity_id = v.id WHERE v.station_id = s.id AND c.seq > ${p('after')}))`;

const inBoxes = prepareRaw<{ boxes: string; after: number }, PackRow[]>(
  sql`SELECT ${sql.raw(RECORD_WITH_STATUS)}, ${CHANGED} AS changed
    FROM (${BOXED}) hit JOIN station s ON s.id = hit.station_id ORDER BY s.id`,
  ({ rows }) =>
    rows.map((row) => ({
      record: recordOf(row),
      statuses: [...stationRowOf(row).statuses.values()],
      changed: row.changed === 1,
    })),
);

/** Stations of an area, found by the R-tree and cut to the area's true edge. `after` below 0: all count as changed. */
export const packRows = (area: StationArea, after: number): Query<PackRow[]> => {
  const boxes = boxesOf(area).map(({ south, north, west, east }) => [south, north, west, east]);
  const query = inBoxes({ boxes: JSON.stringify(boxes), after });
  return {
    ...query,
    map: (result) => query.map(result).filter(({ record }) => inArea(area, record)),
  };
};
