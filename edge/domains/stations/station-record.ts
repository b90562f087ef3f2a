import { inArray, sql } from 'drizzle-orm';
import { changedIds, type FeedPage } from '#db/feed/page.ts';
import { build, prepare, prepareRaw, type Query } from '#db/query.ts';
import { evseStatus } from '#db/schema/stations.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { RECORD, recordOf } from './station.sql.ts';

const changedStations: (page: FeedPage) => Query<StationRecord[]> = prepareRaw(
  sql`SELECT ${sql.raw(RECORD)} FROM station s WHERE s.id IN ${changedIds}`,
  ({ rows }) => rows.map(recordOf),
);

provideRecords(
  'stations',
  async (page, { read }) =>
    new Map((await read(changedStations(page))).map((record) => [record.id, record])),
);

const changedStatuses = prepare(
  build.select().from(evseStatus).where(inArray(evseStatus.id, changedIds)),
);

provideRecords('stationStatus', async (page, { read }) => {
  const rows = await read(changedStatuses(page));
  return new Map(
    rows.map(({ id, stationId, status, sinceAt, lastUpdatedAt }) => [
      id,
      {
        id,
        stationId,
        status: status as EvseStatus,
        since: sinceAt,
        lastUpdated: lastUpdatedAt,
      },
    ]),
  );
});
