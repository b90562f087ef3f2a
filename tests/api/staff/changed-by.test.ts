import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';
import { DAY_MS, iso, MINUTE_MS } from '#edge/contract/time.ts';
import { changeOf } from '#edge/graphql/staff-rights.sql.ts';
import { actor, type RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

const id = {
  price: newId('pch'),
  setting: newId('set'),
  appointment: newId('sbk'),
  cancelled: newId('sbk'),
  role: newId('rol'),
};

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
  await book(id.appointment, 1, -30 * MINUTE_MS);
  await book(id.cancelled, 2, 30 * MINUTE_MS);
});
afterAll(() => bff.stop());

const execute = (sql: string, ...args: (string | number)[]) =>
  bff.db.primary.execute({ sql, args });

/** An appointment of Ayu's motorcycle, so long from now. */
const book = async (bookingId: string, seat: number, aheadMs: number): Promise<void> => {
  const at = Date.now() + aheadMs;
  await execute(
    `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
      SELECT ?, 'veh_ayu_one', 'cus_owner', id, ?, ?, 'BOOKED', 'REPAIR', 1 FROM place
      WHERE dealer_slug = 'aec-scbd'`,
    bookingId,
    at,
    seat,
  );
  await execute(
    `INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
      VALUES (?, 'veh_ayu_one', 'SCBD', ?, 'REPAIR', 10, 'BOOKED', '')`,
    bookingId,
    at,
  );
};

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly changedBy: {
    readonly at: string | null;
    readonly name: string | null;
    readonly roleId: string | null;
    readonly roleName: string | null;
  } | null;
}
const write = (role: RoleName, field: string): Promise<Answer> =>
  desk.ask(
    role,
    `mutation { it: ${field} { success errorCode changedBy { at name roleId roleName } } }`,
  );

const NIGHT = 'Night shift';
const tomorrow = iso(Date.now() + DAY_MS);
const planPrice = `planPrice(id: "${id.price}", slug: "alva-cervo", battery: "dual", area: "31",
  vehicle: 30000000, startsAt: "${tomorrow}", reason: "Year end")`;
const planSetting = `planSetting(id: "${id.setting}", name: "BOOKING_FEE", value: 500000,
  startsAt: "${tomorrow}", reason: "Year end")`;
const createCoupon = `createCoupon(code: "whochanged", kind: AMOUNT, amount: 1000, basisPoints: 0, minimum: 0,
  appliesTo: ALL, firstDay: "${tomorrow.slice(0, 10)}", mostPerPerson: 1, returnsAfterPayment: false,
  reason: "The opening")`;
const changeCoupon = (
  most: number,
  version: number,
  code = 'WHOCHANGED',
) => `changeCoupon(code: "${code}", most: ${most},
  reason: "More of them", expectedVersion: ${version})`;
const endCoupon = 'endCoupon(code: "WHOCHANGED", reason: "It went too well", expectedVersion: 2)';
const setHours = (
  version: number,
  place = 'aec-scbd',
) => `setPlaceHours(dealerSlug: "${place}", kind: SALES,
  always: true, week: [], exceptions: [], reason: "New hours", expectedVersion: ${version})`;
const endPrice = (version: number) =>
  `endPrice(id: "${id.price}", reason: "It was wrong", expectedVersion: ${version})`;
const withdrawSetting = (version: number) =>
  `withdrawSetting(id: "${id.setting}", reason: "It was wrong", expectedVersion: ${version})`;
const saveRole = (version: number) => `saveStaffRole(id: "${id.role}", name: "${NIGHT}",
  permissions: ["ReadOrder"], isOfPlace: false, needsSecondFactor: false, reason: "As decided",
  expectedVersion: ${version})`;
const receive = `moveAppointment(id: "${id.appointment}", move: receive, expectedVersion: 1)`;
const writeWork = (
  version: number,
  booking = id.appointment,
) => `writeServiceWork(id: "${booking}", type: REPAIR,
  odometerKm: 12000, work: "Kampas rem depan diganti", expectedVersion: ${version})`;
const setCentre = (
  version: number,
  seats: number,
  place = 'aec-scbd',
) => `updateTestRideCentre(param: {
  dealerSlug: "${place}", version: ${version}, seats: ${seats}, bufferMinutes: 15, noticeMinutes: 120,
  motorcycles: [], closings: [] })`;

const ADMINISTRATOR = { name: 'Fajar Nugroho', roleId: 'rol_administrator', roleName: null };

interface Case {
  readonly before: readonly string[];
  /** What a colleague writes while somebody looks. */
  readonly theirs: readonly [RoleName, string];
  /** What whoever looked writes then. */
  readonly mine: readonly [RoleName, string];
  readonly code: string;
  readonly by?: object;
}

