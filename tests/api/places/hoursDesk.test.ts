import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { syncOnce } from '#tests/api/sync/client.ts';
import type { RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
});
afterAll(() => bff.stop());

interface Place {
  readonly dealerSlug: string;
  readonly version: number;
  readonly hoursForSales: {
    readonly week: readonly object[];
    readonly exceptions: readonly object[];
  };
}
const places = (role: RoleName = 'sales') =>
  desk.ask<readonly Place[]>(
    role,
    `{ it: hoursDesk { dealerSlug version hoursForSales { always week { from to } exceptions { from to open } } } }`,
  );
const scbd = async (): Promise<Place> => {
  const place = (await places()).find(({ dealerSlug }) => dealerSlug === 'aec-scbd');
  if (place === undefined) throw new Error('no such place');
  return place;
};
const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '10:00', closes: '20:00' }));
const wanted = (more: object = {}) => ({
  place: 'aec-scbd',
  kind: 'SALES',
  always: false,
  week: WEEK,
  exceptions: [],
  ...more,
});
const ARGUMENTS = `$place: String!, $kind: HoursKind!, $always: Boolean!, $week: [HoursSpanInput!]!,
  $exceptions: [HoursExceptionInput!]!`;
const GIVEN =
  'dealerSlug: $place, kind: $kind, always: $always, week: $week, exceptions: $exceptions';
const set = (role: RoleName, expectedVersion: number, more: object = {}) =>
  desk.change(
    role,
    `mutation (${ARGUMENTS}, $v: Int!) { it: setPlaceHours(${GIVEN}, reason: "New hours", expectedVersion: $v) {
      success errorCode } }`,
    { ...wanted(more), v: expectedVersion },
  );
const preview = (more: object = {}, role: RoleName = 'sales') =>
  desk.ask<number | null>(
    role,
    `query (${ARGUMENTS}) { it: hoursPreview(${GIVEN}) }`,
    wanted(more),
  );

const at = (ahead: number, hour: number): number =>
  startOfDayInJakarta(Date.now()) + ahead * DAY_MS + hour * HOUR_MS;
const closed = (ahead: number) => ({
  from: new Date(at(ahead, 0)).toISOString(),
  to: new Date(at(ahead + 1, 0)).toISOString(),
  open: false,
});

describe('hoursDesk', () => {
  it('works: all places for staff of all, and their own for a dealer', async () => {
    expect((await places()).length).toBeGreaterThan(3);
    expect((await places('dealer')).map(({ dealerSlug }) => dealerSlug)).toEqual(['aec-scbd']);
    await expect(places('finance')).rejects.toThrow('FORBIDDEN');
  });
});

describe('hoursPreview', () => {
  it('works: counts the visits to come that would stand before a closed door', async () => {
    await bff.db.primary.execute({
      sql: `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
        SELECT ?, 'veh_ayu_one', 'cus_owner', id, ?, 9, 'BOOKED', 'PERIODIC', 1 FROM place WHERE dealer_slug = 'aec-scbd'`,
      args: [newId('sbk'), at(2, 11)],
    });
    const all = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:00', closes: '20:00' }));
    expect(await preview({ kind: 'SERVICE', week: all })).toBe(0);
    expect(await preview({ kind: 'SERVICE', week: all, exceptions: [closed(2)] })).toBe(1);
    expect(await preview({ kind: 'SALES', week: [] })).toBe(0);
    expect((await scbd()).version).toBe(1);
  });

  it('refuses hours that are none', async () => {
    const wrong = [{ day: 1, opens: '25:00', closes: '18:00' }];
    expect(await preview({ week: wrong })).toBeNull();
  });
});

describe('setPlaceHours', () => {
  it('works: devices get the new hours, and visitors see them', async () => {
    const before = await syncOnce(bff, 'places', null);
    const { version } = await scbd();
    expect(await set('sales', version, { exceptions: [closed(5)] })).toBe('done');
    const after = await scbd();
    expect(after.version).toBe(version + 1);
    expect(after.hoursForSales.week[0]).toEqual({ from: 600, to: 1_200 });
    expect(after.hoursForSales.exceptions).toEqual([closed(5)]);
    const { page } = await syncOnce(bff, 'places', before.page?.cursor ?? null);
    const record = page?.changed.find((each) => each.record.dealerSlug === 'aec-scbd')?.record;
    expect(record).toMatchObject({ hoursForSales: { closings: [[at(5, 0), at(6, 0)]] } });
    expect(record).not.toHaveProperty('hoursVersion');
    expect((await desk.audited('setPlaceHours')).at(-1)).toMatchObject({
      entity: 'place',
      entity_id: 'aec-scbd',
      version_before: version,
      version_after: version + 1,
      reason: 'New hours',
    });
  });

  it('works: a dealer changes the hours of their own place alone', async () => {
    const { version } = await scbd();
    expect(await set('dealer', version)).toBe('done');
    expect(await set('dealer', 1, { place: 'aec-puri' })).toBe('NOT_FOUND');
  });

  it('refuses what somebody changed meanwhile, hours that are none, and roles that may not', async () => {
    const { version } = await scbd();
    expect(await set('sales', version + 4)).toBe('HOURS_CHANGED');
    expect(await set('sales', 1, { place: 'nowhere' })).toBe('HOURS_NOT_FOUND');
    const backwards = { ...closed(3), to: closed(2).from };
    expect(await set('sales', version, { exceptions: [backwards] })).toBe('BAD_USER_INPUT');
    expect(await set('finance', version)).toBe('FORBIDDEN');
  });

  it('is safe: of two who change the hours at once, one does', async () => {
    const { version } = await scbd();
    const both = await Promise.all([
      set('sales', version, { always: true, week: [] }),
      set('support', version, { week: WEEK.slice(0, 2) }),
    ]);
    expect(both.toSorted()).toEqual(['HOURS_CHANGED', 'done']);
  });
});
