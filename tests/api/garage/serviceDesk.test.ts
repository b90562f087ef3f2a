import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, ulid } from '#edge/contract/ids.ts';
import { dayInJakarta, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { completeBookings } from '#edge/domains/garage/index.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor, type RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

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
    `DELETE FROM service_record WHERE id LIKE 'sbk_%'; DELETE FROM service_booking;`,
  ),
);

const execute = (sql: string, ...args: (string | number)[]) =>
  bff.db.primary.execute({ sql, args });

/** An appointment of Ayu's motorcycle that began so long ago. */
const appointment = async (agoMs: number, place = 'aec-scbd'): Promise<string> => {
  const id = newId('sbk');
  const at = Date.now() - agoMs;
  await execute(
    `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, note, created_at)
      SELECT ?, 'veh_ayu_one', 'cus_owner', id, ?, 1, 'BOOKED', 'PERIODIC', 'Rem berbunyi', 1 FROM place WHERE dealer_slug = ?`,
    id,
    at,
    place,
  );
  await execute(
    `INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
      VALUES (?, 'veh_ayu_one', 'SCBD', ?, 'PERIODIC', 10, 'BOOKED', 'Rem berbunyi')`,
    id,
    at,
  );
  return id;
};

interface Row {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly work: string | null;
}
const list = (role: RoleName, agoMs: number, queue = 'ALL', place = 'aec-scbd') =>
  desk.ask<readonly Row[]>(
    role,
    `query ($place: String!, $day: String!, $queue: WorkshopQueue!) {
      it: serviceDesk(dealerSlug: $place, day: $day, queue: $queue) { id state version work note name } }`,
    { place, day: dayInJakarta(Date.now() - agoMs), queue },
  );
const move = (role: RoleName, id: string, to: string, expectedVersion = 1) =>
  desk.change(
    role,
    `mutation ($id: ID!, $to: AppointmentMove!, $v: Int!) {
      it: moveAppointment(id: $id, move: $to, expectedVersion: $v) { success errorCode } }`,
    { id, to, v: expectedVersion },
  );
const WORK = 'Kampas rem depan diganti, rantai disetel.';
const write = (role: RoleName, id: string, expectedVersion = 1, more: object = {}, key?: string) =>
  desk.change(
    role,
    `mutation ($id: ID!, $km: Int!, $work: String!, $v: Int!) {
      it: writeServiceWork(id: $id, type: REPAIR, odometerKm: $km, work: $work, expectedVersion: $v) { success errorCode } }`,
    { id, km: 12_345, work: WORK, v: expectedVersion, ...more },
    key,
  );

const historyOf = async (id: string) => {
  const { pages } = await syncAll(bff, 'vehicles', null, await actor(bff, 'owner'));
  const record = pages
    .flatMap(({ changed }) => changed.map((each) => each.record))
    .find((each) => each.vin === vin);
  const services = record?.services as Record<string, unknown>[] | undefined;
  return services?.find(({ bookingId }) => bookingId === id);
};

describe('serviceDesk', () => {
  it('works: the appointments of a day at a workshop, by where they stand', async () => {
    const id = await appointment(30 * MINUTE_MS);
    await appointment(30 * MINUTE_MS, 'aec-puri');
    expect(await list('workshop', 30 * MINUTE_MS)).toEqual([
      expect.objectContaining({ id, state: 'EXPECTED', version: 1, note: 'Rem berbunyi' }),
    ]);
    expect(await list('workshop', 30 * MINUTE_MS, 'DONE')).toEqual([]);
    await write('workshop', id);
    expect(await list('workshop', 30 * MINUTE_MS, 'OPEN')).toEqual([]);
    expect(await list('workshop', 30 * MINUTE_MS, 'DONE')).toEqual([
      expect.objectContaining({ id, state: 'DONE', work: WORK }),
    ]);
  });

  it('refuses what is not of the place of a dealer, and a day that is none', async () => {
    const own = await appointment(0);
    await appointment(0, 'aec-puri');
    expect(await list('dealer', 0)).toEqual([expect.objectContaining({ id: own })]);
    expect(await list('dealer', 0, 'ALL', 'aec-puri')).toEqual([]);
    const none = await desk.ask<readonly Row[]>(
      'workshop',
      '{ it: serviceDesk(dealerSlug: "aec-scbd", day: "someday", queue: ALL) { id } }',
    );
    expect(none).toEqual([]);
  });
});

