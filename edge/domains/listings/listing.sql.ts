import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, type RowOf, raw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { upload } from '#db/schema/account-upload.ts';
import { battery, batteryUse, serviceRecord, vehicle, vehicleWarranty } from '#db/schema/garage.ts';
import { listing } from '#db/schema/listings.ts';
import { ownershipHistory } from '#db/schema/sharing-transfer.ts';
import { listingMachine, OPEN_STATES } from '#edge/contract/listings/machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

/** A listing with the thing it is about and whose that is. Placeholder: id. */
export const listingById = prepare(
  build
    .select({
      listing,
      vehicle,
      battery,
      owner: {
        name: customer.name,
        phoneNumber: customer.phoneNumber,
        createdAt: customer.createdAt,
        verified: customer.emailVerified,
      },
      owners: sql<number>`1 + (select count(*) from ${ownershipHistory} where ${ownershipHistory.vehicleId} = ${listing.vehicleId})`,
    })
    .from(listing)
    .innerJoin(customer, eq(customer.id, listing.ownerId))
    .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
    .leftJoin(battery, eq(battery.id, listing.batteryId))
    .where(eq(listing.id, p('id'))),
);

const vehicleOfListing = build
  .select({ id: listing.vehicleId })
  .from(listing)
  .where(eq(listing.id, p('id')));

/** Workshop visits that are over; an appointment would tell strangers where its owner will be. */
export const servicesOfListing = prepare(
  build
    .select()
    .from(serviceRecord)
    .where(
      and(
        sql`${serviceRecord.vehicleId} in ${vehicleOfListing}`,
        eq(serviceRecord.status, 'COMPLETED'),
      ),
    )
    .orderBy(desc(serviceRecord.servicedAt)),
);

export const warrantiesOfListing = prepare(
  build
    .select()
    .from(vehicleWarranty)
    .where(sql`${vehicleWarranty.vehicleId} in ${vehicleOfListing}`)
    .orderBy(asc(vehicleWarranty.untilAt), asc(vehicleWarranty.part)),
);

/** The batteries that go with the motorcycle, each with how many it has been in. */
export const batteriesOfListing = prepare(
  build
    .select({
      battery,
      usedIn: sql<number>`(select count(distinct ${batteryUse.vin}) from ${batteryUse} where ${batteryUse.batteryId} = ${battery.id})`,
    })
    .from(battery)
    .innerJoin(listing, eq(listing.vehicleId, battery.vehicleId))
    .where(and(eq(listing.id, p('id')), eq(battery.ownerId, listing.ownerId)))
    .orderBy(asc(battery.slot)),
);

export const usesOfListedBattery = prepare(
  build
    .select({
      model: batteryUse.model,
      vin: batteryUse.vin,
      startedAt: batteryUse.startedAt,
      endedAt: batteryUse.endedAt,
      cycles: batteryUse.cycles,
    })
    .from(batteryUse)
    .innerJoin(listing, eq(listing.batteryId, batteryUse.batteryId))
    .where(eq(listing.id, p('id')))
    .orderBy(asc(batteryUse.startedAt)),
);

export interface ListedPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** In the owner's order. */
export const photosOfListing = prepareRaw<{ id: string }, ListedPhoto[]>(
  sql`SELECT u.id, u.width, u.height FROM listing l, json_each(l.photo_ids) named
    JOIN upload u ON u.id = named.value AND u.attached_to = l.id
      AND u.stored_at IS NOT NULL AND u.removed_at IS NULL
    WHERE l.id = ${p('id')} ORDER BY named.key`,
  ({ rows }) =>
    rows.map(({ id, width, height }) => ({
      id: String(id),
      width: Number(width),
      height: Number(height),
    })),
);

export const vehicleWith = prepare(
  build
    .select({ id: vehicle.id, ownerId: vehicle.ownerId })
    .from(vehicle)
    .where(eq(vehicle.vin, p('vin'))),
);

export const batteryWith = prepare(
  build
    .select({
      id: battery.id,
      ownerId: battery.ownerId,
      locked: battery.locked,
      missingSinceAt: battery.missingSinceAt,
    })
    .from(battery)
    .where(eq(battery.serialNumber, p('serialNumber'))),
);

/** Open listings of a motorcycle or a battery; the other placeholder is null. */
export const openListings = prepare(
  build
    .select({ id: listing.id, status: listing.status, expiresAt: listing.expiresAt })
    .from(listing)
    .where(
      and(
        or(eq(listing.vehicleId, p('vehicleId')), eq(listing.batteryId, p('batteryId'))),
        inArray(listing.status, [...OPEN_STATES]),
      ),
    ),
);

