import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { people } from './people.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  // Accounting, who pays out with the administrator.
  await by.rows(`UPDATE staff_member SET role_id = 'rol_finance' WHERE customer_id = 'cus_staff'`);
});
afterAll(() => bff.stop());

const AFFILIATE = 'cus_affiliate';
const OWED = `affiliate:${AFFILIATE}`;
const PENDING = `affiliate_pending:${AFFILIATE}`;

interface Transfer {
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

const transfers = async (): Promise<readonly Transfer[]> =>
  (await by.rows('SELECT debit, credit, amount_idr FROM transfer')).map((row) => ({
    debit: String(row.debit),
    credit: String(row.credit),
    amount: Number(row.amount_idr),
  }));

/** Credits less debits of an account, of the transfers with these accounts on the other side alone. */
const flow = (all: readonly Transfer[], account: string, others?: readonly string[]): number =>
  all.reduce((sum, { debit, credit, amount }) => {
    const other = debit === account ? credit : debit;
    if (debit !== account && credit !== account) return sum;
    if (others !== undefined && !others.includes(other)) return sum;
    return credit === account ? sum + amount : sum - amount;
  }, 0);

/** By accounts, whatever the codes of the transfers say. */
const fromLedger = async () => {
  const all = await transfers();
  return {
    totalAmountCommission: flow(all, OWED, [PENDING, 'commission_cost']),
    totalAmountPaid: 0 - flow(all, OWED, ['bank', 'tax']),
    totalAmountWaitingPayment: flow(all, OWED),
    totalAmountPending: flow(all, PENDING),
  };
};

const shown = async () =>
  (
    await by.ask<{ orpFinance: Record<string, number> }>(
      'affiliate',
      `{ orpFinance { totalAmountCommission totalAmountPaid totalAmountWaitingPayment
        totalAmountPending } }`,
    )
  ).orpFinance;

const payable = async () =>
  (
    await by.ask<{ payoutDesk: { payableCount: number; payableAmount: number } }>(
      'admin',
      '{ payoutDesk { payableCount payableAmount } }',
    )
  ).payoutDesk;

const account = () =>
  by.write(
    'affiliate',
    `bankAccountORP(param: { bank: "BCA", bankAccountNo: "7770001234",
      bankAccountName: "Dimas Saputra", taxKind: NPWP, taxNumber: "123456789012345" })`,
  );

/** What the other side of the books got: cost, bank and tax office. */
const elsewhere = async () => {
  const all = await transfers();
  return {
    cost: 0 - flow(all, 'commission_cost', [PENDING, OWED]),
    bank: flow(all, 'bank', [OWED]),
    tax: flow(all, 'tax', [OWED]),
  };
};

describe('the figures that an affiliate and the payout desk see', () => {
  it('are sums over the accounts of the ledger, before a payout, after it, after a correction, and after the bank sent it back', async () => {
    const compare = async (when: string) => {
      const figures = await shown();
      expect(figures, when).toEqual(await fromLedger());
      const { cost, bank, tax } = await elsewhere();
      expect(bank + tax, when).toBe(figures.totalAmountPaid);
      expect(cost, when).toBe(
        Number(figures.totalAmountCommission) + Number(figures.totalAmountPending),
      );
      return figures;
    };
    const seeded = await compare('as seeded');
    expect(seeded.totalAmountPending).toBeGreaterThan(0);
    expect(seeded.totalAmountPaid).toBe(0);
    expect(await account()).toBe('done');
    expect(await payable()).toEqual({
      payableCount: 1,
      payableAmount: (await fromLedger()).totalAmountWaitingPayment,
    });

    const id = newId('pob');
    expect(await by.write('staff', `preparePayout(id: "${id}")`)).toBe('done');
    expect(await by.write('staff', `approvePayout(id: "${id}")`)).toBe('done');
    expect(await by.write('admin', `approvePayout(id: "${id}")`)).toBe('done');
    expect(await by.write('admin', `payPayout(id: "${id}", reference: "BCA-1")`)).toBe('done');
    const paid = await compare('paid');
    expect(paid).toMatchObject({
      totalAmountPaid: seeded.totalAmountWaitingPayment,
      totalAmountWaitingPayment: 0,
    });
    expect((await elsewhere()).tax).toBeGreaterThan(0);

    const [commission] = await by.rows(
      `SELECT id, amount_idr FROM commission WHERE customer_id = ? AND state = 'PAID' LIMIT 1`,
      [AFFILIATE],
    );
    const correct = (amount: number) =>
      by.write(
        'admin',
        `correctCommission(id: "${commission?.id}", amount: ${amount}, reason: "Sale undone")`,
      );
    expect(await correct(0 - Number(commission?.amount_idr))).toBe('done');
    expect((await compare('taken back')).totalAmountWaitingPayment).toBe(
      0 - Number(commission?.amount_idr),
    );
    expect(await payable()).toEqual({ payableCount: 0, payableAmount: 0 });

    const [line] = await by.rows('SELECT id FROM payout');
    expect(
      await by.write(
        'staff',
        `returnPayout(id: "${line?.id}", reference: "BCA-RET-1", reason: "Closed account")`,
      ),
    ).toBe('done');
    const back = await compare('sent back');
    expect(back.totalAmountPaid).toBe(0);
    expect(await elsewhere()).toMatchObject({ bank: 0, tax: 0 });
    await by.rows('DELETE FROM attempt');
    expect(await account()).toBe('done');
    expect(await payable()).toEqual({
      payableCount: 1,
      payableAmount: back.totalAmountWaitingPayment,
    });
  });
});
