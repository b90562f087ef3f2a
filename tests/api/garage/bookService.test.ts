import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { completeBookings } from '#edge/domains/garage/index.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll, syncOnce } from '#tests/api/sync/client.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

const iso = (at: number): string => new Date(at).toISOString();
const SCBD = 'aec-scbd';
let bff: Bff;
let vin: string;
/** A Tuesday at least a week ahead, at ten in Jakarta. */
const tuesday = (): number => {
  const day = new Date(Date.now() + 7 * 24 * HOUR_MS);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  day.setUTCHours(3, 0, 0, 0);
  return day.getTime();
};
const SLOT = tuesday();

beforeAll(async () => {
  bff = await startBff();
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(() =>
  bff.db.primary.executeMultiple(
    `DELETE FROM service_record WHERE id LIKE 'sbk_%'; DELETE FROM service_booking;
     UPDATE customer_order SET state = 'CANCELLED' WHERE kind = 'SERVICE';`,
  ),
);
afterAll(() => bff.stop());

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

const headersOf = new Map<ActorName, { cookie: string }>();
const as = async (by: ActorName) => {
  const headers = headersOf.get(by) ?? (await actor(bff, by));
  headersOf.set(by, headers);
  return headers;
};

const book = async (by: ActorName, param: object = {}, key?: string) => {
  const { data, errors } = await bff.gql<{ bookService: Common }>(
    `mutation Book($param: ServiceBookingParam!) { bookService(param: $param) { success errorCode } }`,
    {
      param: {
        id: newId('sbk'),
        vin,
        dealerSlug: SCBD,
        slotAt: new Date(SLOT).toISOString(),
        kind: 'PERIODIC',
        ...param,
      },
    },
    { headers: { ...(await as(by)), ...(key && { 'idempotency-key': key }) } },
  );
  return data?.bookService ?? { success: false, errorCode: String(errors?.[0]?.extensions?.code) };
};
const cancel = async (by: ActorName, id: string) =>
  (
    await bff.gql<{ cancelServiceBooking: Common }>(
      `mutation { cancelServiceBooking(id: "${id}") { success errorCode } }`,
      {},
      { headers: await as(by) },
    )
  ).data?.cancelServiceBooking;
const reschedule = async (by: ActorName, id: string, slotAt: number, key?: string) => {
  const { data, errors } = await bff.gql<{ rescheduleServiceBooking: Common }>(
    `mutation Move($id: ID!, $slotAt: DateTime!) { rescheduleServiceBooking(id: $id, slotAt: $slotAt) {
      success errorCode } }`,
    { id, slotAt: new Date(slotAt).toISOString() },
    { headers: { ...(await as(by)), ...(key && { 'idempotency-key': key }) } },
  );
  return (
    data?.rescheduleServiceBooking ?? {
      success: false,
      errorCode: String(errors?.[0]?.extensions?.code),
    }
  );
};
const slots = async (day: string, dealerSlug = SCBD) =>
  (
    await bff.gql<{ serviceSlots: { startsAt: string; free: number }[] }>(
      `{ serviceSlots(dealerSlug: "${dealerSlug}", day: "${day}") { startsAt free } }`,
    )
  ).data?.serviceSlots;
const bookingsOf = async (by: ActorName) => {
  const { pages } = await syncAll(bff, 'vehicles', null, await as(by));
  const records = pages.flatMap(({ changed }) => changed.map(({ record }) => record));
  return records.find((record) => record.vin === vin)?.bookings;
};
const day = new Date(SLOT).toISOString().slice(0, 10);
const rows = async () =>
  (await bff.db.primary.execute(`SELECT * FROM service_booking WHERE status = 'BOOKED'`)).rows;

describe('bookService, serviceSlots and cancelServiceBooking work', () => {
  it('reserves a seat and lowers the free count of the slot', async () => {
    const at = async () =>
      (await slots(day))?.find(({ startsAt }) => Date.parse(startsAt) === SLOT);
    expect((await at())?.free).toBe(2);
    expect(await book('owner')).toEqual({ success: true, errorCode: null });
    expect((await at())?.free).toBe(1);
  });

  it("brings the appointment to the owner's device, also when the guest makes it", async () => {
    const { cursor } = await syncAll(bff, 'vehicles', null, await as('owner'));
    await book('guestRider', { note: 'Rem berbunyi' });
    const { page } = await syncOnce(bff, 'vehicles', cursor, await as('owner'));
    const services = page?.changed[0]?.record.services as Record<string, unknown>[] | undefined;
    expect(services?.[0]).toMatchObject({ status: 'BOOKED', detail: 'Rem berbunyi' });
    expect(await bookingsOf('owner')).toMatchObject([
      { kind: 'PERIODIC', note: 'Rem berbunyi', status: 'confirm' },
    ]);
  });

  it("keeps a guest's note from the owner once the appointment is over", async () => {
    const id = newId('sbk');
    await book('guestRider', { id, note: 'Rem berbunyi' });
    await bff.db.primary.batch([
      `UPDATE service_booking SET status = 'COMPLETED' WHERE id = '${id}'`,
      `UPDATE service_record SET status = 'COMPLETED' WHERE id = '${id}'`,
    ]);
    const { pages } = await syncAll(bff, 'vehicles', null, await as('owner'));
    expect(JSON.stringify(pages)).not.toContain('Rem berbunyi');
  });

  it('answers confirm, cancel and completed, to the one who made the appointment', async () => {
    const id = newId('sbk');
    await book('guestRider', { id });
    expect(await bookingsOf('guestRider')).toMatchObject([{ id, status: 'confirm', sequence: 0 }]);
    await cancel('guestRider', id);
    expect(await bookingsOf('guestRider')).toMatchObject([{ id, status: 'cancel', sequence: 1 }]);
    expect(await bookingsOf('owner')).toEqual([]);
    const past = newId('sbk');
    await book('owner', { id: past });
    await bff.db.primary.execute(
      `UPDATE service_booking SET slot_at = ${Date.now() - 2 * HOUR_MS}`,
    );
    expect(await bookingsOf('owner')).toMatchObject([{ id: past, status: 'completed' }]);
  });

  it('counts its changes on the device as its mails do, whose calendar entry it is', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    await bff.db.primary.execute(`UPDATE service_booking SET slot_at = ${SLOT + 2 * HOUR_MS}`);
    expect(await bookingsOf('owner')).toMatchObject([{ id, sequence: 1 }]);
    await bff.tick();
    const { rows: letters } = await bff.db.primary.execute(
      `SELECT n.facts FROM notification n JOIN notification_event e ON e.id = n.event_id
        WHERE e.entity_id = '${id}' AND e.source = 'booking-moved'`,
    );
    expect(JSON.parse(String(letters[0]?.facts))).toMatchObject({ sequence: '1' });
  });

  it('is completed by the clock, which says so in the store once the workshop has had a day for it', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    const run = async (now: number) => {
      await bff.db.write(
        await completeBookings.run({ id: 'job' } as never, { clock: () => now } as never),
      );
      const { rows: all } = await bff.db.primary.execute('SELECT status FROM service_booking');
      return all[0]?.status;
    };
    expect(await run(SLOT + HOUR_MS + DAY_MS - 1)).toBe('BOOKED');
    expect(await run(SLOT + HOUR_MS + DAY_MS)).toBe('COMPLETED');
    expect(await cancel('owner', id)).toMatchObject({ errorCode: 'BOOKING_SLOT_PAST' });
    expect(await bookingsOf('owner')).toMatchObject([{ id, status: 'completed' }]);
  });

  it('reads what an earlier release wrote: the kind comes from the booking, not from its text', async () => {
    const id = newId('sbk');
    await book('owner', { id, kind: 'TYRES', note: 'Bocor' });
    await bff.db.primary.execute(
      `UPDATE service_record SET detail = 'Ban: Bocor' WHERE id = '${id}'`,
    );
    const { page } = await syncOnce(bff, 'vehicles', null, await as('owner'));
    const record = page?.changed.find(({ record: { vin: each } }) => each === vin)?.record;
    const services = record?.services as Record<string, unknown>[];
    expect(services.find(({ bookingId }) => bookingId === id)).toMatchObject({ detail: 'Bocor' });
    expect(await bookingsOf('owner')).toMatchObject([{ kind: 'TYRES', note: 'Bocor' }]);
  });

  it("gives slots on the place's own clock: eight in Denpasar is midnight UTC", async () => {
    const { rows: places } = await bff.db.primary.execute(
      `SELECT dealer_slug AS slug FROM place WHERE time_zone = 'Asia/Makassar' AND services = 1 AND upcoming = 0 LIMIT 1`,
    );
    const [first] = (await slots(day, String(places[0]?.slug))) ?? [];
    expect(first?.startsAt.slice(11, 16)).toBe('00:00');
    expect((await slots(day))?.[0]?.startsAt.slice(11, 16)).toBe('01:00');
  });

  it('is taken back by the one who made it, and the bench is free again', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    expect(await cancel('owner', id)).toEqual({ success: true, errorCode: null });
    expect(await cancel('owner', id)).toEqual({ success: true, errorCode: null });
    expect(await rows()).toEqual([]);
    expect(await book('owner')).toMatchObject({ success: true });
  });
});

