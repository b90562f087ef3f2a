import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor, inRole } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';
import { at, RIDE_DAY, rideParam, ridesOn } from './rides.ts';

let bff: Bff;
let rides: ReturnType<typeof ridesOn>;
beforeAll(async () => {
  bff = await startBff();
  rides = ridesOn(bff);
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM test_ride'));

interface Page {
  readonly items: readonly { readonly id: string; readonly name: string; readonly state: string }[];
  readonly next: string | null;
  readonly total: number;
}

const desk = async (more: object = {}): Promise<Page> => {
  const page = await rides.ask<Page>(
    'staff',
    `query D($d: String!, $day: String!, $q: TestRideQueue!, $search: String, $after: String) {
      done: testRideDesk(dealerSlug: $d, day: $day, queue: $q, search: $search, after: $after) {
        items { id name state } next total } }`,
    { d: 'aec-scbd', day: RIDE_DAY, q: 'ALL', ...more },
  );
  if (typeof page === 'string') throw new Error(page);
  return page;
};

/** Moves a ride to the present, as if its time had come. */
const begins = (id: string, minutesAgo: number) =>
  bff.db.primary.execute({
    sql: 'UPDATE test_ride SET slot_at = ? WHERE id = ?',
    args: [Date.now() - minutesAgo * MINUTE_MS, id],
  });

describe('createBookingByPS', () => {
  it('books for a customer, shares the seats, and says who did it', async () => {
    const param = rideParam();
    expect(await rides.bookByStaff('staff', param)).toBe('done');
    const { rows } = await bff.db.primary.execute('SELECT * FROM test_ride');
    expect(rows).toMatchObject([{ customer_id: null, booked_by: 'cus_staff' }]);
    expect(await rides.book('guest', rideParam())).toBe('TEST_RIDE_SLOT_FULL');
    expect(await rides.bookByStaff('staff', rideParam())).toBe('TEST_RIDE_SLOT_FULL');
  });

  it('is among the bookings of the customer who proved the number, and of nobody else', async () => {
    const phoneNumber = '081255550001';
    const proved = (at: string) =>
      bff.db.primary.execute(`UPDATE customer SET phone_number = '+6281255550001',
        phone_verified_at = ${at} WHERE id = 'cus_owner2'`);
    const whose = async (hours: number): Promise<unknown> => {
      const param = rideParam({ phoneNumber, slotAt: at(hours) });
      expect(await rides.bookByStaff('staff', param)).toBe('done');
      const { rows } = await bff.db.primary.execute(
        `SELECT customer_id FROM test_ride WHERE id = '${param.id}'`,
      );
      return rows[0]?.customer_id;
    };
    await proved('NULL');
    expect(await whose(0), 'a number that is not proved').toBeNull();
    await proved('1');
    expect(await whose(2)).toBe('cus_owner2');
    const { pages } = await syncAll(bff, 'testRides', null, await actor(bff, 'owner2'));
    expect(pages.flatMap(({ changed }) => changed)).toHaveLength(1);
  });

  const freeSlots = async (more: string): Promise<string[]> => {
    const days = await rides.ask<{ slots: { startsAt: string; free: number }[] }[]>(
      'staff',
      `{ done: testRideDays(dealerSlug: "aec-scbd", productId: 5, from: "${RIDE_DAY}", days: 1${more}) {
        slots { startsAt free } } }`,
      {},
    );
    if (typeof days === 'string') throw new Error(days);
    return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  };

  it('takes its slots from the calendar of staff, without the notice that riders give', async () => {
    await bff.db.primary.execute('UPDATE test_ride_centre SET notice_minutes = 100000');
    try {
      expect(await freeSlots('')).toEqual([]);
      const slots = await freeSlots(', forDesk: true');
      expect(slots).toContain(at(0));
      expect(await rides.book('guest', rideParam())).toBe('TEST_RIDE_SLOT_PAST');
      expect(await rides.bookByStaff('staff', rideParam())).toBe('done');
    } finally {
      await bff.db.primary.execute('UPDATE test_ride_centre SET notice_minutes = 120');
    }
  });

  it('writes in the language of whoever rides, and counts for the affiliate who sent them', async () => {
    const param = rideParam({ locale: 'en', affiliateKey: 'dimas-01' });
    expect(await rides.bookByStaff('staff', param)).toBe('done');
    const { rows } = await bff.db.primary.execute('SELECT * FROM test_ride');
    expect(rows).toMatchObject([{ locale: 'en', affiliate_key: 'DIMAS-01' }]);
  });

  it('is for staff of one centre who may, at their centre and at no other', async () => {
    const { rows: before } = await bff.db.primary.execute(
      "SELECT permissions FROM staff_role WHERE id = 'rol_dealer'",
    );
    const grant = (permissions: string) =>
      bff.db.primary.execute({
        sql: "UPDATE staff_role SET permissions = ? WHERE id = 'rol_dealer'",
        args: [permissions],
      });
    const dealer = deskOf(bff);
    const book = (param: object) =>
      dealer.change(
        'dealer',
        'mutation B($param: TestRideParam!) { it: createBookingByPS(param: $param) { success errorCode } }',
        { param },
      );
    await grant('["UpdateCustomer","CreateCustomer"]');
    try {
      expect(await book(rideParam({ dealerSlug: 'aec-puri' }))).toBe('TEST_RIDE_PLACE_UNKNOWN');
      expect(await book(rideParam())).toBe('done');
      const { rows } = await bff.db.primary.execute(
        `SELECT p.dealer_slug, r.booked_by FROM test_ride r JOIN place p ON p.id = r.place_id`,
      );
      expect(rows).toMatchObject([{ dealer_slug: 'aec-scbd', booked_by: 'cus_dealer' }]);
    } finally {
      await grant(String(before[0]?.permissions));
    }
  });

  it('needs the customer’s consent, and is the staff’s alone', async () => {
    expect(await rides.bookByStaff('staff', rideParam({ consent: false }))).toBe('BAD_USER_INPUT');
    expect(await rides.bookByStaff('owner', rideParam())).toBe('FORBIDDEN');
    expect(await rides.bookByStaff('guest', rideParam())).toBe('UNAUTHENTICATED');
  });
});

describe('testRideDesk', () => {
  it('lists a day in the order rides begin, by queue, name and number, page by page', async () => {
    const first = rideParam({ name: 'Budi Santoso', phoneNumber: '081299990001' });
    const second = rideParam({ slotAt: at(1), name: 'Citra Ayu', phoneNumber: '081299990002' });
    await rides.book('guest', second);
    await rides.book('guest', first);
    await rides.hold(rideParam({ slotAt: at(2) }));
    expect((await desk()).items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await desk({ search: 'citra' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await desk({ search: '0812 9999 0001' })).items.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expect(await desk({ q: 'MISSED' })).toEqual({ items: [], next: null, total: 0 });
    expect((await desk({ d: 'aec-puri' })).items).toEqual([]);
    expect((await desk({ day: 'someday' })).items).toEqual([]);
    await bff.db.primary.execute(`INSERT INTO test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at,
      seat, state, name, phone_number, consent_at, locale, network, confirmed_at, created_at, updated_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      SELECT 'trd_' || i, 'trk_' || i, place_id, product_id, motorcycle_id, slot_at, seat, 'CANCELLED', name,
        phone_number, consent_at, locale, network, confirmed_at, created_at, updated_at
        FROM n, (SELECT * FROM test_ride WHERE id = '${first.id}')`);
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Page = await desk({ after });
      ids.push(...page.items.map(({ id }) => id));
      expect(page.total).toBe(62);
      after = page.next;
    }
    expect(ids).toHaveLength(62);
    expect(new Set(ids).size).toBe(62);
  });
});

describe('testRideDesk and moveTestRide of a dealer', () => {
  it('show and move the rides of their own place alone', async () => {
    const headers = await inRole(bff, 'dealer');
    const own = rideParam();
    const other = rideParam({ dealerSlug: 'aec-puri' });
    for (const param of [own, other]) expect(await rides.book('guest', param)).toBe('done');
    const seenAt = async (dealerSlug: string) => {
      const { data } = await bff.gql<{ testRideDesk: Page }>(
        `{ testRideDesk(dealerSlug: "${dealerSlug}", day: "${RIDE_DAY}", queue: ALL) { items { id name state } next total } }`,
        {},
        { headers },
      );
      return data?.testRideDesk.items.map(({ id }) => id);
    };
    expect(await seenAt('aec-scbd')).toEqual([own.id]);
    expect(await seenAt('aec-puri')).toEqual([]);
    const cancel = async (id: string) => {
      const { data, errors } = await bff.gql<{ moveTestRide: { success: boolean } }>(
        `mutation { moveTestRide(id: "${id}", move: cancel) { success errorCode } }`,
        {},
        { headers },
      );
      return data?.moveTestRide?.success ?? errors?.[0]?.extensions?.code;
    };
    expect(await cancel(other.id)).toBe('NOT_FOUND');
    expect(await cancel(own.id)).toBe(true);
  });
});

describe('moveTestRide', () => {
  it('checks in with the waiver on the day alone, then completes; a repeat is a success', async () => {
    const { id, ...more } = rideParam();
    await rides.book('guest', { id, ...more });
    expect(await rides.move('staff', id, 'checkIn')).toBe('TEST_RIDE_WAIVER_MISSING');
    expect(await rides.move('staff', id, 'checkIn', { waiver: true })).toBe('TEST_RIDE_TOO_EARLY');
    await begins(id, 5);
    expect(await rides.move('staff', id, 'complete')).toBe('TEST_RIDE_MOVE_IMPOSSIBLE');
    expect(await rides.move('staff', id, 'checkIn', { waiver: true })).toBe('done');
    expect(await rides.move('staff', id, 'checkIn', { waiver: true })).toBe('done');
    expect(await rides.move('staff', id, 'complete', { note: 'Suka warnanya' })).toBe('done');
    expect(await rides.move('staff', id, 'cancel')).toBe('TEST_RIDE_MOVE_IMPOSSIBLE');
    const { rows } = await bff.db.primary.execute('SELECT * FROM test_ride');
    expect(rows).toMatchObject([
      { state: 'COMPLETED', note: 'Suka warnanya', moved_by: 'cus_staff' },
    ]);
    expect(rows[0]?.waiver_at).not.toBeNull();
  });

  it('notes that nobody came only after a while, and takes it back when they do', async () => {
    const { id, ...more } = rideParam();
    await rides.book('guest', { id, ...more });
    await begins(id, 10);
    expect(await rides.move('staff', id, 'miss')).toBe('TEST_RIDE_TOO_EARLY');
    await begins(id, 16);
    expect(await rides.move('staff', id, 'miss')).toBe('done');
    expect(await rides.show(more.manageKey)).toMatchObject({ status: 'cancel', state: 'NO_SHOW' });
    expect(await rides.move('staff', id, 'checkIn', { waiver: true })).toBe('done');
  });

  it('cancels for a customer, and is the staff’s alone', async () => {
    const { id, ...more } = rideParam();
    await rides.book('guest', { id, ...more });
    expect(await rides.move('owner', id, 'cancel')).toBe('FORBIDDEN');
    expect(await rides.move('staff', id, 'cancel')).toBe('done');
    expect(await rides.move('staff', 'trd_none', 'cancel')).toBe('TEST_RIDE_NOT_FOUND');
  });
});
