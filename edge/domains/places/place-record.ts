import { inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { place } from '#db/schema/places.ts';
import { isTimeZone } from '#edge/contract/hours.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { LoadChanged } from '#edge/graphql/changed.ts';

const changedPlaces = prepare(build.select().from(place).where(inArray(place.id, changedIds)));

export const loadChangedPlaces: LoadChanged<PlaceRecord> = async (page, { read }) => {
  const rows = await read(changedPlaces(page));
  return new Map(
    rows.map(({ isActive, updatedAt, country, timeZone, ...row }) => [
      row.id,
      { ...row, timeZone: isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta' },
    ]),
  );
};
