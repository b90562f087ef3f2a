import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apartMs } from '#edge/contract/slots.ts';
import { RIDE_SLOTS, RIDES } from '#edge/contract/test-rides/booking.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { openRideShop, type RideShop, ride } from '#tests/support/ride-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AT_ONCE = 60;
/** A server decides one write after the other. */
const LONG_MS = MINUTE_MS;
const START = Date.UTC(2026, 10, 24, 1);
/** Ten in Jakarta, a week later. */
const SLOT = Date.UTC(2026, 11, 1, 3);

/** Each from a network and a number of their own. */
const visitor = (n: number) => ({
  address: `203.0.${n}.1`,
  phoneNumber: `08123456${String(n).padStart(4, '0')}`,
});

describe.each(storesOfPass)('on a $kind store', ({ open }) => {
  let shop: RideShop;
  beforeAll(async () => {
    shop = await openRideShop(open, START);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.set(START);
    await shop.run('DELETE FROM test_ride');
    await shop.run(`UPDATE place SET time_zone = 'Asia/Jakarta', hours_for_sales =
      '{"always":true,"week":[],"openings":[],"closings":[]}' WHERE dealer_slug = 'aec-scbd'`);
  });

  const rush = (input: (n: number) => { slotAt: number } & object) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => {
        const { address, phoneNumber } = visitor(n);
        const { slotAt, ...more } = input(n);
        // Some are given up after six tries; that is no seat either.
        return shop
          .book(ride(slotAt, { phoneNumber, ...more }), {}, address)
          .catch((error: Error) => error.message);
      }),
    );

  /** No companion and no motorcycle has two rides that overlap. */
  const overlapping = async (): Promise<number> => {
    const rides = (await shop.rows()).filter(({ state }) => state === 'CONFIRMED');
    return rides.flatMap((a) =>
      rides.filter(
        (b) =>
          a.id < b.id &&
          Math.abs(a.slotAt - b.slotAt) < apartMs(RIDE_SLOTS) &&
          (a.motorcycleId === b.motorcycleId || (a.placeId === b.placeId && a.seat === b.seat)),
      ),
    ).length;
  };

  const taken = (answers: readonly string[]) => answers.filter((each) => each === 'done').length;

  it(
    '60 who want the only motorcycle of a model at one time: one gets it, the others hear that it is full',
    async () => {
      const answers = await rush(() => ({ slotAt: SLOT }));
      expect(taken(answers)).toBe(1);
      expect(new Set(answers.filter((each) => each !== 'done'))).toEqual(
        new Set(['TEST_RIDE_SLOT_FULL']),
      );
      expect(await overlapping()).toBe(0);
    },
    LONG_MS,
  );

  it(
    '60 who want six models at one time: as many ride as there are companions',
    async () => {
      const models = [2, 4, 5, 7, 8, 11];
      const answers = await rush((n) => ({ slotAt: SLOT, productId: models[n % models.length] }));
      expect(taken(answers)).toBe(2);
      expect(await overlapping()).toBe(0);
    },
    LONG_MS,
  );

  it(
    '60 who want one model at three times that overlap never share a motorcycle',
    async () => {
      const answers = await rush((n) => ({ slotAt: SLOT + (n % 3) * 30 * MINUTE_MS }));
      expect(taken(answers)).toBeGreaterThanOrEqual(1);
      expect(taken(answers)).toBeLessThanOrEqual(2);
      expect(await overlapping()).toBe(0);
    },
    LONG_MS,
  );

  it(
    '60 around midnight at three centres that are open all night, each in another zone, never share one',
    async () => {
      const centres = [
        ['aec-scbd', 'Asia/Jakarta', 7],
        ['aec-bandung', 'Asia/Makassar', 8],
        ['aec-surabaya', 'Asia/Jayapura', 9],
      ] as const;
      for (const [slug, zone] of centres)
        await shop.run(`UPDATE place SET time_zone = '${zone}', hours_for_sales =
        '{"always":false,"week":[[1200,1620]],"openings":[],"closings":[]}' WHERE dealer_slug = '${slug}'`);
      // Midnight after a Monday, on the clock of each.
      const midnight = (hours: number) => Date.UTC(2026, 11, 1) - hours * HOUR_MS;
      const answers = await rush((n) => {
        const [dealerSlug, , hours] = centres[n % 3] as (typeof centres)[number];
        return { slotAt: midnight(hours) + ((n % 2) - 1) * 30 * MINUTE_MS, dealerSlug };
      });
      expect(taken(answers)).toBe(3);
      expect(await overlapping()).toBe(0);
      for (const [n, [dealerSlug, , hours]] of centres.entries()) {
        const late = { dealerSlug, ...visitor(70 + n) };
        expect(await shop.book(ride(midnight(hours) + 3 * HOUR_MS, late))).toBe(
          'TEST_RIDE_SLOT_UNKNOWN',
        );
        expect(await shop.book(ride(midnight(hours) + 2 * HOUR_MS, late))).toBe('done');
      }
    },
    LONG_MS,
  );

  it(
    '60 who move to the last seat at once: one moves, nobody loses what they had',
    async () => {
      const rides = Array.from({ length: 20 }, (_, n) =>
        ride(SLOT + (n + 2) * HOUR_MS, visitor(n)),
      );
      for (const [n, each] of rides.entries())
        expect(await shop.book(each, {}, visitor(n).address)).toBe('done');
      const answers = await Promise.all(
        rides.flatMap(({ manageKey }) =>
          [1, 2, 3].map(() =>
            shop.reschedule(manageKey, SLOT).catch((error: Error) => error.message),
          ),
        ),
      );
      const there = (await shop.rows()).filter(({ slotAt }) => slotAt === SLOT);
      expect(there).toHaveLength(1);
      expect(taken(answers)).toBeGreaterThanOrEqual(1);
      expect((await shop.rows()).filter(({ state }) => state === 'CONFIRMED')).toHaveLength(20);
      expect(await overlapping()).toBe(0);
    },
    LONG_MS,
  );

  it('what is kept is nobody else’s until its time is over; then whoever comes gets it', async () => {
    const first = ride(SLOT);
    expect(await shop.hold(first)).toBe('done');
    expect(await shop.book(ride(SLOT, visitor(1)))).toBe('TEST_RIDE_SLOT_FULL');
    shop.wait(RIDES.holdMs);
    const second = ride(SLOT, visitor(2));
    expect(await shop.book(second)).toBe('done');
    expect(await shop.book(first)).toBe('TEST_RIDE_SLOT_FULL');
    // At another time it can still be had, under the same id.
    expect(await shop.book({ ...first, slotAt: SLOT + 2 * HOUR_MS })).toBe('done');
    expect((await shop.rows()).map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  it('another choice gives the kept slot back, and booking takes what was kept', async () => {
    const mine = ride(SLOT);
    await shop.hold(mine);
    expect(await shop.hold({ ...mine, slotAt: SLOT + HOUR_MS })).toBe('done');
    expect(await shop.book(ride(SLOT, visitor(1)))).toBe('done');
    expect(await shop.book({ ...mine, slotAt: SLOT + HOUR_MS })).toBe('done');
    expect(await shop.book({ ...mine, slotAt: SLOT + HOUR_MS })).toBe('done');
    expect(await shop.rows()).toHaveLength(2);
  });

  it('a motorcycle that is away is not given', async () => {
    await shop.run(
      `UPDATE test_ride_motorcycle SET out_from_at = ${SLOT - DAY_MS}, out_until_at = ${SLOT + 10 * MINUTE_MS}
        WHERE id = 'trm_aec-scbd_alva-cervo'`,
    );
    expect(await shop.book(ride(SLOT))).toBe('TEST_RIDE_SLOT_FULL');
    expect(await shop.book(ride(SLOT + 30 * MINUTE_MS))).toBe('done');
    await shop.run('UPDATE test_ride_motorcycle SET out_from_at = NULL, out_until_at = NULL');
  });

  it('a person has two rides to come, an affiliate key fifty people in a month', async () => {
    for (const [n, answer] of [
      [0, 'done'],
      [1, 'done'],
      [2, 'TEST_RIDE_TOO_MANY'],
    ] as const)
      expect(await shop.book(ride(SLOT + n * HOUR_MS))).toBe(answer);
    const OWNER = { customerId: 'cus_owner' };
    expect(await shop.book(ride(SLOT + 2 * HOUR_MS), OWNER), 'the number has two').toBe(
      'TEST_RIDE_TOO_MANY',
    );
    const byAnother = (n: number) => shop.book(ride(SLOT + n * HOUR_MS, visitor(n)), OWNER);
    expect([await byAnother(10), await byAnother(11), await byAnother(12)]).toEqual([
      'done',
      'done',
      'TEST_RIDE_TOO_MANY',
    ]);
    await shop.run(`DELETE FROM test_ride WHERE customer_id = 'cus_owner'`);
    await shop.run(`INSERT INTO test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at, seat, state,
      name, phone_number, consent_at, affiliate_key, locale, network, confirmed_at, created_at, updated_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RIDES.byKey - 1})
      SELECT 'trd_' || i, 'trk_' || i, place_id, product_id, motorcycle_id, slot_at + i * ${DAY_MS}, seat, 'COMPLETED',
        name, phone_number, consent_at, 'DIMAS-01', locale, network, confirmed_at, created_at, updated_at
        FROM n, (SELECT * FROM test_ride LIMIT 1)`);
    const others = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        shop.book(
          ride(SLOT + (n + 2) * HOUR_MS, { ...visitor(n), affiliateKey: 'dimas-01' }),
          {},
          visitor(n).address,
        ),
      ),
    );
    expect(taken(others)).toBe(1);
    expect(others.filter((each) => each === 'TEST_RIDE_KEY_LIMIT')).toHaveLength(3);
  });
});
