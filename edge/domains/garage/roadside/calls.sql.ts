import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { build, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import {
  roadsideRequest as call,
  roadsidePackage,
  roadsideSubscription,
} from '#db/schema/garage-roadside.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { callMachine } from '#edge/contract/garage/roadside-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

const p = sql.placeholder;

const columns = {
  call,
  vin: vehicle.vin,
  plate: vehicle.registrationPlate,
  generation: vehicle.generation,
  roadsideUntilAt: vehicle.roadsideUntilAt,
  rider: customer.name,
  riderPhone: customer.phoneNumber,
};

const withRider = () =>
  build
    .select(columns)
    .from(call)
    .innerJoin(vehicle, eq(vehicle.id, call.vehicleId))
    .innerJoin(customer, eq(customer.id, call.customerId));

const theirGuest = build
  .select({ one: sql`1` })
  .from(vehicleShare)
  .where(
    and(
      eq(vehicleShare.vehicleId, call.vehicleId),
      eq(vehicleShare.ownerId, p('customerId')),
      eq(vehicleShare.guestId, call.customerId),
      isNotNull(vehicleShare.acceptedAt),
      sql`${vehicleShare.loanStartAt} <= ${call.receivedAt}`,
      sql`coalesce(${vehicleShare.revokedAt}, ${vehicleShare.loanEndAt}) >= ${call.askedAt}`,
    ),
  );

/** One's own calls, and those of guests while they rode one's motorcycle; the newest first. */
export const callsOf = prepare(
  withRider()
    .where(or(eq(call.customerId, p('customerId')), sql`exists ${theirGuest}`))
    .orderBy(desc(call.receivedAt), desc(call.id))
    .limit(20),
);

export type CallRow = RowOf<typeof callsOf>;

/** Open calls, the longest waiting first. */
export const openCalls = prepare(
  withRider()
    .where(sql`${call.status} <> 'DONE'`)
    .orderBy(asc(call.receivedAt), asc(call.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

/** Calls that are done, the latest first. */
export const doneCalls = prepare(
  withRider()
    .where(eq(call.status, 'DONE'))
    .orderBy(desc(call.receivedAt), desc(call.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countCalls = prepare(
  build
    .select({
      open: sql<number>`count(*) filter (where ${call.status} <> 'DONE')`,
      done: sql<number>`count(*) filter (where ${call.status} = 'DONE')`,
    })
    .from(call),
);

export const callById = prepare(
  withRider()
    .where(eq(call.id, p('id')))
    .limit(1),
);

export const callMover = createMover(callMachine, {
  table: call,
  id: call.id,
  columnsOf: (status) => ({ status }),
});

/** Cover that was taken, the newest first. */
export const subscriptionPage = prepare(
  build
    .select({
      subscription: roadsideSubscription,
      packageName: roadsidePackage.name,
      vin: vehicle.vin,
      plate: vehicle.registrationPlate,
      generation: vehicle.generation,
      owner: customer.name,
    })
    .from(roadsideSubscription)
    .innerJoin(roadsidePackage, eq(roadsidePackage.id, roadsideSubscription.packageId))
    .innerJoin(vehicle, eq(vehicle.id, roadsideSubscription.vehicleId))
    .innerJoin(customer, eq(customer.id, roadsideSubscription.customerId))
    .orderBy(desc(roadsideSubscription.createdAt), desc(roadsideSubscription.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export type SubscriptionRow = RowOf<typeof subscriptionPage>;

export const countSubscriptions = prepare(
  build.select({ total: sql<number>`count(*)` }).from(roadsideSubscription),
);
