import type { Query } from '#db/query.ts';
import { RIDES, type RideFault } from '#edge/contract/test-rides/booking.ts';
import { HOUR_MS, JAKARTA_MS } from '#edge/contract/time.ts';
import type { Context } from '#edge/graphql/context.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import {
  bookedByNetwork,
  broughtByKey,
  heldByNetwork,
  openOfCustomer,
  openOfPhone,
} from './ride.sql.ts';

const OPEN = declareLimit({
  purpose: 'test-rides.open',
  most: RIDES.open,
  windowMs: null,
  what: 'test rides to come',
  by: 'customer, and phone number',
  answer: 'TEST_RIDE_TOO_MANY',
});

const HELD = declareLimit({
  purpose: 'test-rides.held',
  most: RIDES.holds,
  windowMs: null,
  what: 'slots kept while a form is filled in',
  by: 'network',
});

const BOOKED = declareLimit({
  purpose: 'test-rides.booked',
  most: RIDES.byNetwork,
  windowMs: HOUR_MS,
  what: 'test rides booked without an account',
  by: 'network',
});

const BROUGHT = declareLimit({
  purpose: 'test-rides.by-key',
  most: RIDES.byKey,
  windowMs: null,
  what: 'test rides of a month of Jakarta',
  by: 'affiliate key',
  answer: 'TEST_RIDE_KEY_LIMIT',
});

/** Epoch ms at which the month of `now` began in Jakarta. */
const monthInJakarta = (now: number): number => {
  const day = new Date(now + JAKARTA_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) - JAKARTA_MS;
};

interface Booker {
  readonly customerId: string | null;
  readonly phoneNumber: string;
  readonly affiliateKey: string | null;
  readonly network: string;
  /** Staff, who book for people that stand before them. */
  readonly bookedBy: string | null;
}

type Store = Pick<Context, 'readPrimary' | 'clock'>;

/** How many people a key has brought this month, and whether it may bring one more. */
export const keyIsFull = async (
  affiliateKey: string,
  { readPrimary, clock }: Store,
): Promise<boolean> =>
  (await readPrimary(broughtByKey.count({ affiliateKey, since: monthInJakarta(clock()) }))) >=
  BROUGHT.most;

/** Why somebody may not book one more; else the statements that hold it to that. Throws `RATE_LIMITED`. */
export const holdToLimits = async (
  { customerId, phoneNumber, affiliateKey, network, bookedBy }: Booker,
  { readPrimary, clock }: Store,
): Promise<Result<readonly Query<unknown>[], RideFault>> => {
  const now = clock();
  const byPhone = { phoneNumber, now };
  if ((await readPrimary(openOfPhone.count(byPhone))) >= OPEN.most)
    return err('TEST_RIDE_TOO_MANY');
  const hold = [openOfPhone.hold({ ...byPhone, most: OPEN.most })];
  // An account with many numbers is one person, and so is a number with an account and without.
  if (customerId !== null) {
    const own = { customerId, now };
    if ((await readPrimary(openOfCustomer.count(own))) >= OPEN.most)
      return err('TEST_RIDE_TOO_MANY');
    hold.push(openOfCustomer.hold({ ...own, most: OPEN.most }));
  }
  if (affiliateKey !== null) {
    if (await keyIsFull(affiliateKey, { readPrimary, clock })) return err('TEST_RIDE_KEY_LIMIT');
    hold.push(broughtByKey.hold({ affiliateKey, since: monthInJakarta(now), most: BROUGHT.most }));
  }
  if (customerId === null && bookedBy === null) {
    const guests = { network, since: now - HOUR_MS };
    if ((await readPrimary(bookedByNetwork.count(guests))) >= BOOKED.most)
      throw new Refusal('RATE_LIMITED', 'Too many bookings. Please try again later.');
    hold.push(bookedByNetwork.hold({ ...guests, most: BOOKED.most }));
  }
  return ok(hold);
};

/** The statement that holds a network to its kept slots. Throws `RATE_LIMITED`. */
export const holdToHolds = async (
  network: string,
  id: string,
  { readPrimary, clock }: Store,
): Promise<Query<unknown>> => {
  const others = { network, id, now: clock() };
  if ((await readPrimary(heldByNetwork.count(others))) >= HELD.most)
    throw new Refusal('RATE_LIMITED', 'Too many slots are kept. Please try again later.');
  // One's own is among them and not counted.
  return heldByNetwork.hold({ ...others, most: HELD.most - 1 });
};
