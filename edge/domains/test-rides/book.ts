import { eq } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import { testRide } from '#db/schema/test-rides.ts';
import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import { canMove } from '#edge/contract/machine.ts';
import {
  CONSENT_VERSION,
  type HoldInput,
  RIDES,
  type RideFault,
  type RideInput,
} from '#edge/contract/test-rides/booking.ts';
import { isOpenToRider, rideMachine } from '#edge/contract/test-rides/machine.ts';
import { proofOf } from '#edge/domains/account/index.ts';
import type { Context } from '#edge/graphql/context.ts';
import { networkOf } from '#edge/platform/network.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { customerByPhone } from './desk.sql.ts';
import { holdToHolds, holdToLimits } from './limits.ts';
import {
  assertApart,
  freeLapsed,
  missedOfPhone,
  moveHold,
  moveRide,
  type RideRow,
  rideById,
  rideByKey,
  rideMover,
} from './ride.sql.ts';
import { type FreeSeat, findSeat } from './seat.ts';

type Store = Pick<Context, 'readPrimary' | 'clock' | 'address' | 'cipher'>;

/** Who books: a customer, a guest (both null), or staff for somebody else. */
export interface By {
  readonly customerId: string | null;
  readonly staffId: string | null;
}

const apartFrom = (id: string, { seat, apart }: FreeSeat): Query<unknown> => {
  const { placeId, motorcycleId, seat: companion, slotAt } = seat;
  return assertApart({ id, placeId, motorcycleId, seat: companion, slotAt, apart });
};

interface HeldSlot {
  readonly id: string;
  /** Epoch ms. */
  readonly heldUntil: number;
}

/** Keeps a slot while the form is filled in. The same id with another slot gives the one before back. */
export const holdSlot = async (
  input: HoldInput,
  store: Omit<Store, 'cipher'>,
): Promise<Result<Decision<HeldSlot>, RideFault>> => {
  const { id, manageKey } = input;
  const now = store.clock();
  const [stored] = await store.readPrimary(rideById({ id }));
  if (stored !== undefined && stored.ride.manageKey !== manageKey) return err('TEST_RIDE_INVALID');
  if (stored !== undefined && stored.ride.state !== 'HELD') return err('TEST_RIDE_MOVE_IMPOSSIBLE');
  const free = await findSeat(input, store);
  if (!free.ok) return free;
  const { seat } = free.value;
  const heldUntil = now + RIDES.holdMs;
  const values = { ...seat, heldUntilAt: heldUntil, updatedAt: now };
  const network = networkOf(store.address);
  const limit = await holdToHolds(network, id, store);
  return ok({
    statements: [
      freeLapsed(id, now),
      ...(stored === undefined
        ? rideMover.insert('hold', {
            ...values,
            id,
            manageKey,
            locale: DEFAULT_LOCALE,
            network,
            createdAt: now,
          })
        : [moveHold(id, manageKey, values), assertOneChanged]),
      apartFrom(id, free.value),
      limit,
    ],
    outcome: { id, heldUntil },
  });
};

/**
 * Two who did not come leave two empty seats: the next ride under the number is booked by somebody who answers
 * at it. Staff have the rider before them.
 */
const numberProof = async (
  { phoneNumber, phoneProof }: { readonly phoneNumber: string; readonly phoneProof: string | null },
  { customerId, staffId }: By,
  store: Store,
): Promise<Result<readonly Query<unknown>[], RideFault>> => {
  if (staffId !== null) return ok([]);
  if ((await store.readPrimary(missedOfPhone({ phoneNumber }))) < RIDES.missed) return ok([]);
  const [owner] = await store.readPrimary(customerByPhone({ phoneNumber }));
  if (owner !== undefined && owner.id === customerId) return ok([]);
  if (phoneProof === null) return err('TEST_RIDE_PHONE_UNCONFIRMED');
  const proof = await proofOf(phoneProof, phoneNumber, store);
  return proof.ok ? ok(proof.value.spend) : err('TEST_RIDE_PHONE_UNCONFIRMED');
};

