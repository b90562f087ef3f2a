import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { REFERRAL_TERMS_VERSION } from '#edge/contract/referrals/terms.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { people } from './people.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  const [row] = await by.rows(`SELECT vin FROM vehicle WHERE owner_id = 'cus_owner' LIMIT 1`);
  vin = String(row?.vin);
  // Accounting, who pays out with the administrator.
  await by.rows(`UPDATE staff_member SET role_id = 'rol_finance' WHERE customer_id = 'cus_staff'`);
});
afterAll(() => bff.stop());

const submit = (
  who: 'owner' | 'owner2' | 'staff',
  more: { vin?: string; email?: string; phone?: string; terms?: string | null } = {},
) => {
  const { terms = REFERRAL_TERMS_VERSION } = more;
  return by.write(
    who,
    `submitORP(vin: "${more.vin ?? vin}", emailAddress: "${more.email ?? 'owner@alva.demo'}",
      phoneNumber: "${more.phone ?? '081210010001'}"
      ${terms === null ? '' : `termsVersion: "${terms}"`})`,
  );
};
const decide = (move: string, who: 'staff' | 'admin' = 'admin') =>
  by.write(who, `decideAffiliate(id: "cus_owner", move: ${move}, reason: "Looked at it")`);
const state = async () =>
  (
    await by.ask<{ orpStanding: { state: string; affiliateKey: string | null } | null }>(
      'owner',
      '{ orpStanding { state affiliateKey } }',
    )
  ).orpStanding;
const account = (more: object = {}) => {
  const param = {
    bank: 'BCA',
    bankAccountNo: '7770001234',
    bankAccountName: 'Dimas Saputra',
    taxKind: 'NPWP',
    taxNumber: '123456789012345',
    ...more,
  };
  const fields = Object.entries(param).map(([key, value]) =>
    key === 'taxKind' ? `${key}: ${value}` : `${key}: "${value}"`,
  );
  return by.write('affiliate', `bankAccountORP(param: { ${fields.join(', ')} })`);
};

describe('submitORP, orpStanding, decideAffiliate, affiliateDesk and closeORP work', () => {
  it('from the application to the end, as the person sees it', async () => {
    expect(await state()).toBeNull();
    expect(await submit('owner')).toBe('done');
    expect(await state()).toEqual({ state: 'APPLIED', affiliateKey: null });
    expect(await decide('reject')).toBe('done');
    expect(await state()).toMatchObject({ state: 'REJECTED' });
    expect(await submit('owner')).toBe('done');
    expect(await decide('approve')).toBe('done');
    const active = await state();
    expect(active).toMatchObject({ state: 'ACTIVE' });
    expect(active?.affiliateKey).toMatch(/^AYU-[A-Z0-9]{6}$/);
    expect(await decide('suspend')).toBe('done');
    expect(await decide('resume')).toBe('done');
    const { affiliateDesk } = await by.ask<{
      affiliateDesk: { data: { id: string; events: { kind: string }[] }[] };
    }>('staff', '{ affiliateDesk(search: "ayu-") { data { id events { kind } } } }');
    expect(affiliateDesk.data.map(({ id }) => id)).toEqual(['cus_owner']);
    expect(affiliateDesk.data[0]?.events.map(({ kind }) => kind)).toContain('approve');
    expect(await by.write('owner', 'closeORP')).toBe('done');
    expect(await by.write('owner', 'closeORP'), 'a repeat').toBe('done');
    expect(await state()).toEqual({ state: 'CLOSED', affiliateKey: null });
    const [flag] = await by.rows(
      `SELECT status_affiliator AS f FROM customer WHERE id = 'cus_owner'`,
    );
    expect(flag?.f).toBe(0);
  });
});

