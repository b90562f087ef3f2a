import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { build, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';

const p = sql.placeholder;

const lent = build
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

/** Own ones, and those lent to this customer right now. */
const visible = or(eq(vehicle.ownerId, p('customerId')), sql`exists ${lent}`);

/** `pattern` is a LIKE pattern with `\\` as escape; `generations` a JSON list. */
const found = sql`(${vehicle.vin} like ${p('pattern')} escape '\\'
  or replace(${vehicle.registrationPlate}, ' ', '') like ${p('pattern')} escape '\\'
  or ${vehicle.generation} in (select value from json_each(${p('generations')})))`;

const mine = and(visible, found);

export const vehiclePage = prepare(
  build
    .select({
      vehicle,
      ownerName: customer.name,
      ownerPhone: customer.phoneNumber,
      ownerEmail: customer.emailAddress,
      ownerOId: customer.oId,
    })
    .from(vehicle)
    .innerJoin(customer, eq(customer.id, vehicle.ownerId))
    .where(mine)
    .orderBy(sql`${vehicle.ownerId} <> ${p('customerId')}`, desc(vehicle.purchasedAt), vehicle.id)
    .limit(p('limit'))
    .offset(p('offset')),
);

export type VehicleRow = ReturnType<ReturnType<typeof vehiclePage>['map']>[number];

export const vehicleCount = prepare(
  build.select({ total: sql<number>`count(*)` }).from(vehicle).where(mine),
);