describe('bookService refuses', () => {
  it.each([
    [
      'a time between slots',
      { slotAt: new Date(SLOT + 60_000).toISOString() },
      'BOOKING_SLOT_UNKNOWN',
    ],
    ['the night', { slotAt: new Date(SLOT + 14 * HOUR_MS).toISOString() }, 'BOOKING_SLOT_UNKNOWN'],
    [
      'yesterday',
      { slotAt: new Date(SLOT - 30 * 24 * HOUR_MS).toISOString() },
      'BOOKING_SLOT_PAST',
    ],
    [
      'next year',
      { slotAt: new Date(SLOT + 364 * 24 * HOUR_MS).toISOString() },
      'BOOKING_SLOT_PAST',
    ],
    ['a place that is none', { dealerSlug: 'nowhere' }, 'BOOKING_PLACE_UNKNOWN'],
    ['an id it did not make', { id: 'sbk_1' }, 'BOOKING_INVALID'],
    ['a long story', { note: 'x'.repeat(301) }, 'BOOKING_INVALID'],
  ])('%s', async (_, param, errorCode) => {
    expect(await book('owner', param)).toEqual({ success: false, errorCode });
    expect(await rows()).toEqual([]);
  });

  it('others, and a third appointment of one motorcycle', async () => {
    expect(await book('owner2')).toMatchObject({ errorCode: 'BOOKING_NOT_FOUND' });
    await book('owner');
    await book('owner', { slotAt: new Date(SLOT + HOUR_MS).toISOString() });
    expect(
      await book('owner', { slotAt: new Date(SLOT + 2 * HOUR_MS).toISOString() }),
    ).toMatchObject({
      errorCode: 'BOOKING_TOO_MANY',
    });
  });

  it("to take back another's appointment, as if it were none", async () => {
    const id = newId('sbk');
    await book('owner', { id });
    for (const by of ['owner2', 'guestRider', 'staff'] as const)
      expect(await cancel(by, id)).toMatchObject({ errorCode: 'BOOKING_NOT_FOUND' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('bookService is safe', () => {
  it('gives two benches to 50 who come at once, and tells the others the truth', async () => {
    const vehicles = Array.from({ length: 50 }, (_, n) => `veh_rush_${n}`);
    await bff.db.primary.batch(
      vehicles.map((id, n) => ({
        sql: `INSERT INTO vehicle (id, vin, owner_id, product_code, generation, color_code, plate_progress,
          production_year, purchased_at, iot_status, updated_at)
          VALUES (?, ?, 'cus_owner', 'X', '2', 'halo-white', 'READY', 2026, 0, 'OFFLINE', 0)`,
        args: [id, `MJXVA2BP1TK8888${String(n).padStart(2, '0')}`],
      })),
      'write',
    );
    await as('owner');
    const answers = await Promise.all(
      vehicles.map((_, n) =>
        book('owner', { vin: `MJXVA2BP1TK8888${String(n).padStart(2, '0')}` }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.filter((a) => !a.success).map(({ errorCode }) => errorCode))).toEqual(
      new Set(['BOOKING_SLOT_FULL']),
    );
    expect((await rows()).map(({ seat }) => seat).sort()).toEqual([1, 2]);
    await bff.db.primary.batch(
      [
        `DELETE FROM service_record WHERE id LIKE 'sbk_%'`,
        'DELETE FROM service_booking',
        `DELETE FROM vehicle WHERE id LIKE 'veh_rush_%'`,
      ],
      'write',
    );
  });

  it('counts what a device sends again once, with its key and without', async () => {
    const param = { id: newId('sbk') };
    const key = newId('x').slice(2).toUpperCase();
    await Promise.all(Array.from({ length: 5 }, () => book('owner', param, key)));
    expect(await book('owner', param)).toMatchObject({ success: true });
    expect(await rows()).toHaveLength(1);
  });

  it('drops the appointments of an owner who hands the motorcycle over, and of their guests', async () => {
    await book('owner');
    await book('guestRider', {
      slotAt: new Date(SLOT + HOUR_MS).toISOString(),
      note: 'Rem berbunyi',
    });
    expect(await rows()).toHaveLength(2);
    await bff.db.primary.execute(
      `INSERT INTO ownership_transfer VALUES ('trf_x', 'veh_ayu_one', 'cus_owner', 'cus_owner2', 'REQUESTED', 1, ${Date.now() + HOUR_MS}, NULL)`,
    );
    await bff.gql(
      `mutation { approveTransferOwnership(vin: "${vin}", requester: "500102") { success } }`,
      {},
      { headers: await as('owner') },
    );
    expect(await rows()).toEqual([]);
    expect(
      (await bff.db.primary.execute(`SELECT id FROM service_record WHERE id LIKE 'sbk_%'`)).rows,
    ).toEqual([]);
  });
});

describe('rescheduleServiceBooking', () => {
  const done = { success: true, errorCode: null };
  const other = SLOT + 2 * HOUR_MS;
  // One motorcycle changed hands above.
  beforeEach(() =>
    bff.db.primary.batch([
      `UPDATE vehicle SET owner_id = 'cus_owner' WHERE id LIKE 'veh_ayu_%'`,
      `UPDATE vehicle SET owner_id = 'cus_owner2' WHERE id LIKE 'veh_bima_%'`,
    ]),
  );

  it('moves the appointment, its line in the history, and frees the old bench', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    const { cursor } = await syncAll(bff, 'vehicles', null, await as('owner'));
    expect(await reschedule('owner', id, other)).toEqual(done);
    expect(await rows()).toMatchObject([{ id, slot_at: other }]);
    const { page } = await syncOnce(bff, 'vehicles', cursor, await as('owner'));
    const services = page?.changed[0]?.record.services as Record<string, unknown>[] | undefined;
    expect(services?.find(({ bookingId }) => bookingId === id)).toMatchObject({
      date: new Date(other).toISOString(),
      status: 'BOOKED',
    });
    const free = (await slots(day))?.map(({ startsAt, free: left }) => [
      Date.parse(startsAt),
      left,
    ]);
    expect(free).toContainEqual([SLOT, 2]);
    expect(free).toContainEqual([other, 1]);
  });

  it('refuses a full, closed or past time, and anybody else’s appointment; nothing moves', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    await book('owner2', { vin: await vinOf(bff, 'veh_bima_q'), slotAt: iso(other) });
    await book('owner2', { vin: await vinOf(bff, 'veh_bima_boost'), slotAt: iso(other) });
    expect(await reschedule('owner', id, other)).toMatchObject({ errorCode: 'BOOKING_SLOT_FULL' });
    expect(await reschedule('owner', id, SLOT + HOUR_MS / 2)).toMatchObject({
      errorCode: 'BOOKING_SLOT_UNKNOWN',
    });
    expect(await reschedule('owner', id, Date.now() - HOUR_MS)).toMatchObject({
      errorCode: 'BOOKING_SLOT_PAST',
    });
    for (const by of ['owner2', 'guestRider', 'staff'] as const)
      expect(await reschedule(by, id, SLOT + HOUR_MS)).toMatchObject({
        errorCode: 'BOOKING_NOT_FOUND',
      });
    await cancel('owner', id);
    expect(await reschedule('owner', id, SLOT + HOUR_MS)).toMatchObject({
      errorCode: 'BOOKING_NOT_FOUND',
    });
    expect((await rows()).map(({ slot_at: at }) => at)).toEqual([other, other]);
  });

  it('gives two benches to no more than two, however many move there at once', async () => {
    const ids = await Promise.all(
      [
        ['owner', 'veh_ayu_one', 0],
        ['owner', 'veh_ayu_cervo', 0],
        ['owner2', 'veh_bima_q', 1],
        ['owner2', 'veh_bima_boost', 1],
      ].map(async ([by, vehicle, hour]) => {
        const id = newId('sbk');
        const made = await book(by as ActorName, {
          id,
          vin: await vinOf(bff, String(vehicle)),
          slotAt: iso(SLOT + Number(hour) * HOUR_MS),
        });
        expect(made).toEqual(done);
        return [by as ActorName, id] as const;
      }),
    );
    const answers = await Promise.all(ids.map(([by, id]) => reschedule(by, id, other)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'ok').sort()).toEqual([
      'BOOKING_SLOT_FULL',
      'BOOKING_SLOT_FULL',
      'ok',
      'ok',
    ]);
    const taken = (await rows()).map(({ slot_at: at, seat }) => `${at} ${seat}`);
    expect(new Set(taken).size).toBe(4);
  });

  it('a repeated rescheduling counts once', async () => {
    const id = newId('sbk');
    await book('owner', { id });
    const key = newId('x').slice(2).toUpperCase();
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => reschedule('owner', id, other, key)))),
      await reschedule('owner', id, other),
    ];
    expect(answers).toEqual([done, done, done, done]);
    expect(await rows()).toMatchObject([{ id, slot_at: other }]);
  });
});