describe('submitORP after an application was taken back works', () => {
  it('again, with the same key, and the terms they agreed to are written down each time', async () => {
    await by.rows(`DELETE FROM attempt`);
    const [before] = await by.rows(`SELECT key FROM affiliate WHERE customer_id = 'cus_owner'`);
    expect(await submit('owner')).toBe('done');
    expect(await by.write('owner', 'closeORP'), 'taken back').toBe('done');
    const { orpStanding } = await by.ask<{ orpStanding: { state: string; hasSales: boolean } }>(
      'owner',
      '{ orpStanding { state hasSales } }',
    );
    expect(orpStanding).toEqual({ state: 'CLOSED', hasSales: false });
    for (const terms of [null, '2020-01-01'])
      expect(await submit('owner', { terms })).toBe('ORP_TERMS');
    const since = Date.now();
    expect(await submit('owner')).toBe('done');
    expect(await state()).toMatchObject({ state: 'APPLIED' });
    const [row] = await by.rows(`SELECT * FROM affiliate WHERE customer_id = 'cus_owner'`);
    expect(row).toMatchObject({ key: before?.key, terms_version: REFERRAL_TERMS_VERSION });
    expect(Number(row?.terms_agreed_at)).toBeGreaterThanOrEqual(since);
    const notes = await by.rows(
      `SELECT note FROM affiliate_event WHERE customer_id = 'cus_owner' AND kind IN ('apply', 'applyAgain')`,
    );
    expect(new Set(notes.map(({ note }) => note))).toEqual(
      new Set([`terms ${REFERRAL_TERMS_VERSION}`]),
    );
    expect(notes).toHaveLength(4);
    const { orpStanding: seller } = await by.ask<{ orpStanding: { hasSales: boolean } }>(
      'affiliate',
      '{ orpStanding { hasSales } }',
    );
    expect(seller).toEqual({ hasSales: true });
  });
});

describe('decideAffiliate works on somebody who left while they were suspended', () => {
  it('who stays suspended when they apply again, until staff lift it', async () => {
    await by.rows('DELETE FROM attempt');
    expect(await decide('resume'), 'nothing to lift').toBe('ORP_STATE');
    expect(await decide('approve')).toBe('done');
    expect(await decide('suspend')).toBe('done');
    expect(await by.write('owner', 'closeORP')).toBe('done');
    expect(await submit('owner')).toBe('done');
    expect(await decide('approve')).toBe('ORP_SUSPENDED');
    const { affiliateDesk } = await by.ask<{
      affiliateDesk: { data: { affiliateKey: string; suspendedAs: string | null }[] };
    }>('staff', '{ affiliateDesk(state: APPLIED) { data { affiliateKey suspendedAs } } }');
    const [row] = affiliateDesk.data;
    expect(row?.suspendedAs).toBe(row?.affiliateKey);
    expect(await decide('reject')).toBe('done');
    expect(await submit('owner')).toBe('done');
    expect(await decide('approve'), 'turned down and applied again').toBe('ORP_SUSPENDED');
    expect(await decide('resume')).toBe('done');
    expect(await state()).toMatchObject({ state: 'ACTIVE' });
    const [{ f } = { f: 0 }] = await by.rows(
      `SELECT status_affiliator AS f FROM customer WHERE id = 'cus_owner'`,
    );
    expect(f, 'with the rights of an affiliate').toBe(1);
    expect(await by.write('owner', 'closeORP')).toBe('done');
    expect(await submit('owner')).toBe('done');
  });
});

describe('submitORP, closeORP and decideAffiliate refuse', () => {
  it('a motorcycle of somebody else, other contacts, staff, and whoever is in', async () => {
    await by.rows('DELETE FROM attempt');
    expect(await submit('owner2')).toBe('ORP_VEHICLE_UNKNOWN');
    expect(await submit('owner', { email: 'other@alva.demo' })).toBe('ORP_CONTACT_OTHER');
    expect(await submit('owner', { vin: 'short' })).toBe('ORP_INVALID');
    expect(await submit('staff')).toBe('ORP_STAFF');
    expect(await submit('owner')).toBe('ORP_ALREADY');
    expect(await by.write('owner2', 'closeORP')).toBe('ORP_NOT_AFFILIATE');
    expect(await decide('resume')).toBe('ORP_STATE');
  });
});

describe('bankAccountORP works', () => {
  it('sealed, shown by its last digits, and the person hears of it', async () => {
    expect(await account()).toBe('done');
    const [row] = await by.rows(
      `SELECT * FROM affiliate_payee WHERE customer_id = 'cus_affiliate'`,
    );
    expect(JSON.stringify(row)).not.toContain('7770001234');
    const { orpFinance } = await by.ask<{ orpFinance: { bankAccountNo: string } }>(
      'affiliate',
      '{ orpFinance { bankAccountNo } }',
    );
    expect(orpFinance.bankAccountNo).toBe('•••• 1234');
    const events = await by.rows(`SELECT source FROM notification_event WHERE source = 'payee'`);
    expect(events.length).toBeGreaterThan(0);
  });
});

