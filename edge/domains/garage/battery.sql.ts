import { and, asc, eq, or, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { battery, batteryUse, vehicle } from '#db/schema/garage.ts';

/** The battery under that number that sits, or has sat, in the motorcycle with that VIN. */
export const batteryOf = prepare(
  build
    .select({
      battery,
      owner: {
        id: customer.id,
        name: customer.name,
        emailVerified: customer.emailVerified,
        createdAt: customer.createdAt,
        phoneNumber: customer.phoneNumber,
        photoUrl: customer.photoUrl,
      },
      plate: vehicle.registrationPlate,
      generation: vehicle.generation,
      vin: vehicle.vin,
    })
    .from(battery)
    .leftJoin(vehicle, eq(vehicle.id, battery.vehicleId))
    .leftJoin(customer, eq(customer.id, battery.ownerId))
    .where(
      and(
        eq(battery.serialNumber, p('batteryNumber')),
        or(
          eq(vehicle.vin, p('vin')),
          sql`exists (select 1 from ${batteryUse} where ${batteryUse.batteryId} = ${battery.id} and ${batteryUse.vin} = ${p('vin')})`,
        ),
      ),
    ),
);

export const usesOf = prepare(
  build
    .select({
      model: batteryUse.model,
      vin: batteryUse.vin,
      startedAt: batteryUse.startedAt,
      endedAt: batteryUse.endedAt,
      cycles: batteryUse.cycles,
    })
    .from(batteryUse)
    .innerJoin(battery, eq(battery.id, batteryUse.batteryId))
    .where(eq(battery.serialNumber, p('batteryNumber')))
    .orderBy(asc(batteryUse.startedAt)),
);

export const batteryNumbered = prepare(
  build
    .select()
    .from(battery)
    .where(eq(battery.serialNumber, p('key'))),
);

export type BatteryRow = RowOf<typeof batteryOf>;
export type UseRow = RowOf<typeof usesOf>;
export type BatteryItself = RowOf<typeof batteryNumbered>;
