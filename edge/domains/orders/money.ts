import type { Query } from '#db/query.ts';
import type { OrderState } from '#edge/contract/orders/machine.ts';
import { isOver } from '#edge/contract/orders/windows.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { type RefundRoute, refundRoute } from '#edge/contract/payments/methods.ts';
import { RETURNED_TRANSFER_NOTE, refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { post, requestRefund } from '#edge/domains/payments/index.ts';
import type { Loaded } from './load.ts';
import { type Doing, entryOf } from './move.ts';
import type { Statements } from './order.sql.ts';

/** On the order's account: came in, stayed, and is not promised back. Whole rupiah. */
export const onAccount = ({ figures }: Pick<Loaded, 'figures'>): number => figures.refundableIdr;

/** States of an order that nothing is owed for any more: whatever is on its account is the customer's. */
export const NOTHING_OWED: readonly OrderState[] = ['CANCELLED', 'DELIVERED', 'COMPLETED'];

/**
 * What a transfer that came back has left with the order, beyond what the order needs; the customer may
 * ask for it again. Whole rupiah.
 */
export const returnedToOrder = (loaded: Pick<Loaded, 'figures' | 'order' | 'refunds'>): number => {
  const { order, refunds } = loaded;
  const returned = refunds
    .filter(({ note, state }) => state === 'FAILED' && note === RETURNED_TRANSFER_NOTE)
    .reduce((sum, { amountIdr }) => sum + amountIdr, 0);
  const owed = NOTHING_OWED.includes(order.state) ? 0 : order.requiredIdr;
  return Math.max(0, Math.min(returned, onAccount(loaded) - owed));
};

/** To pay now; nothing when the order does not wait for money or its time is over. */
export const dueOf = (
  { order, figures }: Pick<Loaded, 'order' | 'figures'>,
  now: number,
): number =>
  order.state === 'WAITING_PAYMENT' && !isOver(order.expiresAt, now)
    ? Math.max(0, order.requiredIdr - figures.refundableIdr)
    : 0;

interface Part {
  readonly attemptId: string;
  readonly amountIdr: number;
  readonly route: RefundRoute;
}

/**
 * How an amount goes back: from the latest payment first, each by the way it allows.
 * What no settled payment holds is in no part, so that an order with a fault in its books can still
 * be ended; the report of differences names it.
 */
export const refundParts = (
  { attempts, refunds }: Pick<Loaded, 'attempts' | 'refunds'>,
  amount: number,
  now: number,
): readonly Part[] => {
  const parts: Part[] = [];
  let left = amount;
  for (const attempt of attempts.toReversed()) {
    if (left <= 0) break;
    if (attempt.state !== 'SETTLED') continue;
    const given = refunds
      .filter(({ attemptId, state }) => attemptId === attempt.id && state !== 'FAILED')
      .reduce((sum, { amountIdr }) => sum + amountIdr, 0);
    const paidIdr = attempt.paidIdr ?? attempt.amountIdr;
    const amountIdr = Math.min(left, paidIdr - attempt.chargedBackIdr - given);
    if (amountIdr <= 0) continue;
    const question = { method: attempt.method, paidIdr, amountIdr, now };
    const route = refundRoute({ ...question, settledAt: attempt.settledAt ?? now });
    parts.push({ attemptId: attempt.id, amountIdr, route });
    left -= amountIdr;
  }
  return parts;
};

export interface RefundDemand {
  readonly amount: number;
  /** Why, in the words of the refund's reasons. */
  readonly reason: string;
  /** Sealed bank account, for what goes by bank transfer; asked for later when absent. */
  readonly destination?: string;
  /** All of it goes by bank transfer, whatever the methods allow. */
  readonly byBank?: true;
}

/** Written beside each request for a refund: by it the customer hears what comes back, and how. */
export const refundRequested = (
  order: Loaded['order'],
  amountIdr: number,
  doing: Doing,
): Query<unknown> =>
  entryOf(
    order,
    { kind: 'ORDER_REFUND_TRANSITION', amountIdr, note: refundMachine.moves.request.to },
    doing,
  );

/** A refund of so much is requested, in as many parts as payments it comes from. */
export const refundStatements = (
  loaded: Pick<Loaded, 'order' | 'attempts' | 'refunds'>,
  { amount, reason, destination, byBank }: RefundDemand,
  doing: Doing,
): Statements => {
  const { now, ids, actorId, actor } = doing;
  const parts = refundParts(loaded, amount, now);
  if (parts.length === 0) return [];
  return [
    ...parts.flatMap(({ attemptId, amountIdr, route: usual }) => {
      const route = byBank === true ? 'BANK' : usual;
      return requestRefund(
        {
          id: ids('rfd'),
          attemptId,
          ref: loaded.order.id,
          amountIdr,
          reason,
          route,
          ...(route === 'BANK' && destination !== undefined ? { destination } : {}),
          requestedBy: actorId ?? actor,
        },
        { now, ids },
      );
    }),
    refundRequested(
      loaded.order,
      parts.reduce((sum, { amountIdr }) => sum + amountIdr, 0),
      doing,
    ),
  ];
};

/** What is kept for costs already paid leaves the order's account; nothing for nothing. */
export const forfeitStatements = (
  orderId: string,
  amountIdr: number,
  { now, ids }: Doing,
): readonly Query<unknown>[] =>
  amountIdr === 0
    ? []
    : post({
        id: ids('trf'),
        key: `forfeit:${orderId}`,
        code: 'forfeit',
        debit: accountId('order', orderId),
        credit: accountId('forfeits'),
        amountIdr,
        ref: orderId,
        eventAt: now,
        now,
      });