describe('bankAccountORP refuses', () => {
  it('another name, wrong numbers, and a sign-in that is too old', async () => {
    expect(await account({ bankAccountName: 'Somebody Else' })).toBe('ORP_ACCOUNT_NAME');
    expect(await account({ bankAccountNo: '12' })).toBe('ORP_INVALID');
    const signedInAt = (at: number) =>
      by.rows(`UPDATE session SET authenticated_at = ? WHERE customer_id = 'cus_affiliate'`, [at]);
    await signedInAt(Date.now() - 16 * 60_000);
    await expect(account()).rejects.toThrow('RECENT_SIGN_IN_REQUIRED');
    await signedInAt(Date.now());
  });
});

describe('recordPayeeTax and affiliateDesk work', () => {
  it('on what the tax office says of a number, which stays with it and goes with another', async () => {
    const isKnown = async () =>
      (
        await by.ask<{ affiliateDesk: { data: { taxKnown: boolean | null }[] } }>(
          'staff',
          '{ affiliateDesk(search: "dimas-01") { data { taxKnown } } }',
        )
      ).affiliateDesk.data[0]?.taxKnown;
    const record = (value: boolean, id = 'cus_affiliate') =>
      by.write('staff', `recordPayeeTax(id: "${id}", isKnown: ${value}, reason: "Asked them")`);
    await by.rows('DELETE FROM attempt');
    expect(await isKnown()).toBe(true);
    expect(await record(false)).toBe('done');
    expect(await record(false), 'a repeat').toBe('done');
    expect(await isKnown()).toBe(false);
    expect(await account()).toBe('done');
    expect(await isKnown(), 'the same number again').toBe(false);
    expect(await account({ taxNumber: '123456789012346' })).toBe('done');
    expect(await isKnown(), 'another number').toBe(true);
    expect(await record(false)).toBe('done');
    expect(await record(true)).toBe('done');
    expect(await isKnown()).toBe(true);
    expect(await record(true, 'cus_owner2')).toBe('ORP_NOT_FOUND');
    const kinds = await by.rows(
      `SELECT kind FROM affiliate_event WHERE customer_id = 'cus_affiliate' AND kind LIKE 'tax%' ORDER BY rowid`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['taxUnknown', 'taxUnknown', 'taxKnown']);
    expect(await account()).toBe('done');
  });
});

describe('payoutDesk, preparePayout, approvePayout, payPayout, withdrawPayout and revealPayoutAccounts work', () => {
  it('from what is owed to the bank, by two of the staff', async () => {
    const id = newId('pob');
    expect(await by.write('staff', `preparePayout(id: "${id}")`)).toBe('done');
    expect(await by.write('staff', `approvePayout(id: "${id}")`)).toBe('done');
    expect(await by.write('staff', `approvePayout(id: "${id}")`)).toBe('ORP_SECOND_PERSON');
    const revealed = () =>
      by.ask<{ revealPayoutAccounts: { bankAccountNo: string }[] }>(
        'admin',
        `mutation { revealPayoutAccounts(id: "${id}", reason: "The bank asks") { bankAccountNo } }`,
      );
    expect(await revealed(), 'before it is released').toEqual({ revealPayoutAccounts: [] });
    expect(await by.write('admin', `approvePayout(id: "${id}")`)).toBe('done');
    const withdraw = (who: 'staff' | 'admin', more = '') =>
      by.write(who, `withdrawPayout(id: "${id}", reason: "Not made" ${more})`);
    expect(await withdraw('staff')).toBe('ORP_PAYOUT_RELEASED');
    expect(await withdraw('admin', 'reference: "BCA-0"')).toBe('ORP_PAYOUT_OTHER_PERSON');
    const { revealPayoutAccounts } = await revealed();
    expect(revealPayoutAccounts).toEqual([{ bankAccountNo: '7770001234' }]);
    expect(await by.write('admin', `payPayout(id: "${id}", reference: "BCA-1")`)).toBe('done');
    expect(await by.write('staff', `withdrawPayout(id: "${id}", reason: "Too late")`)).toBe(
      'ORP_STATE',
    );
    const { payoutDesk } = await by.ask<{
      payoutDesk: { payableCount: number; data: { state: string; gross: number; net: number }[] };
    }>('admin', '{ payoutDesk { payableCount data { state gross net } } }');
    expect(payoutDesk).toMatchObject({ payableCount: 0, data: [{ state: 'PAID' }] });
    expect(await by.write('staff', 'preparePayout(id: "x")')).toBe('ORP_INVALID');
    expect(await by.write('staff', 'withdrawPayout(id: "pob_x", reason: "Not there")')).toBe(
      'ORP_NOT_FOUND',
    );
  });
});