/** Whether staff hid a listing of this motorcycle or battery, whosever it was; the other placeholder is null. */
export const isHidden = prepareRaw<{ vehicleId: string | null; batteryId: string | null }, boolean>(
  sql`SELECT 1 FROM listing WHERE hidden_at IS NOT NULL
    AND (vehicle_id = ${p('vehicleId')} OR battery_id = ${p('batteryId')}) LIMIT 1`,
  ({ rows }) => rows.length > 0,
);

export const listingMover = createMover(listingMachine, {
  table: listing,
  id: listing.id,
  columnsOf: (status) => ({ status }),
});

/** Writes down the end of listings nobody renewed. */
export const expireAll = (now: number): Query<unknown> =>
  listingMover.moveAll('expire', lte(listing.expiresAt, now));

export interface Thing {
  readonly vehicleId: string | null;
  readonly batteryId: string | null;
}

/** The same for those of one motorcycle or battery. */
export const expireOf = ({ vehicleId, batteryId }: Thing, now: number): Query<unknown> =>
  listingMover.moveAll(
    'expire',
    and(
      lte(listing.expiresAt, now),
      vehicleId === null
        ? eq(listing.batteryId, batteryId ?? '')
        : eq(listing.vehicleId, vehicleId),
    ),
  );

/** Stops the batch when staff hid a listing of the thing meanwhile. */
export const assertNotHidden = prepareRaw<Thing, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM listing
    WHERE hidden_at IS NOT NULL AND (vehicle_id = ${p('vehicleId')} OR battery_id = ${p('batteryId')}))`,
  () => undefined,
);

/**
 * Stops the batch unless the thing is still the owner's, and, of a battery, neither locked nor
 * reported: what was read before may have changed since.
 */
export const assertSellable = ({ vehicleId, batteryId }: Thing, ownerId: string): Query<unknown> =>
  vehicleId === null
    ? raw(
        sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM ${battery}
          WHERE ${battery.id} = ${batteryId} AND ${battery.ownerId} = ${ownerId}
          AND ${battery.locked} = 0 AND ${battery.missingSinceAt} IS NULL)`,
        () => undefined,
      )
    : raw(
        sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM ${vehicle}
          WHERE ${vehicle.id} = ${vehicleId} AND ${vehicle.ownerId} = ${ownerId})`,
        () => undefined,
      );

/** A motorcycle changes hands: its listing ends, and those of the batteries that go with it, photos and all. */
export const withdrawListingsOf = (
  vehicleId: string,
  ownerId: string,
  now: number,
): readonly Query<unknown>[] => [
  listingMover.moveAll(
    'handOver',
    and(
      eq(listing.ownerId, ownerId),
      or(
        eq(listing.vehicleId, vehicleId),
        inArray(
          listing.batteryId,
          build
            .select({ id: battery.id })
            .from(battery)
            .where(and(eq(battery.vehicleId, vehicleId), eq(battery.ownerId, ownerId))),
        ),
      ),
    ),
    { photoIds: [], closedAt: now, closedBy: 'transfer', updatedAt: now },
  ),
  raw(
    sql`UPDATE ${upload} SET removed_at = ${now} WHERE removed_at IS NULL AND attached_to IN (
      SELECT ${listing.id} FROM ${listing} WHERE ${listing.ownerId} = ${ownerId}
        AND ${listing.closedBy} = 'transfer' AND ${listing.closedAt} = ${now})`,
    () => undefined,
  ),
];

const open = inArray(listing.status, [...OPEN_STATES]);

/** Own motorcycles, and the open listing each may have. Placeholder: customerId. */
export const ownVehicles = prepare(
  build
    .select({ vehicle, openListing: listing.id })
    .from(vehicle)
    .leftJoin(listing, and(eq(listing.vehicleId, vehicle.id), open))
    .where(eq(vehicle.ownerId, p('customerId')))
    .orderBy(asc(vehicle.purchasedAt)),
);

/** Own batteries, likewise. Placeholder: customerId. */
export const ownBatteries = prepare(
  build
    .select({ battery, openListing: listing.id })
    .from(battery)
    .leftJoin(listing, and(eq(listing.batteryId, battery.id), open))
    .where(eq(battery.ownerId, p('customerId')))
    .orderBy(isNull(battery.vehicleId), asc(battery.serialNumber)),
);

export type ListingRow = RowOf<typeof listingById>;
export type ServiceRow = RowOf<typeof servicesOfListing>;
export type WarrantyRow = RowOf<typeof warrantiesOfListing>;
export type BatteryRow = RowOf<typeof batteriesOfListing>;
export type UseRow = RowOf<typeof usesOfListedBattery>;
