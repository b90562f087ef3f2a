import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';

const loanNow = build
  .select({ one: sql`1` })
  .from(vehicleShare)
  .where(
    and(
      eq(vehicleShare.vehicleId, vehicle.id),
      eq(vehicleShare.guestId, p('customerId')),
      isNull(vehicleShare.revokedAt),
      isNotNull(vehicleShare.acceptedAt),
      lte(vehicleShare.loanStartAt, p('now')),
      gt(vehicleShare.loanEndAt, p('now')),
    ),
  );

/** Whether a row of `vehicle` is lent to the customer right now. Placeholders: customerId, now (epoch ms). */
export const isLentNow = sql<number>`exists ${loanNow}`;

/** The vehicle by VIN, with the columns that decide whether the caller owns or may ride it. */
export const vehicleFor = prepare(
  build
    .select({
      id: vehicle.id,
      ownerId: vehicle.ownerId,
      odometerKm: vehicle.odometerKm,
      roadsideUntilAt: vehicle.roadsideUntilAt,
      freeServiceUntilAt: vehicle.freeServiceUntilAt,
      lent: isLentNow,
    })
    .from(vehicle)
    .where(eq(vehicle.vin, p('vin'))),
);

/** A customer's own motorcycles. */
export const ownVehicles = prepare(
  build
    .select({ vin: vehicle.vin, generation: vehicle.generation })
    .from(vehicle)
    .where(eq(vehicle.ownerId, p('customerId'))),
);

type Row = RowOf<typeof vehicleFor>;

export const isOwner = (row: Row | undefined, customerId: string): row is Row =>
  row !== undefined && row.ownerId === customerId;

export const mayRide = (row: Row | undefined, customerId: string): row is Row =>
  row !== undefined && (row.ownerId === customerId || row.lent === 1);
