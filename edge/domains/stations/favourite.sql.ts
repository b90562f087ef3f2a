import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, p, prepare } from '#db/query.ts';
import { stationFavourite } from '#db/schema/stations-riders.ts';

/** The later word wins; of two at the same time the one that arrives later. */
export const writeFavourite = prepare(
  build
    .insert(stationFavourite)
    .values({
      id: p('id'),
      customerId: p('customerId'),
      stationId: p('stationId'),
      isFavourite: p('isFavourite'),
      changedAt: p('changedAt'),
    })
    .onConflictDoUpdate({
      target: stationFavourite.id,
      set: { isFavourite: sql`excluded.is_favourite`, changedAt: sql`excluded.changed_at` },
      setWhere: sql`excluded.changed_at >= ${stationFavourite.changedAt}`,
    }),
);

export const changedFavourites = prepare(
  build
    .select()
    .from(stationFavourite)
    .where(and(inArray(stationFavourite.id, changedIds), eq(stationFavourite.isFavourite, true))),
);
