import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERIODS, periodStart } from '#edge/contract/referrals/period.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { people } from './people.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());

interface Row {
  readonly state: string;
  readonly commission: number;
}
interface Data {
  readonly totalSales: number;
  readonly totalClick: number;
  readonly totalOngoing: number;
  readonly totalComplete: number;
  readonly totalCommission: number;
  readonly totalRecords: number;
  readonly totalPages: number;
  readonly currentPage: number;
  readonly data: readonly Row[];
}
const FIELDS = `totalSales totalClick totalOngoing totalComplete totalCommission totalRecords totalPages currentPage
  data { state commission productId }`;
const dashboard = async (param: object): Promise<Data> =>
  (
    await by.ask<{ dataOrp: Data }>(
      'affiliate',
      `query D($param: OrpParam) { dataOrp(param: $param) { ${FIELDS} } }`,
      { param },
    )
  ).dataOrp;
const allRows = async (param: object): Promise<readonly Row[]> => {
  const first = await dashboard({ ...param, limit: 50 });
  const others = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, at) =>
      dashboard({ ...param, limit: 50, page: at + 2 }),
    ),
  );
  return [first, ...others].flatMap(({ data }) => data);
};
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const LIVE = ['PENDING', 'ON_HOLD', 'MATURED', 'PAID'];

