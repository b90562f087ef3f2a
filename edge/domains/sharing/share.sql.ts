import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import type { LoanScope } from '#edge/contract/sharing/loan-scopes.ts';

export const vehicleByVin = prepare(
  build
    .select({ id: vehicle.id, vin: vehicle.vin, ownerId: vehicle.ownerId })
    .from(vehicle)
    .where(eq(vehicle.vin, p('vin')))
    .limit(1),
);

export const personById = prepare(
  build
    .select({
      id: customer.id,
      name: customer.name,
      odooId: customer.odooId,
    })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

/** By a whole phone number or email; an empty text matches nobody. */
export const personByContact = prepare(
  build
    .select({ id: customer.id, name: customer.name, odooId: customer.odooId })
    .from(customer)
    .where(
      or(
        and(eq(customer.phoneNumber, p('phone')), sql`${p('phone')} <> ''`),
        and(sql`lower(${customer.emailAddress}) = ${p('email')}`, sql`${p('email')} <> ''`),
      ),
    )
    .limit(1),
);

export const ownerOfVehicle = prepare(
  build
    .select({ customer })
    .from(vehicle)
    .innerJoin(customer, eq(customer.id, vehicle.ownerId))
    .where(eq(vehicle.vin, p('vin')))
    .limit(1),
);

/** When a loan is over by itself: `overAt` of the contract, as a column. */
export const overSql = sql<number>`iif(${vehicleShare.acceptedAt} IS NULL,
  min(coalesce(${vehicleShare.offerUntilAt}, ${vehicleShare.loanEndAt}), ${vehicleShare.loanEndAt}),
  ${vehicleShare.loanEndAt})`;

const columns = {
  share: vehicleShare,
  vin: vehicle.vin,
  guestName: customer.name,
  guestPhone: customer.phoneNumber,
  guestOId: customer.oId,
};

const withNames = () =>
  build
    .select(columns)
    .from(vehicleShare)
    .innerJoin(vehicle, eq(vehicle.id, vehicleShare.vehicleId))
    .innerJoin(customer, eq(customer.id, vehicleShare.guestId));

/** All loans of a vehicle that concern one person: as its owner of then, or as the guest. */
export const sharesOf = prepare(
  withNames()
    .where(
      and(
        eq(vehicle.vin, p('vin')),
        or(eq(vehicleShare.ownerId, p('who')), eq(vehicleShare.guestId, p('who'))),
      ),
    )
    .orderBy(desc(vehicleShare.createdAt), asc(vehicleShare.id)),
);

export type ShareRow = RowOf<typeof sharesOf>;

export const shareById = prepare(
  withNames()
    .where(eq(vehicleShare.id, p('id')))
    .limit(1),
);

/** Loans of a vehicle that still hold a slot, whoever asks. */
export const openShares = prepare(
  build
    .select({
      id: vehicleShare.id,
      guestId: vehicleShare.guestId,
      slot: vehicleShare.slot,
      loanEndAt: vehicleShare.loanEndAt,
    })
    .from(vehicleShare)
    .innerJoin(vehicle, eq(vehicle.id, vehicleShare.vehicleId))
    .where(and(eq(vehicle.vin, p('vin')), isNull(vehicleShare.revokedAt), gt(overSql, p('now')))),
);

/** The last time one of the two ended a loan between them, as a scalar subquery. */
const lastEnding = sql`(SELECT ending_id FROM vehicle_share WHERE vehicle_id = ${p('vehicleId')}
  AND owner_id = ${p('ownerId')} AND guest_id = ${p('guestId')} AND ended_by IN ('owner', 'guest')
  ORDER BY revoked_at DESC, ending_id DESC LIMIT 1)`;

export interface NewShare {
  readonly id: string;
  readonly vehicleId: string;
  readonly ownerId: string;
  readonly guestId: string;
  readonly loanStartAt: number;
  readonly loanEndAt: number;
  /** Until when the guest can accept. */
  readonly offerUntilAt: number;
  readonly slot: number;
  readonly allows: readonly LoanScope[];
  readonly now: number;
  /** What `lastEnding` has to be still; not looked at when `assumes` is 0. */
  readonly ending: string | null;
  readonly assumes: 0 | 1;
}

const inserted = prepareRaw<Omit<NewShare, 'allows'> & { allows: string }, void>(
  sql`INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at,
      offer_until_at, pending_until_at, slot, allows, created_at)
    SELECT ${p('id')}, ${p('vehicleId')}, ${p('ownerId')}, ${p('guestId')}, ${p('loanStartAt')},
      ${p('loanEndAt')}, ${p('offerUntilAt')}, ${p('offerUntilAt')}, ${p('slot')}, ${p('allows')}, ${p('now')}
    WHERE EXISTS (SELECT 1 FROM vehicle WHERE id = ${p('vehicleId')} AND owner_id = ${p('ownerId')})
      AND NOT EXISTS (SELECT 1 FROM vehicle_share WHERE vehicle_id = ${p('vehicleId')}
        AND guest_id = ${p('guestId')} AND revoked_at IS NULL)
      AND (${p('assumes')} = 0 OR ${lastEnding} IS ${p('ending')})`,
  () => undefined,
);

/** Writes nothing when the vehicle changed hands, the pair has a loan, or ended one meanwhile. */
export const insertShare = (share: NewShare): Query<unknown> =>
  inserted({ ...share, allows: JSON.stringify(share.allows) });

/** Gives back the slots of loans whose term is over, before the job does. */
export const endOverdue = (vehicleId: string, now: number): Query<unknown> =>
  query(
    build
      .update(vehicleShare)
      .set({ revokedAt: overSql, endedBy: 'time' })
      .where(
        and(
          eq(vehicleShare.vehicleId, vehicleId),
          isNull(vehicleShare.revokedAt),
          lte(overSql, now),
        ),
      ),
  );

/** Ends what there is between a guest and an owner, for one of the two (`who`). */
export const endPair = (
  pair: { readonly vehicleId: string; readonly guestId: string; readonly who: string },
  end: { readonly by: 'owner' | 'guest'; readonly endingId: string; readonly now: number },
): Query<unknown> =>
  query(
    build
      .update(vehicleShare)
      .set({ revokedAt: end.now, endedBy: end.by, endingId: end.endingId })
      .where(
        and(
          eq(vehicleShare.vehicleId, pair.vehicleId),
          eq(vehicleShare.guestId, pair.guestId),
          or(eq(vehicleShare.ownerId, pair.who), eq(vehicleShare.guestId, pair.who)),
          isNull(vehicleShare.revokedAt),
          gt(overSql, end.now),
        ),
      ),
  );

/** Every loan of a vehicle ends with its ownership; for the batch of a transfer. */
export const endSharesOfVehicle = (vehicleId: string, now: number): Query<unknown> =>
  query(
    build
      .update(vehicleShare)
      .set({ revokedAt: now, endedBy: 'transfer' })
      .where(and(eq(vehicleShare.vehicleId, vehicleId), isNull(vehicleShare.revokedAt))),
  );