describe('payPayout leads to a slip', () => {
  const slip = async (): Promise<string | null | undefined> => {
    const { orpFinance } = await by.ask<{
      orpFinance: { payouts: readonly { slipUrl: string | null }[] };
    }>('affiliate', '{ orpFinance { payouts { slipUrl } } }');
    return orpFinance.payouts[0]?.slipUrl;
  };
  const fetchAs = async (who: 'affiliate' | 'owner' | 'staff', url: string) =>
    bff.fetch(url, { headers: await actor(bff, who) });

  it('that is drawn once, stored sealed, and downloaded by its receiver alone', async () => {
    await bff.tick();
    const url = await slip();
    expect(url).toMatch(/^\/files\/upl_/);
    const answer = await fetchAs('affiliate', url ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    for (const who of ['owner', 'staff'] as const)
      expect((await fetchAs(who, url ?? '')).status).toBe(404);
    const [upload] = await by.rows("SELECT object_key FROM upload WHERE purpose = 'SLIP'");
    const stored = await bff.object(String(upload?.object_key));
    expect(new TextDecoder().decode(stored.slice(0, 5))).not.toBe('%PDF-');
    await by.rows("DELETE FROM job WHERE kind = 'referrals.slips'");
    await bff.tick();
    expect(await slip()).toBe(url);
    expect(await by.rows("SELECT id FROM upload WHERE purpose = 'SLIP'")).toHaveLength(1);
  });
});

describe('commissionDesk, decideCommission and correctCommission work', () => {
  it('on what is held and what was paid, and every step is noted', async () => {
    const of = async (state: string) =>
      (
        await by.ask<{ commissionDesk: { data: { id: string; corrected: number }[] } }>(
          'staff',
          `{ commissionDesk(state: ${state}) { data { id corrected } } }`,
        )
      ).commissionDesk.data;
    const [onHold] = await of('ON_HOLD');
    const move = (name: string) =>
      by.write(
        'staff',
        `decideCommission(id: "${onHold?.id}", move: ${name}, reason: "Asked them")`,
      );
    expect(await move('release')).toBe('done');
    expect(await move('hold')).toBe('done');
    // A release would only be held again by the clock.
    const [affiliate] = await by.rows('SELECT customer_id FROM commission WHERE id = ?', [
      onHold?.id ?? '',
    ]);
    const event = (kind: string) =>
      by.rows(`INSERT INTO affiliate_event VALUES (?, ?, ?, 'cus_admin', 'x', ?)`, [
        newId('afe'),
        String(affiliate?.customer_id),
        kind,
        Date.now(),
      ]);
    await event('suspend');
    expect(await move('release')).toBe('ORP_SUSPENDED');
    await event('resume');
    const staff = (isOne: number) =>
      by.rows('UPDATE customer SET is_ps = ? WHERE id = ?', [
        isOne,
        String(affiliate?.customer_id),
      ]);
    await staff(1);
    expect(await move('release')).toBe('ORP_STAFF');
    await staff(0);
    expect(await move('cancel')).toBe('done');
    expect(await move('release')).toBe('ORP_STATE');
    const [paid] = await of('PAID');
    const correct = (amount: number) =>
      by.write(
        'staff',
        `correctCommission(id: "${paid?.id}", amount: ${amount}, reason: "Agreed by phone")`,
      );
    const results = await Promise.all(Array.from({ length: 10 }, () => correct(-200_000)));
    expect(results.filter((each) => each === 'done').length).toBeLessThanOrEqual(3);
    expect((await of('PAID')).find(({ id }) => id === paid?.id)?.corrected).toBeLessThan(0);
    expect(await correct(-100_000_000)).toBe('ORP_INVALID');
  });
});

describe('returnPayout works', () => {
  const finance = async () => {
    const { orpFinance } = await by.ask<{
      orpFinance: {
        needsOtherAccount: boolean;
        totalAmountCommission: number;
        totalAmountPaid: number;
        totalAmountWaitingPayment: number;
        totalSalesPaid: number;
        payouts: readonly { slipUrl: string | null; returnedDate: string | null; gross: number }[];
      };
    }>(
      'affiliate',
      `{ orpFinance { needsOtherAccount totalAmountCommission totalAmountPaid totalAmountWaitingPayment
        totalSalesPaid payouts { slipUrl returnedDate gross } } }`,
    );
    return orpFinance;
  };

  it('on a line the bank sent back: desk, finance page and slip say the same, and another account is wanted', async () => {
    const before = await finance();
    const [paid] = before.payouts;
    expect(before).toMatchObject({ needsOtherAccount: false, payouts: [{ returnedDate: null }] });
    const [line] = await by.rows('SELECT id FROM payout');
    const back = (who: 'staff' | 'admin', reference = 'BCA-RET-1', id = line?.id) =>
      by.write(
        who,
        `returnPayout(id: "${id}", reference: "${reference}", reason: "Closed account")`,
      );
    expect(await back('staff', ' ')).toBe('ORP_INVALID');
    expect(await back('staff', 'BCA-RET-1', 'pyt_x')).toBe('ORP_NOT_FOUND');
    expect(await back('admin')).toBe('ORP_PAYOUT_OTHER_PERSON');
    expect(await back('staff')).toBe('done');
    expect(await back('staff'), 'a repeat').toBe('done');
    expect(await back('staff', 'BCA-RET-2')).toBe('ORP_STATE');
    const after = await finance();
    expect(after).toMatchObject({
      needsOtherAccount: true,
      totalAmountCommission: before.totalAmountCommission,
      totalAmountPaid: before.totalAmountPaid - Number(paid?.gross),
      totalAmountWaitingPayment: before.totalAmountWaitingPayment + Number(paid?.gross),
      payouts: [{ returnedDate: expect.any(String), slipUrl: null }],
    });
    expect(after.totalSalesPaid).toBeLessThan(before.totalSalesPaid);
    const { payoutDesk } = await by.ask<{ payoutDesk: object }>(
      'staff',
      `{ payoutDesk { payableCount awaitingAccountCount awaitingAccountAmount
        data { net returned lines { net returnedReference } } } }`,
    );
    const [{ net_idr: net } = { net_idr: 0 }] = await by.rows('SELECT net_idr FROM payout');
    expect(payoutDesk).toEqual({
      payableCount: 0,
      awaitingAccountCount: 1,
      awaitingAccountAmount: after.totalAmountWaitingPayment,
      data: [{ net, returned: net, lines: [{ net, returnedReference: 'BCA-RET-1' }] }],
    });
    await by.rows("DELETE FROM job WHERE kind = 'referrals.slips'");
    await bff.tick();
    const [corrected] = (await finance()).payouts;
    expect(corrected?.slipUrl, 'another slip').toMatch(/^\/files\/upl_/);
    expect(corrected?.slipUrl).not.toBe(paid?.slipUrl);
    expect(
      await by.rows("SELECT purpose FROM upload WHERE purpose LIKE 'SLIP%' ORDER BY purpose"),
    ).toMatchObject([{ purpose: 'SLIP' }, { purpose: 'SLIP_RETURNED' }]);
  });

  it('and the finance page asks no more once an account is given', async () => {
    await by.rows('DELETE FROM attempt');
    expect(await account()).toBe('done');
    const waiting = await finance();
    expect(waiting).toMatchObject({ needsOtherAccount: false });
    const { payoutDesk } = await by.ask<{ payoutDesk: object }>(
      'staff',
      '{ payoutDesk { payableCount payableAmount awaitingAccountCount awaitingAccountAmount } }',
    );
    expect(payoutDesk).toEqual({
      payableCount: 1,
      payableAmount: waiting.totalAmountWaitingPayment,
      awaitingAccountCount: 0,
      awaitingAccountAmount: 0,
    });
  });
});
