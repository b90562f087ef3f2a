import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { battery, vehicle } from '#db/schema/garage.ts';
import { listing } from '#db/schema/listings.ts';
import { SHOWN_STATES } from '#edge/contract/listings/machine.ts';
import type { OfferSort } from '#edge/contract/listings/offers.ts';

/** As the expiry index has it, so that listings that are over cost nothing. */
const shownStates = sql.raw(SHOWN_STATES.map((state) => `'${state}'`).join(', '));

/** What `standingOf` calls SHOWN, as a condition. Placeholders: now, kind and area (null: any). */
const offered = and(
  sql`${listing.status} in (${shownStates})`,
  gt(listing.expiresAt, p('now')),
  isNull(listing.hiddenAt),
  or(
    eq(vehicle.ownerId, listing.ownerId),
    and(
      isNull(listing.vehicleId),
      eq(battery.ownerId, listing.ownerId),
      eq(battery.locked, false),
      isNull(battery.missingSinceAt),
    ),
  ),
  sql`(${p('kind')} is null or ${p('kind')} = iif(${listing.vehicleId} is null, 'BATTERY', 'MOTORCYCLE'))`,
  sql`(${p('area')} is null or ${p('area')} = ${listing.areaCode})`,
);

const newestFirst = [desc(listing.publishedAt), asc(listing.id)];

const offersBy = (order: readonly SQL[]) =>
  prepare(
    build
      .select({
        listing,
        vehicle,
        battery,
        /** Of the first photo that is still there. */
        photoId: sql<string | null>`(select u.id from json_each(${listing.photoIds}) named
          join upload u on u.id = named.value and u.attached_to = ${listing.id}
            and u.stored_at is not null and u.removed_at is null
          order by named.key limit 1)`,
        /** Of all pages. */
        total: sql<number>`count(*) over ()`,
      })
      .from(listing)
      .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
      .leftJoin(battery, eq(battery.id, listing.batteryId))
      .where(offered)
      .orderBy(...order)
      .limit(p('limit'))
      .offset(p('offset')),
  );

/** A page of what is on offer. Placeholders: now (epoch ms), kind, area, limit, offset. */
export const offersSorted = {
  NEWEST: offersBy(newestFirst),
  PRICE_ASC: offersBy([asc(listing.priceIdr), ...newestFirst]),
  PRICE_DESC: offersBy([desc(listing.priceIdr), ...newestFirst]),
} satisfies Record<OfferSort, unknown>;

export type OfferRow = RowOf<(typeof offersSorted)['NEWEST']>;
