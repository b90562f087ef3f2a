import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { at, RIDE_DAY, rideParam, ridesOn, SLOT } from './rides.ts';

let bff: Bff;
let rides: ReturnType<typeof ridesOn>;
beforeAll(async () => {
  bff = await startBff();
  rides = ridesOn(bff);
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM test_ride'));

const rows = async () => (await bff.db.primary.execute('SELECT * FROM test_ride')).rows;

interface Day {
  readonly day: string;
  readonly slots: readonly { readonly startsAt: string; readonly free: number }[];
}
const free = async (productId = 5): Promise<number | undefined> => {
  const days = await rides.ask<readonly Day[]>(
    'guest',
    `{ done: testRideDays(dealerSlug: "aec-scbd", productId: ${productId}, from: "${RIDE_DAY}", days: 1) {
      day slots { startsAt free } } }`,
    {},
  );
  if (typeof days === 'string') throw new Error(days);
  return days[0]?.slots.find(({ startsAt }) => Date.parse(startsAt) === SLOT)?.free;
};

describe('bookTestRide, testRideDays and testRideCentres', () => {
  it('take a guest’s booking: the seat is gone, the link shows the ride and hides who rides', async () => {
    expect(await free()).toBe(1);
    const param = rideParam();
    expect(await rides.book('guest', param)).toBe('done');
    expect(await free()).toBe(0);
    // Another model has its own motorcycle and the second companion.
    expect(await free(11)).toBe(1);
    expect(await rides.show(param.manageKey)).toMatchObject({
      status: 'confirm',
      state: 'CONFIRMED',
      open: true,
      sequence: 0,
      productName: 'ALVA CERVO',
      timeZone: 'Asia/Jakarta',
      name: 'S*** D***',
      directions: expect.stringMatching(
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-6\.\d+%2C106\.\d+$/,
      ),
    });
    expect(await rows()).toMatchObject([
      { customer_id: null, phone_number: '+6281234567890', consent_version: '2026-11' },
    ]);
  });

  it('name the centres that lend a model', async () => {
    const centres = await rides.ask('guest', '{ done: testRideCentres(productId: 8) }', {});
    expect(centres).toContain('aec-scbd');
    expect(centres).not.toContain('dealer-bogor');
  });

  it('bring a customer’s ride to their devices, with the link', async () => {
    const param = rideParam();
    expect(await rides.book('owner', param)).toBe('done');
    const { pages } = await syncAll(bff, 'testRides', null, await actor(bff, 'owner'));
    expect(pages.flatMap(({ changed }) => changed.map(({ record }) => record))).toMatchObject([
      { id: param.id, manageKey: param.manageKey, status: 'confirm', productName: 'ALVA CERVO' },
    ]);
    const others = await syncAll(bff, 'testRides', null, await actor(bff, 'owner2'));
    expect(others.pages.flatMap(({ changed }) => changed)).toEqual([]);
  });

  it.each([
    ['fifteen digits', { phoneNumber: '081234567890123' }, 'BAD_USER_INPUT'],
    ['no survey answer', { survey: [] }, 'BAD_USER_INPUT'],
    ['no consent', { consent: false }, 'BAD_USER_INPUT'],
    ['a time between slots', { slotAt: at(0.1) }, 'TEST_RIDE_SLOT_UNKNOWN'],
    ['the night', { slotAt: at(14) }, 'TEST_RIDE_SLOT_UNKNOWN'],
    ['next year', { slotAt: at(24 * 364) }, 'TEST_RIDE_SLOT_PAST'],
    ['a place that is none', { dealerSlug: 'nowhere' }, 'TEST_RIDE_PLACE_UNKNOWN'],
    ['a model that is none', { productId: 99 }, 'TEST_RIDE_PRODUCT_UNKNOWN'],
  ])('refuse %s, and nothing is written', async (_, more, code) => {
    expect(await rides.book('guest', rideParam(more))).toBe(code);
    expect(await rows()).toEqual([]);
  });

  it('count what a device sends again once, with its key and without', async () => {
    const param = rideParam();
    const key = newId('x').slice(2).toUpperCase();
    const answers = await Promise.all([1, 2, 3].map(() => rides.book('guest', param, key)));
    expect(new Set([...answers, await rides.book('guest', param)])).toEqual(new Set(['done']));
    expect(await rows()).toHaveLength(1);
    expect(await rides.book('guest', { ...param, manageKey: newId('trk') })).toBe(
      'TEST_RIDE_INVALID',
    );
  });

  it('refuse another ride under the names of one that is booked, unless that one was moved', async () => {
    const param = rideParam();
    expect(await rides.book('guest', param)).toBe('done');
    for (const other of [{ slotAt: at(3) }, { productId: 11 }, { dealerSlug: 'aec-puri' }])
      expect(await rides.book('guest', { ...param, ...other }), JSON.stringify(other)).toBe(
        'TEST_RIDE_INVALID',
      );
    expect(await rides.reschedule(param.manageKey, at(2))).toBe('done');
    expect(await rides.book('guest', param), 'sent again').toBe('done');
    await rides.cancel(param.manageKey);
    expect(await rides.book('guest', param), 'sent again').toBe('done');
    const cancelled = rideParam();
    expect(await rides.book('guest', cancelled)).toBe('done');
    await rides.cancel(cancelled.manageKey);
    expect(await rides.book('guest', { ...cancelled, slotAt: at(3) })).toBe('TEST_RIDE_INVALID');
    expect(await rows()).toHaveLength(2);
  });

  it('tell the one who comes late the truth', async () => {
    await rides.book('guest', rideParam());
    expect(await rides.book('owner', rideParam())).toBe('TEST_RIDE_SLOT_FULL');
  });

  it('note an event for the rider, without an account too', async () => {
    const param = rideParam();
    await rides.book('guest', param);
    await rides.reschedule(param.manageKey, at(2));
    await rides.cancel(param.manageKey);
    const { rows: events } = await bff.db.primary.execute({
      sql: 'SELECT source FROM notification_event WHERE entity_id = ? ORDER BY rowid',
      args: [param.id],
    });
    expect(events.map(({ source }) => source)).toEqual([
      'test-ride-booked',
      'test-ride-moved',
      'test-ride-cancelled',
    ]);
  });
});

describe('holdTestRide', () => {
  it('keeps a slot for whoever then books it, and for nobody else', async () => {
    const param = rideParam();
    expect(await rides.hold(param)).toBe('done');
    expect(await free()).toBe(0);
    expect(await rides.book('guest', rideParam())).toBe('TEST_RIDE_SLOT_FULL');
    expect(await rides.show(param.manageKey)).toBeNull();
    expect(await rides.book('guest', param)).toBe('done');
    expect(await rides.hold(param)).toBe('TEST_RIDE_MOVE_IMPOSSIBLE');
    expect(await rides.hold({ ...param, manageKey: newId('trk') })).toBe('TEST_RIDE_INVALID');
  });
});

describe('testRide, rescheduleTestRide and cancelTestRide', () => {
  it('move and cancel by the link, free the seat, and count the versions', async () => {
    const param = rideParam();
    await rides.book('guest', param);
    expect(await rides.reschedule(param.manageKey, at(1))).toBe('done');
    expect(await rides.reschedule(param.manageKey, at(1))).toBe('done');
    expect(await free()).toBe(1);
    expect(await rides.show(param.manageKey)).toMatchObject({ slotAt: at(1), sequence: 1 });
    expect(await rides.cancel(param.manageKey)).toBe('done');
    expect(await rides.cancel(param.manageKey)).toBe('done');
    expect(await rides.show(param.manageKey)).toMatchObject({
      status: 'cancel',
      open: false,
      sequence: 2,
    });
    expect(await rides.reschedule(param.manageKey, at(2))).toBe('TEST_RIDE_MOVE_IMPOSSIBLE');
  });

  it('answer a link that is none as nothing, and leave a ride that has begun', async () => {
    expect(await rides.show(newId('trk'))).toBeNull();
    expect(await rides.show('1')).toBeNull();
    expect(await rides.cancel(newId('trk'))).toBe('TEST_RIDE_NOT_FOUND');
    expect(await rides.reschedule(newId('trk'), at(1))).toBe('TEST_RIDE_NOT_FOUND');
    const param = rideParam();
    await rides.book('guest', param);
    await bff.db.primary.execute(`UPDATE test_ride SET slot_at = ${Date.now() - HOUR_MS}`);
    expect(await rides.cancel(param.manageKey)).toBe('TEST_RIDE_MOVE_IMPOSSIBLE');
    expect(await rides.show(param.manageKey)).toMatchObject({ status: 'completed' });
  });
});

describe('checkLimitRegisCustomerOrpa', () => {
  it('says whether a key may bring one more; one that nobody has is answered like one that may', async () => {
    const check = (key: string) =>
      rides.ask(
        'guest',
        'query L($k: String!) { done: checkLimitRegisCustomerOrpa(affiliateKey: $k) { success isLimit } }',
        { k: key },
      );
    expect(await check('dimas-01')).toEqual({ success: true, isLimit: false });
    expect(await check('NOBODY-99')).toEqual({ success: true, isLimit: false });
    expect(await check('?')).toEqual({ success: false, isLimit: false });
    await rides.book('guest', rideParam({ affiliateKey: 'dimas-01' }));
    expect(await rows()).toMatchObject([{ affiliate_key: 'DIMAS-01' }]);
  });
});
