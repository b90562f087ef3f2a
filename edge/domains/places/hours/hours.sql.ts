import { and, asc, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { place } from '#db/schema/places.ts';
import type { OpeningHours } from '#edge/contract/hours.ts';
import type { HoursKind } from '#edge/contract/places/hours-desk.ts';

const columns = {
  dealerSlug: place.dealerSlug,
  location: place.location,
  city: place.city,
  timeZone: place.timeZone,
  sales: place.sales,
  services: place.services,
  hoursForSales: place.hoursForSales,
  hoursForService: place.hoursForService,
  version: place.hoursVersion,
};

/** Places with their hours; of one, or of all where the slug is null. */
export const placesWithHours = prepare(
  build
    .select(columns)
    .from(place)
    .where(
      and(
        eq(place.isActive, true),
        sql`(${p('slug')} is null or ${place.dealerSlug} = ${p('slug')})`,
      ),
    )
    .orderBy(asc(place.location)),
);

export type PlaceHours = RowOf<typeof placesWithHours>;

/** Hours of a place that are still as they were seen, or the batch stops. */
export const setHoursRows = (
  {
    slug,
    kind,
    version,
    now,
  }: {
    readonly slug: string;
    readonly kind: HoursKind;
    readonly version: number;
    readonly now: number;
  },
  hours: OpeningHours,
): readonly Query<unknown>[] => [
  query(
    build
      .update(place)
      .set({
        ...(kind === 'SALES' ? { hoursForSales: hours } : { hoursForService: hours }),
        hoursVersion: sql`${place.hoursVersion} + 1`,
        updatedAt: now,
      })
      .where(and(eq(place.dealerSlug, slug), eq(place.hoursVersion, version))),
  ),
  assertOneChanged,
];

interface Ahead {
  readonly slug: string;
  readonly now: number;
}

export interface Visit {
  readonly kind: HoursKind;
  readonly at: number;
  /** So long it takes, in ms. */
  readonly lasts: number;
}

/** Appointments and test rides of a place that are to come, at most 500. */
export const visitsAhead = prepareRaw<
  Ahead & { serviceMs: number; rideMs: number },
  readonly Visit[]
>(
  sql`SELECT 'SERVICE' AS kind, b.slot_at AS at, ${p('serviceMs')} AS lasts FROM service_booking b
      JOIN place l ON l.id = b.place_id
      WHERE b.status = 'BOOKED' AND b.slot_at > ${p('now')} AND l.dealer_slug = ${p('slug')}
    UNION ALL SELECT 'SALES', r.slot_at, ${p('rideMs')} FROM test_ride r JOIN place l ON l.id = r.place_id
      WHERE r.state = 'CONFIRMED' AND r.slot_at > ${p('now')} AND l.dealer_slug = ${p('slug')}
    ORDER BY 2 LIMIT 500`,
  ({ rows }) =>
    rows.map(({ kind, at, lasts }) => ({
      kind: kind === 'SERVICE' ? 'SERVICE' : 'SALES',
      at: Number(at),
      lasts: Number(lasts),
    })),
);
