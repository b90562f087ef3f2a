import { and, asc, eq } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { place } from '#db/schema/places.ts';

const visible = build.select().from(place).where(eq(place.isActive, true));

const all = prepare(visible.orderBy(asc(place.state), asc(place.city), asc(place.location)));

const bySlug = prepare(
  build
    .select()
    .from(place)
    .where(and(eq(place.dealerSlug, p('slug')), eq(place.isActive, true))),
);

export type PlaceRow = typeof place.$inferSelect;

/** Every centre and dealer, upcoming ones too: a few hundred at most, so they come whole. */
export const allPlaces = (): Query<PlaceRow[]> => all({});

export const placeBySlug = (slug: string): Query<PlaceRow | undefined> => {
  const query = bySlug({ slug });
  return { ...query, map: (result) => query.map(result)[0] };
};
