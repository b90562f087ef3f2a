import { isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { attentionsOf } from '#edge/domains/orders/desk.sql.ts';
import { orderJobs } from '#edge/domains/orders/jobs.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { approveRefund } from '#edge/domains/orders/staff/refunds.ts';
import { balanceOf, paymentJobs } from '#edge/domains/payments/index.ts';
import type { Transaction } from '#edge/payments-sandbox/model.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import type { Result } from '#edge/platform/result.ts';
import { booking, type OrderShop, ownerWith, PRICE } from './order-shop.ts';

export const AYU = 'cus_owner';
export const STAFF = 'cus_staff';
/** Confirms what the other one approved. */
export const SECOND_STAFF = 'cus_admin';
export const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

export const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A decision of staff who did not look at the version. */
export const decision = (id: string) => ({ id, expectedVersion: null });

/** What happens to one order's money, at the provider and here. */
export const moneyOf = (shop: OrderShop) => {
  const { deps } = shop;
  const transaction = async (id: string): Promise<Transaction> => {
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    return t;
  };
  /** What happened at the provider is told here. */
  const tell = async (id: string, happen: (t: Transaction) => unknown): Promise<void> => {
    happen(await transaction(id));
    await shop.deliverAll();
  };
  const page = (id: string, method: string | null) =>
    startPayment(AYU, { id, method, locale: 'en', returnUrl: 'http://site.test/en' }, deps);
  return {
    transaction,
    tell,
    page,
    /** Bought at once and paid by a card that its bank has settled. */
    bought: async (method: 'credit_card' | 'bca_va' = 'credit_card'): Promise<string> => {
      const owner = ownerWith(await shop.card(AYU));
      const placed = await shop.place(
        AYU,
        booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE }),
      );
      const { id } = must(placed).order;
      await shop.pay(AYU, id, method);
      if (method === 'credit_card') await tell(id, (t) => shop.bank.settle(t));
      return id;
    },
    /** The jobs of so many minutes. */
    pass: async (minutes: number, stepMs = 60_000): Promise<void> => {
      for (let at = 0; at < minutes; at++) {
        shop.wait(stepMs);
        await runDueJobs(deps, [...paymentJobs(orderPayments), ...orderJobs]);
      }
    },
    /** State, way and amount of each, the smallest first: those of one moment are in no order. */
    refunds: async (id: string) =>
      (await shop.load(id)).refunds
        .map(({ state, route, amountIdr }) => [state, route, amountIdr] as const)
        .toSorted((a, b) => a[2] - b[2] || `${a}`.localeCompare(`${b}`)),
    approve: async (id: string) => {
      const refund = (await shop.load(id)).refunds.findLast(({ state }) => state === 'REQUESTED');
      if (refund === undefined) throw new Error('no refund waits');
      const approved = await approveRefund(STAFF, decision(refund.id), deps);
      // A large one by the provider is approved by two people.
      const isHalf =
        approved.ok &&
        approved.value.refunds.some(
          ({ id: each, state }) => each === refund.id && state === 'REQUESTED',
        );
      return isHalf ? approveRefund(SECOND_STAFF, decision(refund.id), deps) : approved;
    },
    attentions: async (id: string) => {
      const [reasons] = await deps.db.readPrimary([attentionsOf({ ids: JSON.stringify([id]) })]);
      return reasons.get(id) ?? [];
    },
    balances: async (...accounts: string[]): Promise<number[]> =>
      (await deps.db.readPrimary(accounts.map(balanceOf))) as number[],
    payable: async (id: string) =>
      (await shop.load(id)).attempts.filter(({ state }) => isOpenState(state)),
    rules: async (id: string) => {
      const { attempts, refunds } = await shop.load(id);
      const names = [id, ...attempts.map((each) => each.id), ...refunds.map((each) => each.id)];
      return (await shop.differences())
        .filter(({ subject }) => names.some((name) => subject.includes(name)))
        .map(({ rule }) => rule);
    },
  };
};
