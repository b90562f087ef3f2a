import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { idsOf, syncAll, syncOnce } from './client.ts';

type Headers = Record<string, string>;

let bff: Bff;
let owner: Headers;
let owner2: Headers;
let rider: Headers;
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2, rider] = await Promise.all([
    actor(bff, 'owner'),
    actor(bff, 'owner2'),
    actor(bff, 'guestRider'),
  ]);
});
afterAll(() => bff.stop());

const write = (...statements: string[]) => bff.db.primary.batch(statements, 'write');
const start = async (headers: Headers) => (await syncAll(bff, 'vehicles', null, headers)).cursor;

describe('synced vehicles work', () => {
  it('sends an owner their vehicles with the fields of the specification, in one trip', async () => {
    const answer = await syncOnce(bff, 'vehicles', null, owner);
    expect(answer.page?.changed.map((change) => change.id).sort()).toEqual([
      'veh_ayu_boost',
      'veh_ayu_cervo',
      'veh_ayu_one',
    ]);
    const cervo = answer.page?.changed.find((change) => change.id === 'veh_ayu_cervo');
    expect(cervo?.visibleUntil).toBeNull();
    expect(cervo?.record).toMatchObject({
      productName: 'ALVA CERVO',
      productCode: 'ADC-BP-1M-L1R2',
      generation: '2',
      colorName: 'Casual Blue',
      snapshot: '/pictures/models/alva-cervo/casual-blue--black/side-960.avif',
      registrationPlate: 'B 4412 SXA',
      user: { name: 'Ayu Lestari', own: true },
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('sends an owner all that the vehicle page shows', async () => {
    const { page } = await syncOnce(bff, 'vehicles', null, owner);
    const record = page?.changed.find(({ id }) => id === 'veh_ayu_one')?.record;
    expect(record).toMatchObject({
      generationName: 'One',
      odometer: 18_420,
      plate: { progress: 'COLLECTED', estimate: null },
      batteries: [{ slot: 1, model: 'AB60-45', batteryLock: false, capacityWh: 2_700 }],
      guests: [{ name: 'Citra Dewi', loanEnd: '2027-10-18T02:00:00.000Z' }],
    });
    const { warranties, services, papers } = record as Record<string, { kind?: string }[]>;
    expect(warranties).toHaveLength(4);
    expect(services?.[0]).toMatchObject({ type: 'RECALL', odometer: 16_730 });
    expect(papers?.map(({ kind }) => kind)).toEqual(['INVOICE', 'WARRANTY_BOOK', 'STNK', 'BPKB']);
  });

  it("sends a guest what is needed to ride, and nothing that is the owner's alone", async () => {
    const { page } = await syncOnce(bff, 'vehicles', null, rider);
    expect(page?.changed[0]?.record).toMatchObject({
      odometer: 18_420,
      batteries: [{ slot: 1 }],
      services: [],
      papers: [],
      guests: [],
    });
  });

  it.each([
    ['a battery is charged', 'UPDATE battery SET charge_percent = 50 WHERE vehicle_id ='],
    [
      'a paper is ready',
      "UPDATE vehicle_paper SET status = 'READY' WHERE kind = 'BPKB' AND vehicle_id =",
    ],
  ])('sends a vehicle again when %s', async (_, statement) => {
    const before = await start(owner);
    await write(`${statement} 'veh_ayu_boost'`);
    const { page } = await syncOnce(bff, 'vehicles', before, owner);
    expect(page?.changed.map(({ id }) => id)).toEqual(['veh_ayu_boost']);
  });

  it('sends a guest the vehicle that is lent to them, until when, and whose it is', async () => {
    const { page } = await syncOnce(bff, 'vehicles', null, rider);
    expect(page?.changed).toHaveLength(1);
    expect(page?.changed[0]).toMatchObject({
      id: 'veh_ayu_one',
      visibleUntil: '2027-10-18T02:00:00.000Z',
      record: { user: { name: 'Ayu Lestari', own: false } },
    });
  });

  it('turns a transfer into a removal for one owner and an addition for the other', async () => {
    const [before, before2] = await Promise.all([start(owner), start(owner2)]);
    await write(`UPDATE vehicle SET owner_id = 'cus_owner2' WHERE id = 'veh_ayu_boost'`);
    const lost = await syncOnce(bff, 'vehicles', before, owner);
    const gained = await syncOnce(bff, 'vehicles', before2, owner2);
    await write(`UPDATE vehicle SET owner_id = 'cus_owner' WHERE id = 'veh_ayu_boost'`);
    expect(lost.page).toMatchObject({ removed: ['veh_ayu_boost'], changed: [] });
    expect(gained.page?.changed.map((change) => change.id)).toEqual(['veh_ayu_boost']);
  });

  it('sends a lent vehicle again when its owner takes another name', async () => {
    const before = await start(rider);
    await write(`UPDATE customer SET name = 'Ayu Lestari Putri' WHERE id = 'cus_owner'`);
    const { page } = await syncOnce(bff, 'vehicles', before, rider);
    await write(`UPDATE customer SET name = 'Ayu Lestari' WHERE id = 'cus_owner'`);
    expect(page?.changed.map((change) => change.record.user)).toEqual([
      { name: 'Ayu Lestari Putri', own: false },
    ]);
  });

  it('takes a lent vehicle back at once when the loan is revoked', async () => {
    const before = await start(rider);
    await write(`UPDATE vehicle_share SET revoked_at = 1 WHERE id = 'shr_ayu_citra'`);
    const { page } = await syncOnce(bff, 'vehicles', before, rider);
    await write(`UPDATE vehicle_share SET revoked_at = NULL WHERE id = 'shr_ayu_citra'`);
    expect(page).toMatchObject({ removed: ['veh_ayu_one'], changed: [] });
  });

  it('takes it back when the loan is over, also before any job has run', async () => {
    const before = await start(rider);
    await write(
      `UPDATE vehicle_share SET loan_end_at = loan_start_at + 1 WHERE id = 'shr_ayu_citra'`,
    );
    const { page } = await syncOnce(bff, 'vehicles', before, rider);
    const fresh = await syncAll(bff, 'vehicles', null, rider);
    await write(
      `UPDATE vehicle_share SET loan_end_at = loan_start_at + 31536000000 WHERE id = 'shr_ayu_citra'`,
    );
    expect(page).toMatchObject({ removed: ['veh_ayu_one'], changed: [] });
    expect(idsOf(fresh.pages)).toEqual([]);
  });
});

describe('the clock of the worker', () => {
  it('writes down that a loan is over', async () => {
    await write(
      `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, accepted_at, created_at)
       VALUES ('shr_over', 'veh_bima_q', 'cus_owner2', 'cus_guest', 1, 2, 0, 0)`,
    );
    await bff.tick();
    const { rows } = await bff.db.primary.execute(
      `SELECT removed FROM change WHERE audience = 'cus_guest' AND entity_id = 'veh_bima_q'`,
    );
    expect(rows.map((row) => row.removed)).toEqual([1]);
  });
});

describe('synced vehicles refuse', () => {
  it('a guest', async () => {
    const { errors } = await syncOnce(bff, 'vehicles');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('a session that was ended elsewhere', async () => {
    const gone = await actor(bff, 'staff');
    await write(`UPDATE session SET revoked_at = 1 WHERE customer_id = 'cus_staff'`);
    const { page, errors } = await syncOnce(bff, 'vehicles', null, gone);
    expect(page).toBeUndefined();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('synced vehicles are safe', () => {
  it("starts over on another person's cursor, with nothing of theirs", async () => {
    const { page } = await syncOnce(bff, 'vehicles', await start(owner), owner2);
    expect(page?.full).toBe(true);
    expect(page?.changed.map((change) => change.id).sort()).toEqual([
      'veh_bima_boost',
      'veh_bima_q',
    ]);
  });

  it('sends nobody a phone number, an email or a customer id', async () => {
    const { page } = await syncOnce(bff, 'vehicles', null, rider);
    const text = JSON.stringify(page?.changed);
    expect(text).not.toMatch(/cus_|@alva\.demo|\+62/);
  });
});