describe('dataOrp, orpChart and orpFinance work', () => {
  it('so that graph, table and ledger say the same in every period, with few sales and with 500', async () => {
    const compare = async () => {
      for (const period of PERIODS) {
        const figures = await dashboard({ period });
        const rows = await allRows({ period });
        const { orpChart } = await by.ask<{
          orpChart: { totalSales: number; totalClick: number }[];
        }>('affiliate', `{ orpChart(param: { period: ${period} }) { totalSales totalClick } }`);
        const live = rows.filter(({ state }) => LIVE.includes(state));
        expect(rows, period).toHaveLength(figures.totalRecords);
        expect(sum(orpChart.map((each) => each.totalSales)), period).toBe(figures.totalSales);
        expect(sum(orpChart.map((each) => each.totalClick)), period).toBe(figures.totalClick);
        expect(live, period).toHaveLength(figures.totalSales);
        expect(figures.totalOngoing + figures.totalComplete).toBe(figures.totalSales);
        expect(sum(rows.map(({ commission }) => commission)), period).toBe(figures.totalCommission);
      }
      const [ledger] = await by.rows(
        `SELECT sum(iif(debit = 'commission_cost', amount_idr, 0 - amount_idr)) AS n FROM transfer
          WHERE debit = 'commission_cost' OR credit = 'commission_cost'`,
      );
      expect((await dashboard({ period: 'ALL' })).totalCommission).toBe(Number(ledger?.n));
    };
    await compare();
    const now = Date.now();
    const statements = Array.from({ length: 500 }, (_, at) => {
      const id = `com_many_${at}`;
      const placed = now - at * 40_000_000;
      return [
        {
          sql: `INSERT INTO commission (id, order_id, customer_id, state, amount_idr, order_code, product_id,
            product_name, transaction_at, created_at, updated_at)
            VALUES (?, ?, 'cus_affiliate', 'PENDING', 500000, ?, 'alva-cervo', 'ALVA CERVO', ?, ?, ?)`,
          args: [id, `many_${at}`, `MANY${at}`, placed, placed, placed],
        },
        {
          sql: `INSERT INTO transfer VALUES (?, ?, 'commission_cost', 'affiliate_pending:cus_affiliate', 500000,
            'commission_earned', ?, ?, ?)`,
          args: [`trf_many_${at}`, `commission:many_${at}:earned`, id, placed, placed],
        },
      ];
    }).flat();
    await bff.db.primary.batch(statements, 'write');
    await compare();
  });

  it('page by page, by product and by state', async () => {
    const page = await dashboard({ limit: 10, page: 2 });
    expect(page).toMatchObject({ currentPage: 2 });
    expect(page.data).toHaveLength(10);
    const onHold = await dashboard({ state: 'ON_HOLD' });
    expect(new Set(onHold.data.map(({ state }) => state))).toEqual(new Set(['ON_HOLD']));
    const n3 = await dashboard({ productId: 'alva-n3' });
    expect(n3.totalRecords).toBeGreaterThan(0);
    expect(await dashboard({ page: 9_999 })).toMatchObject({ data: [] });
  });

  it('and visitors are counted from the first day of the period on, whatever the product', async () => {
    for (const period of PERIODS) {
      const from = dayInJakarta(periodStart(period, Date.now()));
      const [counted] = await by.rows(
        `SELECT coalesce(sum(clicks), 0) AS n FROM referral_click_day
          WHERE customer_id = 'cus_affiliate' AND day >= ?`,
        [from],
      );
      const { totalClick } = await dashboard({ period });
      expect(totalClick, period).toBe(Number(counted?.n));
      const ofOne = await dashboard({ period, productId: 'alva-n3' });
      expect(ofOne.totalClick, 'a link is of no product').toBe(totalClick);
    }
    const all = (await dashboard({ period: 'ALL' })).totalClick;
    expect((await dashboard({ period: 'WEEK' })).totalClick).toBeLessThan(all);
  });

  it('and the account is shown page by page, by period and by state', async () => {
    interface Shown {
      readonly current: number;
      readonly totalPages: number;
      readonly totalRecords: number;
      readonly data: readonly { readonly id: string; readonly state: string }[];
    }
    const finance = async (param: object): Promise<Shown> =>
      (
        await by.ask<{ orpFinance: Shown }>(
          'affiliate',
          `query F($param: OrpParam) { orpFinance(param: $param) {
            current totalPages totalRecords data { id state } } }`,
          { param },
        )
      ).orpFinance;
    const count = async (where: string, args: (string | number)[] = []): Promise<number> => {
      const [row] = await by.rows(
        `SELECT count(*) AS n FROM commission WHERE customer_id = 'cus_affiliate' AND ${where}`,
        args,
      );
      return Number(row?.n);
    };
    const account = await finance({ limit: 50 });
    expect(account.totalRecords).toBe(await count("state IN ('MATURED', 'PAID')"));
    expect(new Set(account.data.map(({ state }) => state))).toEqual(new Set(['MATURED']));
    const pending = await count("state = 'PENDING'");
    const pages = Math.ceil(pending / 25);
    const seen = new Set<string>();
    for (let page = 1; page <= pages; page++) {
      const shown = await finance({ state: 'PENDING', limit: 25, page });
      expect(shown).toMatchObject({ current: page, totalPages: pages, totalRecords: pending });
      for (const { id } of shown.data) seen.add(id);
    }
    expect(seen.size).toBe(pending);
    expect(await finance({ state: 'PENDING', page: 9_999 })).toMatchObject({
      totalRecords: pending,
      data: [],
    });
    for (const period of PERIODS)
      expect((await finance({ state: 'PENDING', period })).totalRecords, period).toBe(
        await count("state = 'PENDING' AND transaction_at >= ?", [periodStart(period, Date.now())]),
      );
    const [{ id = '' } = {}] = account.data;
    const [row] = await by.rows('SELECT amount_idr FROM commission WHERE id = ?', [id]);
    expect(
      await by.write(
        'admin',
        `correctCommission(id: "${id}", amount: ${-Number(row?.amount_idr)}, reason: "Sale undone")`,
      ),
    ).toBe('done');
    expect((await finance({ state: 'TAKEN_BACK' })).data.map((each) => each.id)).toEqual([id]);
  });

  it('and the desk counts everybody who is owed enough, also more than one payout takes', async () => {
    const payable = async () =>
      (
        await by.ask<{ payoutDesk: { payableCount: number; payableAmount: number } }>(
          'admin',
          '{ payoutDesk { payableCount payableAmount } }',
        )
      ).payoutDesk;
    const before = await payable();
    const many = Array.from({ length: 230 }, (_, at) => `cus_payee_${at}`);
    await bff.db.primary.batch(
      many.flatMap((id) => [
        {
          sql: `INSERT INTO customer (id, customer_type, name, created_at, updated_at)
            VALUES (?, 'personal', 'Payee', 0, 0)`,
          args: [id],
        },
        {
          sql: `INSERT INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index,
            account_tail, account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
            VALUES (?, 'BCA', 'x', ?, '1234', 'Payee', 'NIK', 'x', ?, '1234', 1)`,
          args: [id, id, id],
        },
        {
          sql: `INSERT INTO commission (id, order_id, customer_id, state, amount_idr, order_code, product_id,
            product_name, transaction_at, created_at, updated_at)
            VALUES (?, ?, ?, 'MATURED', 500000, ?, 'alva-cervo', 'ALVA CERVO', 1, 1, 1)`,
          args: [`com_${id}`, `ord_${id}`, id, id],
        },
      ]),
      'write',
    );
    // Somebody who is owed too little waits.
    await by.rows("UPDATE commission SET amount_idr = 1000 WHERE id = 'com_cus_payee_0'");
    expect(await payable()).toEqual({
      payableCount: before.payableCount + 229,
      payableAmount: before.payableAmount + 229 * 500_000,
    });
  });

  it('and what was paid and what waits is what was earned', async () => {
    const { orpFinance: f } = await by.ask<{ orpFinance: Record<string, number> }>(
      'affiliate',
      `{ orpFinance { totalAmountCommission totalAmountPaid totalAmountWaitingPayment totalSalesCommission
        totalSalesPaid totalSalesWaitingPayment } }`,
    );
    expect(f.totalAmountCommission).toBe(
      Number(f.totalAmountPaid) + Number(f.totalAmountWaitingPayment),
    );
    expect(f.totalSalesCommission).toBe(
      Number(f.totalSalesPaid) + Number(f.totalSalesWaitingPayment),
    );
    expect(f.totalAmountCommission).toBeGreaterThan(0);
  });
});