const CASES: Readonly<Record<string, Case>> = {
  price: {
    before: [planPrice],
    theirs: ['administrator', endPrice(1)],
    mine: ['administrator', endPrice(0)],
    code: 'PRICE_OVER',
  },
  setting: {
    before: [planSetting],
    theirs: ['administrator', withdrawSetting(1)],
    mine: ['administrator', withdrawSetting(0)],
    code: 'SETTING_CHANGED',
  },
  coupon: {
    before: [createCoupon],
    theirs: ['administrator', changeCoupon(9, 1, 'whochanged')],
    mine: ['administrator', changeCoupon(7, 1)],
    code: 'COUPON_CHANGED',
  },
  place: {
    before: [],
    theirs: ['support', setHours(1)],
    mine: ['sales', setHours(1)],
    code: 'HOURS_CHANGED',
    by: { name: 'Joko Widianto', roleId: 'rol_support', roleName: null },
  },
  role: {
    before: [saveRole(0)],
    theirs: ['administrator', saveRole(1)],
    mine: ['administrator', saveRole(1)],
    code: 'ROLE_CHANGED',
  },
  appointment: {
    before: [],
    theirs: ['workshop', receive],
    mine: ['sales', writeWork(1)],
    code: 'APPOINTMENT_CHANGED',
    by: { name: 'Indra Kusuma', roleId: 'rol_workshop', roleName: null },
  },
  rideCentre: {
    before: [],
    theirs: ['sales', setCentre(0, 3)],
    mine: ['dealer', setCentre(0, 1)],
    code: 'TEST_RIDE_CENTRE_CHANGED',
    by: { roleId: 'rol_sales', roleName: null },
  },
};

describe('the refusal of a write for a version that is over', () => {
  it.each(Object.entries(CASES))(
    'says who of the staff changed it, and when: %s',
    async (_, it) => {
      for (const field of it.before)
        expect((await write('administrator', field)).errorCode).toBeNull();
      const since = Date.now();
      expect((await write(...it.theirs)).errorCode).toBeNull();
      const { errorCode, changedBy } = await write(...it.mine);
      expect(errorCode).toBe(it.code);
      expect(changedBy).toMatchObject(it.by ?? ADMINISTRATOR);
      expect(Date.parse(String(changedBy?.at))).toBeGreaterThanOrEqual(since);
    },
  );

  it('knows every kind of row that counts its changes', () =>
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(changeOf).toSorted()));

  it('names a role as the shop called it', async () => {
    await execute(
      'UPDATE staff_member SET role_id = ? WHERE customer_id = ?',
      id.role,
      'cus_finance',
    );
    await execute(`UPDATE staff_role SET permissions = '["UpdateCatalog"]' WHERE id = ?`, id.role);
    expect((await write('finance', setHours(2))).errorCode).toBeNull();
    await execute(
      "UPDATE staff_member SET role_id = 'rol_finance' WHERE customer_id = 'cus_finance'",
    );
    const { changedBy } = await write('sales', setHours(2));
    expect(changedBy).toMatchObject({ name: 'Hadi Santoso', roleId: id.role, roleName: NIGHT });
  });

  it('names who made a change, not who repeated it', async () => {
    const repeat = `mutation { it: ${receive} { success errorCode } }`;
    expect(await desk.change('support', repeat, {}, '01HC0NTGDS0000000000000002')).toBe('done');
    const rows = await desk.audited('moveAppointment');
    expect(rows.map(({ actor_id, version_after }) => [actor_id, version_after])).toEqual([
      ['cus_workshop', 2],
      ['cus_support', 2],
    ]);
    const { changedBy } = await write('sales', writeWork(1));
    expect(changedBy?.name).toBe('Indra Kusuma');
  });

  it('says so of a change by none of the staff', async () => {
    const { data } = await bff.gql<{ it: Answer }>(
      `mutation { it: cancelServiceBooking(id: "${id.cancelled}") { success } }`,
      {},
      { headers: await actor(bff, 'owner') },
    );
    expect(data?.it.success).toBe(true);
    const { errorCode, changedBy } = await write('workshop', writeWork(1, id.cancelled));
    expect(errorCode).toBe('APPOINTMENT_CLOSED');
    expect(changedBy).toEqual({ at: null, name: null, roleId: null, roleName: null });
  });

  it('names nobody where it was refused for something else', async () => {
    await execute("UPDATE coupon SET starts_at = 1, ends_at = 2 WHERE code = 'WHOCHANGED'");
    const { errorCode, changedBy } = await write('administrator', endCoupon);
    expect(errorCode).toBe('COUPON_OVER');
    expect(changedBy).toBeNull();
  });

  it('names the code of a coupon in the audit however it was typed', async () => {
    const rows = await desk.audited('changeCoupon');
    expect(rows.map(({ entity_id }) => entity_id)).toEqual(['WHOCHANGED']);
  });
});

describe('the refusal is safe', () => {
  it('says nothing to who may not write it, nor of another place to a dealer', async () => {
    await expect(write('finance', setHours(1))).rejects.toThrow('FORBIDDEN');
    await expect(write('dealer', setHours(1, 'aec-puri'))).rejects.toThrow('NOT_FOUND');
    await expect(write('dealer', setCentre(0, 1, 'aec-puri'))).rejects.toThrow('NOT_FOUND');
  });

  it('comes of operations alone that hold staff of one place to their row', () => {
    const unheld = Object.keys(STAFF_OPERATIONS).filter((name) => {
      const { about, place } = staffOperation(name) ?? {};
      return about !== undefined && about[0] in changeOf && place === 'rows';
    });
    expect(unheld).toEqual([]);
  });
});
