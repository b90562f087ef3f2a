import * as v from 'valibot';
import { type BankDetails, cancelOrderInput } from '#edge/contract/orders/after-placing.ts';
import { MONEY_FATES, type MoneyFate, type MoneySplit } from '#edge/contract/orders/fates.ts';
import type { EndingReason } from '#edge/contract/orders/history.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from './act.ts';
import { closePayments } from './end-window.ts';
import type { OrderError } from './error.ts';
import { type Loaded, loadOrder } from './load.ts';
import { refundParts } from './money.ts';
import { inputFaults } from './place-order.ts';
import { splitOf, unwindStatements } from './unwind.ts';

/** Opens in the refunds of its order only. */
export const sealBank = (cipher: Cipher, orderId: string, bank: BankDetails): Promise<string> =>
  cipher.seal(JSON.stringify(bank), `payment_refund/${orderId}`);

export const openBank = async (
  cipher: Cipher,
  orderId: string,
  sealed: string,
): Promise<BankDetails> => JSON.parse(await cipher.open(sealed, `payment_refund/${orderId}`));

export interface Cancellation extends MoneySplit {
  readonly fate: MoneyFate;
  /** Some of it goes back by bank transfer: the account has to be known. */
  readonly needsBank: boolean;
}

/** What cancelling now would mean; null when the order cannot be cancelled by its customer. */
export const cancellationOf = (loaded: Loaded, now: number): Cancellation | null => {
  const move = moveFor('cancelOrder', loaded.order, 'customer');
  if (move === undefined) return null;
  const split = splitOf(loaded, move);
  const parts = split.refund === 0 ? [] : refundParts(loaded, split.refund, now);
  return {
    ...split,
    fate: MONEY_FATES[move] ?? 'refund',
    needsBank: parts.some(({ route }) => route === 'BANK'),
  };
};

/** Nothing may be paid for an order that is being ended; null when nothing can be any more. */
export const closedFor = async (loaded: Loaded, deps: Acting): Promise<OrderError | null> => {
  if (loaded.order.state !== 'WAITING_PAYMENT') return null;
  const closing = await closePayments(loaded, 'cancel', deps);
  // What was paid meanwhile has moved the order; the next look decides on that.
  return closing === 'later' ? { code: 'ORDER_PAYMENT_STATE', reason: 'in progress' } : null;
};

/** By the customer, with the sum they saw. A repeat is a success. */
export const cancelOrder = async (
  customerId: string,
  input: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(cancelOrderInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId, reason, note, refund, bank } = parsed.output;
  const before = await loadOrder(orderId, deps.db);
  if (before?.order.customerId !== customerId) return err(NOT_FOUND);
  const open = await closedFor(before, deps);
  if (open !== null) return err(open);
  const destination = bank === null ? undefined : await sealBank(deps.cipher, orderId, bank);
  return act(orderId, deps, (loaded) => {
    if (loaded.order.state === 'CANCELLED') return ok([]);
    const move = moveFor('cancelOrder', loaded.order, 'customer');
    const means = cancellationOf(loaded, deps.clock());
    if (move === undefined || means === null) return err(noMove(loaded, 'cancelOrder'));
    if (means.refund !== refund) return err({ code: 'ORDER_REFUND_CHANGED', refund: means.refund });
    if (means.needsBank && destination === undefined) return err({ code: 'ORDER_BANK_REQUIRED' });
    return ok(
      unwindStatements(
        loaded,
        move,
        { reason, note: note || null, ...(destination !== undefined && { destination }) },
        doingAs('customer', customerId, deps),
      ),
    );
  });
};

/** By staff: everything goes back, whatever the state allows. A repeat is a success. */
export const withdrawOrder = async (
  staffId: string,
  {
    id,
    reason,
    note,
    expectedVersion,
  }: { id: string; reason: EndingReason; note: string | null; expectedVersion: number | null },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const before = await loadOrder(id, deps.db);
  if (before === undefined) return err(NOT_FOUND);
  const { version, state } = before.order;
  // Before anything is ended at the provider; what that changes is no surprise to anybody.
  if (state !== 'CANCELLED' && expectedVersion !== null && expectedVersion !== version)
    return err({ code: 'ORDER_CHANGED' });
  const open = await closedFor(before, deps);
  if (open !== null) return err(open);
  return act(id, deps, (loaded) => {
    if (loaded.order.state === 'CANCELLED') return ok([]);
    const move = moveFor('withdrawOrder', loaded.order, 'staff');
    if (move === undefined) return err(noMove(loaded, 'withdrawOrder'));
    return ok(unwindStatements(loaded, move, { reason, note }, doingAs('staff', staffId, deps)));
  });
};
