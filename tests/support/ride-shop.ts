import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { seed as account } from '#db/content/account/index.ts';
import { seed as catalog } from '#db/content/catalog/index.ts';
import { seed as places } from '#db/content/places/index.ts';
import { seed as testRides } from '#db/content/test-rides/index.ts';
import { build, query, raw } from '#db/query.ts';
import { testRide } from '#db/schema/test-rides.ts';
import { newId } from '#edge/contract/ids.ts';
import { HoldParam, type RideFault, RideParam } from '#edge/contract/test-rides/booking.ts';
import { MoveRideParam } from '#edge/contract/test-rides/desk.ts';
import { type By, bookRide, holdSlot, rescheduleRide } from '#edge/domains/test-rides/book.ts';
import { cancelRide, moveRideAtDesk } from '#edge/domains/test-rides/move.ts';
import { createReader } from '#edge/graphql/reader.ts';
import type { Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { migrated, type Open } from './stores.ts';

/** A booking at the first experience center, as a form sends it. */
export const ride = (slotAt: number, more: object = {}) => ({
  id: newId('trd'),
  manageKey: newId('trk'),
  dealerSlug: 'aec-scbd',
  productId: 5,
  slotAt,
  name: 'Sari Dewi',
  phoneNumber: '081234567890',
  email: '',
  licence: 'C',
  survey: ['COMMUTE'],
  consent: true,
  locale: 'id',
  ...more,
});

const GUEST: By = { customerId: null, staffId: null };

/** Test rides on a store and a clock of the test’s, without a server in front. */
export const openRideShop = async (open: Open, start: number) => {
  const store = await migrated(open, [account, catalog, places, testRides]);
  const { db } = store;
  let now = start;
  const clock = () => now;
  const contextFrom = (address: string) =>
    ({
      db,
      clock,
      address,
      // As a request has it: what is asked for together leaves together.
      readPrimary: createReader({ read: db.readPrimary }, () => undefined),
      idempotencyKey: undefined,
    }) as never;
  const write = async <O>(
    operation: string,
    decide: (context: never) => Promise<Result<Decision<O>, RideFault>>,
    address = '203.0.113.1',
  ): Promise<RideFault | 'done'> => {
    const context = contextFrom(address);
    const done = await once(context, { operation, who: 'guest', input: null }, () =>
      decide(context),
    );
    return done.ok ? 'done' : done.error;
  };
  return {
    db,
    now: clock,
    set: (at: number) => {
      now = at;
    },
    wait: (ms: number) => {
      now += ms;
    },
    hold: (input: object, address?: string) =>
      write('hold', (c) => holdSlot(v.parse(HoldParam, input), c), address),
    book: (input: object, by: Partial<By> = {}, address?: string) =>
      write('book', (c) => bookRide(v.parse(RideParam, input), { ...GUEST, ...by }, c), address),
    reschedule: (manageKey: string, slotAt: number) =>
      write('reschedule', (c) => rescheduleRide({ manageKey, slotAt }, c)),
    cancel: (manageKey: string) => write('cancel', (c) => cancelRide(manageKey, c)),
    move: (input: object) =>
      write('move', (c) => moveRideAtDesk(v.parse(MoveRideParam, input), 'cus_staff', c)),
    rows: async () => (await db.readPrimary([query(build.select().from(testRide))]))[0],
    run: (text: string) => db.write([raw(sql.raw(text), () => undefined)]),
    stop: () => store.stop(),
  };
};
export type RideShop = Awaited<ReturnType<typeof openRideShop>>;
