import { and, desc, eq, or, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { isLentNow } from './access.sql.ts';

/** Own ones, and those lent to this customer right now. */
const visible = or(eq(vehicle.ownerId, p('customerId')), isLentNow);

/** `pattern` is a LIKE pattern with `\\` as escape; `generations` a JSON list. */
const matchesSearch = sql`(${vehicle.vin} like ${p('pattern')} escape '\\'
  or replace(${vehicle.registrationPlate}, ' ', '') like ${p('pattern')} escape '\\'
  or ${vehicle.generation} in (select value from json_each(${p('generations')})))`;

const mine = and(visible, matchesSearch);

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

export type VehicleRow = RowOf<typeof vehiclePage>;

export const vehicleCount = prepare(
  build.select({ total: sql<number>`count(*)` }).from(vehicle).where(mine),
);
