import { inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { place } from '#db/schema/places.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import type { PlaceRow } from './place.sql.ts';

const changedPlaces = prepare(build.select().from(place).where(inArray(place.id, changedIds)));

/** A place as devices have it, and as every view of it is made. */
export const placeRecordOf = ({
  isActive,
  updatedAt,
  country,
  timeZone,
  hoursVersion,
  ...row
}: PlaceRow): PlaceRecord => ({
  ...row,
  timeZone: isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta',
});

provideRecords('places', async (page, { read }) => {
  const rows = await read(changedPlaces(page));
  return new Map(rows.map((row) => [row.id, placeRecordOf(row)]));
});
