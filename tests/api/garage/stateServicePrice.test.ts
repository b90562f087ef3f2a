import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTIMATE } from '#edge/contract/garage/estimate.ts';
import { orderIdOfService } from '#edge/contract/garage/service-prices.ts';
import { newId, ulid } from '#edge/contract/ids.ts';
import { dayInJakarta, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type ActorName, actor, type RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

const BRAKES = { name: 'Kampas rem depan', price: 185_000 };
const LABOUR = { name: 'Jasa pasang', price: 75_000 };

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
afterAll(() => bff.stop());
beforeEach(() =>
  bff.db.primary.executeMultiple(
    `DELETE FROM service_estimate; DELETE FROM service_record WHERE id LIKE 'sbk_%'; DELETE FROM service_booking;
     UPDATE customer_order SET state = 'CANCELLED' WHERE kind = 'SERVICE';`,
  ),
);

const execute = (sql: string, ...args: (string | number)[]) =>
  bff.db.primary.execute({ sql, args });

type Standing = 'BOOKED' | 'IN_PROGRESS' | 'COMPLETED';

/** A repair of Ayu's motorcycle that began half an hour ago. */
const repair = async (record: Standing = 'IN_PROGRESS', place = 'aec-scbd'): Promise<string> => {
  const id = newId('sbk');
  const at = Date.now() - 30 * MINUTE_MS;
  await execute(
    `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
      SELECT ?, 'veh_ayu_one', 'cus_owner', id, ?, 1, 'BOOKED', 'REPAIR', 1 FROM place WHERE dealer_slug = ?`,
    id,
    at,
    place,
  );
  await execute(
    `INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
      VALUES (?, 'veh_ayu_one', 'SCBD', ?, 'REPAIR', 10, ?, '')`,
    id,
    at,
    record,
  );
  return id;
};

const state = (
  role: RoleName,
  id: string,
  lines: readonly object[] = [BRAKES, LABOUR],
  expectedVersion = 1,
  key?: string,
) =>
  desk.change(
    role,
    `mutation ($id: ID!, $lines: [ServiceEstimateLineInput!]!, $v: Int!) {
      it: stateServicePrice(id: $id, lines: $lines, expectedVersion: $v) { success errorCode } }`,
    { id, lines, v: expectedVersion },
    key,
  );

const answer = async (by: ActorName, id: string, word: string, key?: string): Promise<string> => {
  const headers = { ...(await actor(bff, by)), ...(key && { 'idempotency-key': key }) };
  const { data, errors } = await bff.gql<{ it: { success: boolean; errorCode: string | null } }>(
    `mutation ($id: ID!, $word: ServiceEstimateAnswer!) {
      it: answerServicePrice(id: $id, answer: $word) { success errorCode } }`,
    { id, word },
    { headers },
  );
  if (errors !== undefined) return String(errors[0]?.extensions?.code);
  return data?.it.success ? 'done' : String(data?.it.errorCode);
};

interface Estimate {
  readonly id: string;
  readonly state: string;
  readonly lines: readonly object[];
  readonly total: number;
}

/** The price of an appointment as it is on somebody's device. */
const onDevice = async (by: ActorName, bookingId: string): Promise<Estimate | null | undefined> => {
  const { pages } = await syncAll(bff, 'vehicles', null, await actor(bff, by));
  const records = pages.flatMap(({ changed }) => changed.map(({ record }) => record));
  const bookings = records.find((record) => record.vin === vin)?.bookings as
    | { id: string; estimate: Estimate | null }[]
    | undefined;
  return bookings?.find(({ id }) => id === bookingId)?.estimate;
};
const stated = async (bookingId: string): Promise<string> => {
  expect(await state('workshop', bookingId)).toBe('done');
  return (await onDevice('owner', bookingId))?.id ?? '';
};

interface Row {
  readonly id: string;
  readonly price: number | null;
  readonly paid: boolean;
  readonly mayStatePrice: boolean;
  readonly version: number;
  readonly estimate: { readonly state: string; readonly total: number } | null;
}
const atDesk = async (bookingId: string): Promise<Row | undefined> => {
  const rows = await desk.ask<readonly Row[]>(
    'workshop',
    `query ($day: String!) { it: serviceDesk(dealerSlug: "aec-scbd", day: $day, queue: ALL) {
      id price paid mayStatePrice version estimate { state total } } }`,
    { day: dayInJakarta(Date.now() - 30 * MINUTE_MS) },
  );
  return rows.find(({ id }) => id === bookingId);
};

const orderOf = async (estimateId: string) => {
  const { data } = await bff.gql<{ order: Record<string, unknown> | null }>(
    `{ order(id: "${orderIdOfService(estimateId)}") }`,
    {},
    { headers: await actor(bff, 'owner') },
  );
  return data?.order;
};
const count = async (from: string): Promise<number> =>
  Number((await execute(`SELECT count(*) AS n FROM ${from}`)).rows[0]?.n);

describe('stateServicePrice', () => {
  it('works: the rider has the price with its lines on the device, the workshop sees that it waits', async () => {
    const id = await repair();
    expect(await atDesk(id)).toMatchObject({ mayStatePrice: true, estimate: null, price: null });
    expect(await state('workshop', id)).toBe('done');
    expect(await onDevice('owner', id)).toMatchObject({
      state: 'STATED',
      lines: [BRAKES, LABOUR],
      total: 260_000,
    });
    expect(await atDesk(id)).toMatchObject({
      estimate: { state: 'STATED', total: 260_000 },
      price: null,
      version: 2,
    });
    expect(await desk.audited('stateServicePrice')).toEqual([
      expect.objectContaining({
        actor_id: 'cus_workshop',
        entity: 'appointment',
        entity_id: id,
        version_before: 1,
        version_after: 2,
      }),
    ]);
  });

  it('works: another price takes the place of one without an answer, and of one that was declined', async () => {
    const id = await repair();
    const first = await stated(id);
    expect(await state('workshop', id, [BRAKES], 2)).toBe('done');
    expect(await answer('owner', first, 'ACCEPT')).toBe('ESTIMATE_ANSWERED');
    const second = await onDevice('owner', id);
    expect(second).toMatchObject({ state: 'STATED', total: 185_000 });
    expect(await answer('owner', second?.id ?? '', 'DECLINE')).toBe('done');
    expect(await atDesk(id)).toMatchObject({ estimate: { state: 'DECLINED' } });
    expect(await state('workshop', id, [LABOUR], 3)).toBe('done');
    expect(await onDevice('owner', id)).toMatchObject({ state: 'STATED', total: 75_000 });
  });

  it('refuses before the motorcycle is there, of another place, changed, not there, and who may not', async () => {
    const expected = await repair('BOOKED');
    expect(await state('workshop', expected)).toBe('APPOINTMENT_TOO_EARLY');
    await execute('DELETE FROM service_booking');
    const other = await repair('IN_PROGRESS', 'aec-puri');
    expect(await state('dealer', other)).toBe('NOT_FOUND');
    expect(await state('finance', other)).toBe('FORBIDDEN');
    expect(await state('workshop', other, [BRAKES], 7)).toBe('APPOINTMENT_CHANGED');
    expect(await state('workshop', 'sbk_none')).toBe('APPOINTMENT_NOT_FOUND');
    await execute("UPDATE service_booking SET status = 'CANCELLED'");
    expect(await state('workshop', other)).toBe('APPOINTMENT_CLOSED');
    await execute(
      "UPDATE service_booking SET status = 'COMPLETED', slot_at = ?",
      Date.now() - ESTIMATE.statedMs,
    );
    expect(await state('workshop', other)).toBe('APPOINTMENT_CLOSED');
    expect(await count('service_estimate')).toBe(0);
  });

  it('refuses a price of nothing, of parts of a rupiah, too high, without a name, and too many lines', async () => {
    const id = await repair();
    for (const lines of [
      [],
      [{ ...BRAKES, price: 0 }],
      [{ ...BRAKES, price: -185_000 }],
      [{ ...BRAKES, price: ESTIMATE.most + 1 }],
      [{ ...BRAKES, name: ' a ' }],
      [{ ...BRAKES, name: 'x'.repeat(ESTIMATE.name.most + 1) }],
      Array.from({ length: ESTIMATE.lines + 1 }, () => BRAKES),
      Array.from({ length: 3 }, () => ({ ...BRAKES, price: ESTIMATE.most })),
    ])
      expect(await state('workshop', id, lines)).toBe('BAD_USER_INPUT');
    expect(await count('service_estimate')).toBe(0);
  });

  it('refuses where a price is to be paid or was paid, and more prices than an appointment may have', async () => {
    const id = await repair();
    const price = await stated(id);
    expect(await answer('owner', price, 'ACCEPT')).toBe('done');
    expect(await state('workshop', id, [BRAKES], 3)).toBe('ESTIMATE_PAID');
    expect(await atDesk(id)).toMatchObject({ mayStatePrice: false, price: 260_000, paid: false });
    await execute(
      "UPDATE customer_order SET state = 'PAYMENT_SETTLED' WHERE id = ?",
      orderIdOfService(price),
    );
    expect(await state('workshop', id, [BRAKES], 3)).toBe('ESTIMATE_PAID');
    expect(await atDesk(id)).toMatchObject({ price: 260_000, paid: true });
    // Nobody paid: the order has ended, and the workshop may ask anew.
    await execute(
      "UPDATE customer_order SET state = 'CANCELLED' WHERE id = ?",
      orderIdOfService(price),
    );
    for (let version = 3; version < 12; version++)
      expect(await state('workshop', id, [{ ...BRAKES, price: 1_000 * version }], version)).toBe(
        'done',
      );
    expect(await state('workshop', id, [BRAKES], 12)).toBe('ESTIMATE_MANY');
  });

  it('is safe: of two who state one at once one does, and a repeat counts once', async () => {
    const id = await repair();
    const answers = await Promise.all([
      state('workshop', id, [BRAKES]),
      state('support', id, [LABOUR]),
    ]);
    expect(answers.filter((each) => each === 'done')).toHaveLength(1);
    await execute('DELETE FROM service_estimate');
    const key = ulid(Date.now()).toUpperCase();
    expect(await state('workshop', id, [BRAKES], 2, key)).toBe('done');
    expect(await state('workshop', id, [BRAKES], 2, key)).toBe('done');
    expect(await state('workshop', id, [BRAKES], 2)).toBe('done');
    expect(await count('service_estimate')).toBe(1);
  });
});

describe('answerServicePrice', () => {
  it('works: agreeing places an order of the lines, and the device shows that it was agreed to', async () => {
    const id = await repair();
    const price = await stated(id);
    expect(await answer('owner', price, 'ACCEPT')).toBe('done');
    expect(await orderOf(price)).toMatchObject({
      kind: 'SERVICE',
      state: 'WAITING_PAYMENT',
      total: 260_000,
      due: 260_000,
      items: [
        { kind: 'service', slug: 'REPAIR', vin, name: { en: BRAKES.name }, unitPrice: 185_000 },
        { kind: 'service', slug: 'REPAIR', vin, name: { id: LABOUR.name }, unitPrice: 75_000 },
      ],
    });
    expect(await onDevice('owner', id)).toMatchObject({ state: 'ACCEPTED' });
  });

  it('works: declining leaves no order, and the workshop sees it', async () => {
    const id = await repair();
    const price = await stated(id);
    expect(await answer('owner', price, 'DECLINE')).toBe('done');
    expect(await orderOf(price)).toBeNull();
    expect(await atDesk(id)).toMatchObject({
      estimate: { state: 'DECLINED' },
      mayStatePrice: true,
      price: null,
    });
    expect(await answer('owner', price, 'ACCEPT')).toBe('ESTIMATE_ANSWERED');
  });

  it.each(['owner2', 'guestRider', 'staff', 'admin'] as const)(
    'refuses %s, who has not made the appointment, and shows them no price',
    async (by) => {
      const id = await repair();
      const price = await stated(id);
      for (const word of ['ACCEPT', 'DECLINE'])
        expect(await answer(by, price, word)).toBe('ESTIMATE_NOT_FOUND');
      expect(await onDevice(by, id)).toBeFalsy();
      expect(await onDevice('owner', id)).toMatchObject({ state: 'STATED' });
    },
  );

  it('refuses a price that holds no more, and more unpaid orders than somebody may have', async () => {
    const id = await repair();
    const price = await stated(id);
    await execute('UPDATE service_estimate SET stated_at = ?', Date.now() - ESTIMATE.validMs);
    expect(await answer('owner', price, 'ACCEPT')).toBe('ESTIMATE_OVER');
    await execute('UPDATE service_estimate SET stated_at = ?', Date.now() - HOUR_MS);
    for (let n = 0; n < 8; n++)
      await bff.gql(
        `mutation ($id: ID!) { insertSubscription(param: { id: $id, vin: "${vin}", packageId: "rsp_city" }) { success } }`,
        { id: newId('rsb') },
        { headers: await actor(bff, 'owner') },
      );
    expect(await answer('owner', price, 'ACCEPT')).toBe('ESTIMATE_UNPAID_ORDERS');
    expect(await orderOf(price)).toBeNull();
    expect(await onDevice('owner', id)).toMatchObject({ state: 'STATED' });
  });

  it('is safe: a double tap is one order, and of both answers at once one counts', async () => {
    const id = await repair();
    const price = await stated(id);
    const key = ulid(Date.now()).toUpperCase();
    const taps = await Promise.all([
      ...Array.from({ length: 4 }, () => answer('owner', price, 'ACCEPT', key)),
      ...Array.from({ length: 4 }, () => answer('owner', price, 'ACCEPT')),
    ]);
    expect(new Set(taps)).toEqual(new Set(['done']));
    expect(await count(`customer_order WHERE id = '${orderIdOfService(price)}'`)).toBe(1);
    expect(await count(`order_line WHERE order_id = '${orderIdOfService(price)}'`)).toBe(2);
    await execute('DELETE FROM service_estimate');
    await execute('DELETE FROM service_booking');
    const other = await stated(await repair());
    const both = await Promise.all([
      answer('owner', other, 'ACCEPT'),
      answer('owner', other, 'DECLINE'),
    ]);
    expect(both.sort()).toEqual(['ESTIMATE_ANSWERED', 'done']);
  });

  it('is safe: a price that the workshop replaces while it is accepted is never paid twice', async () => {
    const id = await repair();
    const price = await stated(id);
    const [accepted, replaced] = await Promise.all([
      answer('owner', price, 'ACCEPT'),
      state('workshop', id, [BRAKES], 2),
    ]);
    expect([accepted, replaced].filter((each) => each === 'done')).toHaveLength(1);
    expect(await count("customer_order WHERE kind = 'SERVICE' AND state <> 'CANCELLED'")).toBe(
      accepted === 'done' ? 1 : 0,
    );
  });
});
