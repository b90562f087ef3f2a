import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import { balanceOf } from '#edge/domains/payments/index.ts';
import { referralDifferences } from '#edge/domains/referrals/differences.sql.ts';
import { referralJobs } from '#edge/domains/referrals/jobs.ts';
import { correctByStaff } from '#edge/domains/referrals/money/correct.ts';
import {
  approvePayout,
  payPayout,
  preparePayout,
  returnPayout,
  withdrawPayout,
} from '#edge/domains/referrals/money/payout.ts';
import type { Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { booking, type OrderShop, openOrderShop, ownerWith, PRICE } from './order-shop.ts';
import { takeStep } from './order-steps.ts';
import { AYU, must, SECOND_STAFF, STAFF } from './paid-order.ts';
import type { Open } from './stores.ts';

const KEY = 'DIMAS-01';
export const AFFILIATE = 'cus_affiliate';
export const COMMISSION = 500_000;
export const HOLDING_MS = 14 * DAY_MS;

/** Orders by a key, their commissions and payouts. */
export const openReferralShop = async (open: Open, units = 20) => {
  const shop: OrderShop = await openOrderShop(open, units);
  const { db } = shop.deps;
  const run = async (sql: string, args: (string | number | null)[] = []) =>
    (await db.primary.execute({ sql, args })).rows;
  await run(
    `INSERT INTO affiliate (customer_id, key, state, created_at) VALUES (?, ?, 'ACTIVE', 1)`,
    [AFFILIATE, KEY],
  );
  const readPrimary = async <T>(query: Parameters<typeof db.readPrimary>[0][number]): Promise<T> =>
    (await db.readPrimary([query]))[0] as T;
  const deps = { ...shop.deps, readPrimary } as never as Parameters<typeof approvePayout>[2];
  const written = <T, E>(decide: () => Promise<Result<Decision<T>, E>>) =>
    once(
      { ...shop.deps, idempotencyKey: undefined },
      { operation: 'x', who: 'x', input: 0 },
      decide,
    );
  const [mature] = referralJobs;
  const placed = async (more: object = {}): Promise<string> => {
    const owner = ownerWith(await shop.card(AYU));
    const direct = { orderType: 'FULL_PURCHASE', owner, due: PRICE, referralCode: KEY };
    return must(await shop.place(AYU, booking({ ...direct, ...more }))).order.id;
  };
  const bought = async (more: object = {}): Promise<string> => {
    const id = await placed(more);
    await shop.pay(AYU, id, 'bca_va');
    return id;
  };
  const completed = async (id: string): Promise<void> => {
    for (const name of ['process', 'ship', 'deliver'])
      await takeStep(name, shop, await shop.load(id), 0);
    shop.wait(8 * DAY_MS);
    await completeOrder(id, shop.deps);
  };
  const runMaturing = async (): Promise<void> => {
    await mature?.run({ id: 'job', payload: null, attempts: 1 }, shop.deps);
  };
  return {
    shop,
    run,
    payee: (
      customerId = AFFILIATE,
      more: { readonly account?: string; readonly tax?: string } = {},
    ) =>
      run(
        `INSERT OR REPLACE INTO affiliate_payee (customer_id, bank, account_number_sealed, account_number_index,
          account_tail, account_name, tax_kind, tax_number_sealed, tax_number_index, tax_tail, updated_at)
        VALUES (?, 'BCA', ?, ?, '7890', 'Dimas Saputra', 'NIK', 'x.y.z', ?, '0001', ?)`,
        [
          customerId,
          // Sealed anew with every saving, as the real one is.
          `x.y.${newId('upl')}`,
          more.account ?? `acc ${customerId}`,
          more.tax ?? `tax ${customerId}`,
          shop.now(),
        ],
      ),
    placed,
    bought,
    step: async (id: string, ...names: string[]): Promise<void> => {
      for (const name of names) await takeStep(name, shop, await shop.load(id), 0);
    },
    completed,
    mature: runMaturing,
    /** An order whose commission has matured; nothing of those before it stands in the way. */
    matured: async (): Promise<string> => {
      const id = await bought();
      await run('UPDATE commission SET cleared_at = 1');
      await completed(id);
      shop.wait(HOLDING_MS);
      await runMaturing();
      return id;
    },
    stateOf: async (orderId: string) => {
      const [row] = await run('SELECT state, reason FROM commission WHERE order_id = ?', [orderId]);
      return row === undefined ? undefined : [String(row.state), row.reason];
    },
    /** Under reserve, and without. */
    owed: async (): Promise<readonly number[]> =>
      (await db.readPrimary([
        balanceOf(`affiliate_pending:${AFFILIATE}`),
        balanceOf(`affiliate:${AFFILIATE}`),
      ])) as number[],
    differences: async () => (await db.readPrimary([referralDifferences({})]))[0],
    correct: async (orderId: string, amount: number) => {
      const [row] = await run('SELECT id FROM commission WHERE order_id = ?', [orderId]);
      const correction = { id: String(row?.id), amount, reason: 'Looked at it' };
      return written(() => correctByStaff(STAFF, correction, deps));
    },
    prepare: (id = newId('pob')) => written(() => preparePayout(STAFF, id, deps)),
    approve: (id: string, by = STAFF) => written(() => approvePayout(by, id, deps)),
    pay: (id: string) => written(() => payPayout(SECOND_STAFF, { id, reference: 'BCA-1' }, deps)),
    withdraw: (
      id: string,
      { by = STAFF, reference = null }: { by?: string; reference?: string | null } = {},
    ) => {
      const withdrawal = { id, reason: 'The bank says so', reference };
      return written(() => withdrawPayout(by, withdrawal, deps));
    },
    sendBack: (id: string, { by = STAFF, reference = 'BCA-RET-1' } = {}) => {
      const back = { id, reference, reason: 'Closed account' };
      return written(() => returnPayout(by, back, deps));
    },
    deps,
    written,
  };
};

export type ReferralShop = Awaited<ReturnType<typeof openReferralShop>>;