describe('moveAppointment', () => {
  it('works: the owner sees that the motorcycle is in the workshop', async () => {
    const id = await appointment(0);
    expect(await move('workshop', id, 'receive')).toBe('done');
    expect(await historyOf(id)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await desk.audited('moveAppointment')).toEqual([
      expect.objectContaining({
        actor_id: 'cus_workshop',
        entity: 'appointment',
        entity_id: id,
        version_before: 1,
        version_after: 2,
      }),
    ]);
    expect(await move('workshop', id, 'receive', 2)).toBe('done');
    expect(await move('workshop', id, 'miss', 2)).toBe('APPOINTMENT_CLOSED');
  });

  it('works: who did not come leaves no line in the history, and is told so and not of a cancellation', async () => {
    const id = await appointment(20 * MINUTE_MS);
    expect(await move('workshop', id, 'miss')).toBe('done');
    expect(await historyOf(id)).toBeUndefined();
    expect(await list('workshop', 20 * MINUTE_MS, 'MISSED')).toHaveLength(1);
    const { rows } = await execute(
      `SELECT source FROM notification_event WHERE entity_id = ? AND source IN ('booking-cancelled', 'booking-missed')`,
      id,
    );
    expect(rows).toEqual([expect.objectContaining({ source: 'booking-missed' })]);
    const { rows: stored } = await execute('SELECT status, missed FROM service_booking');
    expect(stored).toEqual([expect.objectContaining({ status: 'CANCELLED', missed: 1 })]);
  });

  it('refuses what is too early, changed, of another place, or not there', async () => {
    const soon = await appointment(-5 * MINUTE_MS);
    expect(await move('workshop', soon, 'miss')).toBe('APPOINTMENT_TOO_EARLY');
    const later = await appointment(-20 * HOUR_MS);
    expect(await move('workshop', later, 'receive')).toBe('APPOINTMENT_TOO_EARLY');
    expect(await move('workshop', soon, 'receive', 7)).toBe('APPOINTMENT_CHANGED');
    expect(await move('workshop', 'sbk_none', 'receive')).toBe('APPOINTMENT_NOT_FOUND');
    const other = await appointment(0, 'aec-puri');
    expect(await move('dealer', other, 'receive')).toBe('NOT_FOUND');
    expect(await move('finance', soon, 'receive')).toBe('FORBIDDEN');
  });
});

describe('writeServiceWork', () => {
  it('works: what was done stands in the history, for the owner to read', async () => {
    const id = await appointment(30 * MINUTE_MS);
    expect(await write('workshop', id)).toBe('done');
    expect(await historyOf(id)).toMatchObject({
      status: 'COMPLETED',
      type: 'REPAIR',
      odometer: 12_345,
      detail: WORK,
    });
    const { rows } = await execute("SELECT odometer_km FROM vehicle WHERE id = 'veh_ayu_one'");
    expect(Number(rows[0]?.odometer_km)).toBeGreaterThanOrEqual(12_345);
  });

  it('works also after the clock took the appointment for done', async () => {
    const id = await appointment(30 * HOUR_MS);
    await bff.db.write(
      await completeBookings.run({ id: 'job' } as never, { clock: () => Date.now() } as never),
    );
    const { rows } = await execute('SELECT status FROM service_booking WHERE id = ?', id);
    expect(rows[0]?.status).toBe('COMPLETED');
    expect(await write('workshop', id)).toBe('done');
    expect(await historyOf(id)).toMatchObject({ status: 'COMPLETED', detail: WORK });
  });

  it('refuses another word about the same work, and too few of them', async () => {
    const id = await appointment(0);
    expect(await write('workshop', id, 1, { work: 'Rem' })).toBe('BAD_USER_INPUT');
    expect(await write('workshop', id)).toBe('done');
    expect(await write('workshop', id, 1)).toBe('done');
    expect(await write('workshop', id, 2, { work: 'Something else altogether' })).toBe(
      'APPOINTMENT_CLOSED',
    );
  });

  it('is safe: of two who write at once one does, and a repeat counts once', async () => {
    const id = await appointment(0);
    const [first, second] = await Promise.all([
      write('workshop', id, 1, { work: 'The first of two who write' }),
      write('support', id, 1, { work: 'The second of two who write' }),
    ]);
    expect([first, second].filter((each) => each === 'done')).toHaveLength(1);
    const again = await appointment(0);
    const key = ulid(Date.now()).toUpperCase();
    expect(await write('workshop', again, 1, {}, key)).toBe('done');
    expect(await write('workshop', again, 1, {}, key)).toBe('done');
    const rows = await desk.audited('writeServiceWork');
    expect(rows.filter(({ entity_id }) => entity_id === again)).toHaveLength(1);
  });
});
