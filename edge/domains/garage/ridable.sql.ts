import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { build, prepare } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';

const p = sql.placeholder;

const lentNow = build
  .select({ one: sql`1` })
  .from(vehicleShare)
  .where(
    and(
      eq(vehicleShare.vehicleId, vehicle.id),
      eq(vehicleShare.guestId, p('customerId')),
      isNull(vehicleShare.revokedAt),
      lte(vehicleShare.loanStartAt, p('now')),
      gt(vehicleShare.loanEndAt, p('now')),
    ),
  );

/** A vehicle for the one who acts on it; what they are to it is in the row. */
export const vehicleFor = prepare(
  build
    .select({
      id: vehicle.id,
      ownerId: vehicle.ownerId,
      odometerKm: vehicle.odometerKm,
      roadsideUntilAt: vehicle.roadsideUntilAt,
      lent: sql<number>`exists ${lentNow}`,
    })
    .from(vehicle)
    .where(eq(vehicle.vin, p('vin'))),
);

type Row = ReturnType<ReturnType<typeof vehicleFor>['map']>[number];

export const isOwner = (row: Row | undefined, customerId: string): row is Row =>
  row !== undefined && row.ownerId === customerId;

export const mayRide = (row: Row | undefined, customerId: string): row is Row =>
  row !== undefined && (row.ownerId === customerId || row.lent === 1);
