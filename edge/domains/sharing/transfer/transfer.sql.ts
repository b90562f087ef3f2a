import { aliasedTable, and, desc, eq, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { ownershipTransfer as transfer } from '#db/schema/sharing-transfer.ts';
import { transferMachine } from '#edge/contract/sharing/transfer-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

const owner = aliasedTable(customer, 'owner');
const requester = aliasedTable(customer, 'requester');

/** The number the owner answers to; a customer who has none yet goes by their id. */
const requesterNumber = sql<string>`coalesce(cast(${requester.odooId} as text), ${requester.id})`;

export const vehicleWithOwner = prepare(
  build
    .select({
      id: vehicle.id,
      vin: vehicle.vin,
      ownerId: vehicle.ownerId,
      name: customer.name,
      email: customer.emailAddress,
      phoneNumber: customer.phoneNumber,
      oId: customer.oId,
    })
    .from(vehicle)
    .innerJoin(customer, eq(customer.id, vehicle.ownerId))
    .where(eq(vehicle.vin, p('vin'))),
);

/** The customer's own open request for a vehicle. */
export const openRequest = prepare(
  build
    .select({ id: transfer.id, expiresAt: transfer.expiresAt })
    .from(transfer)
    .innerJoin(vehicle, eq(vehicle.id, transfer.vehicleId))
    .where(
      and(
        eq(vehicle.vin, p('vin')),
        eq(transfer.requesterId, p('customerId')),
        eq(transfer.status, 'REQUESTED'),
      ),
    ),
);

export const transferMover = createMover(transferMachine, {
  table: transfer,
  id: transfer.id,
  columnsOf: (status) => ({ status }),
});

const expiry = { decidedAt: sql`${transfer.expiresAt}` };

/** Writes down the end of requests nobody answered. */
export const expireAll = (now: number): Query<unknown> =>
  transferMover.moveAll('expire', lte(transfer.expiresAt, now), expiry);

/** The same for those of one customer. */
export const expireMine = (customerId: string, now: number): Query<unknown> =>
  transferMover.moveAll(
    'expire',
    and(lte(transfer.expiresAt, now), eq(transfer.requesterId, customerId)),
    expiry,
  );

/** The latest request of that requester for that vehicle. */
export const requestOf = prepare(
  build
    .select({ transfer, odooId: requesterNumber })
    .from(transfer)
    .innerJoin(vehicle, eq(vehicle.id, transfer.vehicleId))
    .innerJoin(requester, eq(requester.id, transfer.requesterId))
    .where(and(eq(vehicle.vin, p('vin')), sql`${requesterNumber} = ${p('requester')}`))
    .orderBy(desc(transfer.requestedAt), desc(transfer.id))
    .limit(1),
);

export const latestMine = prepare(
  build
    .select({ transfer })
    .from(transfer)
    .innerJoin(vehicle, eq(vehicle.id, transfer.vehicleId))
    .where(and(eq(vehicle.vin, p('vin')), eq(transfer.requesterId, p('customerId'))))
    .orderBy(desc(transfer.requestedAt), desc(transfer.id))
    .limit(1),
);

export const stateOf = prepare(
  build
    .select()
    .from(transfer)
    .where(eq(transfer.id, p('id'))),
);

/** Requests a customer decides on or has made; `vin` null takes all of them. */
export const transfersOf = prepare(
  build
    .select({
      transfer,
      vin: vehicle.vin,
      generation: vehicle.generation,
      colorCode: vehicle.colorCode,
      accentCode: vehicle.accentCode,
      productCode: vehicle.productCode,
      requesterNumber,
      requesterName: requester.name,
      requesterPhone: requester.phoneNumber,
      ownerName: owner.name,
    })
    .from(transfer)
    .innerJoin(vehicle, eq(vehicle.id, transfer.vehicleId))
    .innerJoin(requester, eq(requester.id, transfer.requesterId))
    .innerJoin(owner, eq(owner.id, transfer.ownerId))
    .where(
      and(
        or(eq(transfer.ownerId, p('customerId')), eq(transfer.requesterId, p('customerId'))),
        sql`(${p('vin')} is null or ${vehicle.vin} = ${p('vin')})`,
      ),
    )
    .orderBy(desc(transfer.requestedAt), desc(transfer.id))
    .limit(100),
);

export type TransferRow = RowOf<typeof transfersOf>;
