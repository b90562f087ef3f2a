import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { syncAll, syncOnce } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ODOO, transferOn, vinOf } from './transfer.ts';

let bff: Bff;
let people: ReturnType<typeof transferOn>;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  people = transferOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
/** Ayu's ALVA ONE is hers again, and lent to Citra. */
beforeEach(() =>
  bff.db.primary.executeMultiple(`
    DELETE FROM ownership_history; DELETE FROM ownership_transfer; DELETE FROM attempt;
    UPDATE vehicle SET owner_id = 'cus_owner' WHERE id = 'veh_ayu_one';
    UPDATE battery SET owner_id = 'cus_owner' WHERE vehicle_id = 'veh_ayu_one';
    UPDATE vehicle_share SET revoked_at = NULL WHERE id = 'shr_ayu_citra';`),
);
afterAll(() => bff.stop());

const value = async (sql: string) =>
  Object.values((await bff.db.primary.execute(sql)).rows[0] ?? {})[0];
const ownerNow = () => value(`SELECT owner_id FROM vehicle WHERE id = 'veh_ayu_one'`);

describe('approveTransferOwnership and transferOwnershipList work', () => {
  it('hands the motorcycle over with all that belongs to it, in one step', async () => {
    const roadside = await value(`SELECT roadside_until_at FROM vehicle WHERE id = 'veh_ayu_one'`);
    await people.request('owner2', vin);
    await people.request('affiliate', vin);
    expect(await people.approve('owner', vin, ODOO.owner2)).toEqual({
      success: true,
      errorCode: null,
    });
    expect(await ownerNow()).toBe('cus_owner2');
    expect(await value(`SELECT owner_id FROM battery WHERE vehicle_id = 'veh_ayu_one'`)).toBe(
      'cus_owner2',
    );
    expect(await value(`SELECT owner_id FROM battery WHERE id = 'bat_ayu_spare'`)).toBe(
      'cus_owner',
    );
    expect(
      await value(`SELECT revoked_at FROM vehicle_share WHERE id = 'shr_ayu_citra'`),
    ).not.toBeNull();
    expect(await value(`SELECT roadside_until_at FROM vehicle WHERE id = 'veh_ayu_one'`)).toBe(
      roadside,
    );
    expect(await value(`SELECT from_id || ' ' || to_id FROM ownership_history`)).toBe(
      'cus_owner cus_owner2',
    );
    expect((await people.list('affiliate'))?.map(({ status }) => status)).toEqual(['CANCELLED']);
    expect((await people.list('owner2'))?.map(({ status }) => status)).toEqual(['APPROVED']);
  });

  it('tells the devices of all three', async () => {
    const who = await Promise.all([
      actor(bff, 'owner'),
      actor(bff, 'owner2'),
      actor(bff, 'guestRider'),
    ]);
    const before = await Promise.all(who.map((each) => syncAll(bff, 'vehicles', null, each)));
    await people.request('owner2', vin);
    await people.approve('owner', vin, ODOO.owner2);
    const [old, next, guest] = await Promise.all(
      who.map((each, n) => syncOnce(bff, 'vehicles', before[n]?.cursor ?? null, each)),
    );
    expect(old?.page).toMatchObject({ removed: ['veh_ayu_one'], changed: [] });
    expect(next?.page?.changed.map(({ id }) => id)).toEqual(['veh_ayu_one']);
    expect(guest?.page).toMatchObject({ removed: ['veh_ayu_one'], changed: [] });
  });
});

describe('denyTransferOwnership and cancelTransferOwnership work', () => {
  it('end a request, each by the one whose answer it is', async () => {
    await people.request('owner2', vin);
    expect(await people.deny('owner', vin, ODOO.owner2)).toMatchObject({ success: true });
    await people.request('owner2', vin);
    expect(await people.cancel('owner2', vin)).toMatchObject({ success: true });
    expect((await people.list('owner'))?.map(({ status }) => status)).toEqual([
      'CANCELLED',
      'DENIED',
    ]);
    expect(await ownerNow()).toBe('cus_owner');
  });
});