interface Booked {
  readonly id: string;
}

/** Whether a ride that is booked is the one that is sent again: its time counts as long as nobody moved it. */
const isSentAgain = (
  { ride, dealerSlug, odooProductId }: RideRow,
  wanted: Pick<RideInput, 'dealerSlug' | 'productId' | 'slotAt'>,
): boolean => {
  // Cancelling is a version of it, too.
  const moves = ride.sequence - (ride.state === 'CANCELLED' ? 1 : 0);
  return (
    dealerSlug === wanted.dealerSlug &&
    odooProductId === wanted.productId &&
    (ride.slotAt === wanted.slotAt || moves > 0)
  );
};

/**
 * Books a ride: what was kept for it under its id, or a slot that is free. Sent again it is the same
 * ride, also when it was moved or cancelled meanwhile; another ride under its names is refused.
 */
export const bookRide = async (
  {
    consent: _,
    isOfAge: __,
    id,
    manageKey,
    dealerSlug,
    productId,
    slotAt,
    phoneProof,
    ...rider
  }: RideInput,
  by: By,
  store: Store,
): Promise<Result<Decision<Booked>, RideFault>> => {
  const now = store.clock();
  const [stored] = await store.readPrimary(rideById({ id }));
  if (stored !== undefined && stored.ride.manageKey !== manageKey) return err('TEST_RIDE_INVALID');
  if (stored !== undefined && !canMove(rideMachine, 'confirm', stored.ride.state))
    return isSentAgain(stored, { dealerSlug, productId, slotAt })
      ? ok({ statements: [], outcome: { id } })
      : err('TEST_RIDE_INVALID');
  const booking = by.staffId === null ? 'rider' : 'staff';
  const free = await findSeat({ id, dealerSlug, productId, slotAt }, store, booking);
  if (!free.ok) return free;
  const booker = { ...by, network: networkOf(store.address), ...rider, bookedBy: by.staffId };
  const limits = await holdToLimits(booker, store);
  if (!limits.ok) return limits;
  const proof = await numberProof({ phoneNumber: rider.phoneNumber, phoneProof }, by, store);
  if (!proof.ok) return proof;
  const set = {
    ...free.value.seat,
    ...rider,
    customerId: by.customerId,
    bookedBy: by.staffId,
    network: booker.network,
    heldUntilAt: null,
    consentAt: now,
    consentVersion: CONSENT_VERSION,
    confirmedAt: now,
    updatedAt: now,
  };
  const guard = eq(testRide.manageKey, manageKey);
  return ok({
    statements: [
      freeLapsed(id, now),
      ...(stored === undefined
        ? rideMover.insert('book', { ...set, id, manageKey, createdAt: now })
        : rideMover.move('confirm', { id, guard, set })),
      apartFrom(id, free.value),
      ...limits.value,
      ...proof.value,
    ],
    outcome: { id },
  });
};

/** Gives a ride another time at the same centre until it begins; the old seat is free in the same moment. */
export const rescheduleRide = async (
  { manageKey, slotAt }: { readonly manageKey: string; readonly slotAt: number },
  store: Pick<Store, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<Booked>, RideFault>> => {
  const now = store.clock();
  const [row] = await store.readPrimary(rideByKey({ manageKey }));
  if (row === undefined || canMove(rideMachine, 'confirm', row.ride.state))
    return err('TEST_RIDE_NOT_FOUND');
  const { ride, dealerSlug, odooProductId: productId } = row;
  const { id } = ride;
  if (!isOpenToRider(ride.state, ride.slotAt, now)) return err('TEST_RIDE_MOVE_IMPOSSIBLE');
  if (ride.slotAt === slotAt) return ok({ statements: [], outcome: { id } });
  const free = await findSeat({ id, dealerSlug, productId, slotAt }, store);
  if (!free.ok) return free;
  return ok({
    statements: [
      freeLapsed(id, now),
      moveRide({ id, from: ride.slotAt, to: free.value.seat, now }),
      assertOneChanged,
      apartFrom(id, free.value),
    ],
    outcome: { id },
  });
};
