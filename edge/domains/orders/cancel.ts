import * as v from 'valibot';
import { cancelOrderInput } from '#edge/contract/orders/after-placing.ts';
import { MONEY_FATES, type MoneyFate, type MoneySplit } from '#edge/contract/orders/fates.ts';
import type { EndingReason } from '#edge/contract/orders/history.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { sealBank } from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from './act.ts';
import { closePayments } from './end-window.ts';
import type { OrderError } from './error.ts';
import type { Loaded } from './load.ts';
import { refundParts } from './money.ts';
import { inputFaults } from './place-order.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff/staff-move.ts';
import { splitOf, unwindStatements } from './unwind.ts';

export interface Cancellation extends MoneySplit {
  readonly fate: MoneyFate;
  /** Some of it goes back by bank transfer: the account has to be known. */
  readonly needsBank: boolean;
}

/** What cancelling now would mean; null when the order cannot be cancelled by its customer. */
export const cancellationOf = (loaded: Loaded, now: number): Cancellation | null => {
  const move = moveFor('cancelOrder', loaded.order, 'customer');
  if (move === undefined || loaded.isBegun) return null;
  const split = splitOf(loaded, move);
  const parts = split.refund === 0 ? [] : refundParts(loaded, split.refund, now);
  return {
    ...split,
    fate: MONEY_FATES[move] ?? 'refund',
    needsBank: parts.some(({ route }) => route === 'BANK'),
  };
};

/**
 * Nothing may be paid for an order that is being ended; null when nothing can be any more. What was paid
 * meanwhile has moved the order: then the write fails, and all is decided anew.
 */
export const closedFor = async (
  loaded: Loaded,
  pages: Set<string>,
  deps: Acting,
): Promise<OrderError | null> =>
  (await closePayments(loaded, 'cancel', pages, deps)) === 'later'
    ? { code: 'ORDER_PAYMENT_STATE', reason: 'in progress' }
    : null;

/** By the customer, with the sum they saw. A repeat is a success. */
export const cancelOrder = async (
  customerId: string,
  input: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(cancelOrderInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId, reason, note, refund, bank } = parsed.output;
  const destination = bank === null ? undefined : await sealBank(deps.cipher, orderId, bank);
  const closed = new Set<string>();
  return act(orderId, deps, async (loaded) => {
    if (loaded.order.customerId !== customerId) return err(NOT_FOUND);
    if (loaded.order.state === 'CANCELLED') return ok([]);
    const move = moveFor('cancelOrder', loaded.order, 'customer');
    const means = cancellationOf(loaded, deps.clock());
    if (move === undefined || means === null) return err(noMove(loaded, 'cancelOrder'));
    if (means.refund !== refund) return err({ code: 'ORDER_REFUND_CHANGED', refund: means.refund });
    if (means.needsBank && destination === undefined) return err({ code: 'ORDER_BANK_REQUIRED' });
    const open = await closedFor(loaded, closed, deps);
    if (open !== null) return err(open);
    const ending = {
      reason,
      note: note || null,
      ...(destination !== undefined && { destination }),
    };
    const doing = doingAs('customer', customerId, deps);
    return ok(unwindStatements(loaded, move, { ...ending, closed }, doing));
  });
};

interface Withdrawing extends StaffDecision {
  readonly reason: EndingReason;
  /** The customer reads it. */
  readonly note: string | null;
}

/** Staff end an order by one of the moves of this operation. The same again is a success. */
const endByStaff = async (
  trigger: 'withdrawOrder' | 'endUndelivered',
  staffId: string,
  { id, reason, note, expectedVersion }: Withdrawing,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const closed = new Set<string>();
  return act(id, deps, async (loaded) => {
    const { state, cancelReason, cancelNote } = loaded.order;
    // Whoever ended it for another reason has to read that somebody was faster.
    if (state === 'CANCELLED')
      return cancelReason === reason && cancelNote === note ? ok([]) : err(CHANGED);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    const move = moveFor(trigger, loaded.order, 'staff');
    // What came stays sold: only the rest can be taken out.
    if (move === undefined || loaded.handedOver.length > 0) return err(noMove(loaded, trigger));
    const open = await closedFor(loaded, closed, deps);
    if (open !== null) return err(open);
    const doing = doingAs('staff', staffId, deps);
    return ok(unwindStatements(loaded, move, { reason, note, closed }, doing));
  });
};

/** By staff: everything goes back, whatever the state allows. */
export const withdrawOrder = (staffId: string, decision: Withdrawing, deps: Acting) =>
  endByStaff('withdrawOrder', staffId, decision, deps);

/** The customer does not take the motorcycle: what was paid goes back, less costs paid for them. */
export const endUndelivered = (staffId: string, decision: Withdrawing, deps: Acting) =>
  endByStaff('endUndelivered', staffId, decision, deps);
