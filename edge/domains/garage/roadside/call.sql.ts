import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { roadsideRequest as call } from '#db/schema/garage-roadside.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { callMachine } from '#edge/contract/garage/roadside-machine.ts';
import { limitOf } from '#edge/platform/write/limit.ts';
import { createMover } from '#edge/platform/write/mover.ts';

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

/** Calls for help of one customer since a moment. */
export const callsSince = limitOf<{ customerId: string; since: number }>(
  sql`SELECT count(*) FROM roadside_request
    WHERE customer_id = ${p('customerId')} AND received_at > ${p('since')}`,
);

/** A call that arrived before under the same id is left as it is. */
export const insertCall = (
  row: Omit<typeof call.$inferInsert, 'status'>,
): readonly Query<unknown>[] => [
  query(
    build
      .insert(call)
      .values({ ...row, status: callMachine.moves.request.to })
      .onConflictDoNothing(),
  ),
  ...callMover.begin('request'),
];