describe('approveTransferOwnership refuses', () => {
  it.each(['owner2', 'guestRider', 'affiliate', 'staff', 'admin'] as const)(
    '%s, who does not own it, as if there were nothing',
    async (by) => {
      await people.request('owner2', vin);
      const answers = [
        await people.approve(by, vin, ODOO.owner2),
        await people.deny(by, vin, ODOO.owner2),
        await people.approve(by, 'MJXVA1BN1PK999999', ODOO.owner2),
      ];
      for (const answer of answers)
        expect(answer).toEqual({ success: false, errorCode: 'TRANSFER_NOT_FOUND' });
      expect(await ownerNow()).toBe('cus_owner');
    },
  );

  it.each([
    ['denied', () => people.deny('owner', vin, ODOO.owner2)],
    ['taken back', () => people.cancel('owner2', vin)],
    ['over', () => bff.db.primary.execute('UPDATE ownership_transfer SET expires_at = 1')],
  ])('a request that is %s', async (_, end) => {
    await people.request('owner2', vin);
    await end();
    expect(await people.approve('owner', vin, ODOO.owner2)).toEqual({
      success: false,
      errorCode: 'TRANSFER_CLOSED',
    });
    expect(await ownerNow()).toBe('cus_owner');
  });

  it('a previous owner', async () => {
    await people.request('owner2', vin);
    await people.request('affiliate', vin);
    await people.approve('owner', vin, ODOO.owner2);
    expect(await people.approve('owner', vin, ODOO.affiliate)).toMatchObject({ success: false });
    expect(await ownerNow()).toBe('cus_owner2');
  });
});

describe('approveTransferOwnership is safe', () => {
  it('moves the motorcycle once under 50 approvals at once', async () => {
    await people.request('owner2', vin);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => people.approve('owner', vin, ODOO.owner2)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ success: true });
    expect(await value('SELECT count(*) FROM ownership_history')).toBe(1);
    expect(await ownerNow()).toBe('cus_owner2');
  });

  it('gives it to one of two when both are approved at once', async () => {
    await people.request('owner2', vin);
    await people.request('affiliate', vin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        people.approve('owner', vin, n % 2 ? ODOO.owner2 : ODOO.affiliate),
      ),
    );
    expect(answers.filter((answer) => answer?.success)).toHaveLength(10);
    expect(await value('SELECT count(*) FROM ownership_history')).toBe(1);
  });

  it('shows each side the other masked, and everybody else nothing', async () => {
    await people.request('owner2', vin);
    const [row] = (await people.list('owner2', vin)) ?? [];
    expect(JSON.stringify(row)).not.toMatch(/Lestari|\+6281210010001|cus_/);
    expect(JSON.stringify(await people.list('owner', vin))).not.toMatch(/\+6281310010002|cus_/);
    for (const by of ['guestRider', 'affiliate', 'staff', 'admin'] as const)
      expect(await people.list(by, vin)).toEqual([]);
  });

  it('writes down the end of what nobody answered', async () => {
    await people.request('owner2', vin);
    await bff.db.primary.execute('UPDATE ownership_transfer SET expires_at = 5');
    await bff.db.primary.execute(`DELETE FROM job`);
    await bff.tick();
    expect(await value('SELECT status || decided_at FROM ownership_transfer')).toBe('EXPIRED5');
  });
});

describe('approveTransferOwnership asks for a fresh sign-in', () => {
  it('refuses one of more than a quarter of an hour ago; saying no takes none', async () => {
    await people.request('owner2', vin);
    const age = (ms: number) =>
      bff.db.primary.execute(
        `UPDATE session SET authenticated_at = authenticated_at - ${ms} WHERE customer_id = 'cus_owner'`,
      );
    await age(16 * MINUTE_MS);
    const owner = await people.headers('owner');
    const answer = await bff.gql(
      'mutation ($vin: String!, $by: ID!) { approveTransferOwnership(vin: $vin, requester: $by) { success } }',
      { vin, by: ODOO.owner2 },
      { headers: owner },
    );
    expect(answer.errors?.[0]?.extensions?.code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await ownerNow()).toBe('cus_owner');
    expect(await people.deny('owner', vin, ODOO.owner2)).toMatchObject({ success: true });
    await age(-16 * MINUTE_MS);
  });
});
