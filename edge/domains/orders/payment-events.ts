import type { Query } from '#db/query.ts';
import type { OrderState } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { attemptMachine } from '#edge/contract/payments/attempt-machine.ts';
import { refundRoute, reversibleUntil } from '#edge/contract/payments/methods.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import {
  type AttemptChange,
  type PaymentListener,
  type RefundRow,
  requestRefund,
} from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { followUp } from './follow-up.ts';
import { type Loaded, loadOrder } from './load.ts';
import { onAccount } from './money.ts';
import { changeOrder, type Doing, entryOf, moveOrder } from './move.ts';

type Statements = readonly Query<unknown>[];

const NOTHING_OWED: readonly OrderState[] = ['CANCELLED', 'DELIVERED', 'COMPLETED'];

const doingOf = ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>): Doing => ({
  actor: 'provider',
  actorId: null,
  now: clock(),
  ids,
});

/** What was paid beyond what the order can take goes back, from the payment that brought it. */
const giveBack = (
  { attempt, method, paidIdr, eventAt }: AttemptChange,
  excess: number,
  reason: string,
  { now, ids }: Doing,
): Statements => {
  const amountIdr = Math.min(excess, paidIdr);
  if (amountIdr <= 0) return [];
  const route = refundRoute({ method, paidIdr, amountIdr, now, settledAt: eventAt });
  return requestRefund(
    {
      id: ids('rfd'),
      attemptId: attempt.id,
      ref: attempt.ref,
      amountIdr,
      reason,
      route,
      requestedBy: 'system',
    },
    { now, ids },
  );
};

const settled = (loaded: Loaded, change: AttemptChange, doing: Doing): Statements => {
  const { order } = loaded;
  const { paidIdr } = change;
  const net = onAccount(loaded) + paidIdr;
  const waits = order.state === 'WAITING_PAYMENT';
  // Money that is there counts, also when the window is over: nobody has ended the order yet.
  if (waits && net < order.requiredIdr)
    return [
      ...changeOrder(order, {}, doing.now),
      entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr: paidIdr, note: 'PART' }, doing),
    ];
  const move = waits ? moveFor('payment.settle', order, 'provider') : undefined;
  const isLate = order.state === 'CANCELLED';
  const owed = NOTHING_OWED.includes(order.state) ? 0 : order.requiredIdr;
  const note = isLate ? 'LATE' : 'OVERPAID';
  const reversible = reversibleUntil(change.method, change.eventAt) ?? doing.now;
  const work = [followUp(order.id, change.attempt.id, { runAt: reversible, now: doing.now })];
  const excess = giveBack(change, net - owed, note, doing);
  if (move !== undefined)
    return moveOrder(order, move, doing, {
      amountIdr: paidIdr,
      effects: { [ORDER_EFFECTS.followUp]: work, [ORDER_EFFECTS.excess]: excess },
    });
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr: paidIdr, note }, doing),
    ...work,
    ...excess,
  ];
};

/** A bank took a payment back: the order waits for money again, with a new window. */
const reversed = (loaded: Loaded, change: AttemptChange, doing: Doing): Statements => {
  const { order } = loaded;
  const amountIdr = change.attempt.paidIdr ?? change.attempt.amountIdr;
  const left = onAccount(loaded) - amountIdr;
  const move = moveFor('payment.deny', order, 'provider');
  if (move !== undefined && left < order.requiredIdr)
    return moveOrder(order, move, doing, {
      amountIdr,
      note: 'REVERSED',
    });
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr, note: 'REVERSED' }, doing),
  ];
};

const attemptMoved = async (change: AttemptChange, deps: Deps): Promise<Statements> => {
  const to = attemptMachine.moves[change.move].to;
  if (!['SETTLED', 'REVERSED', 'CHARGED_BACK', 'DENIED'].includes(to)) return [];
  const loaded = await loadOrder(change.attempt.ref, deps.db);
  if (loaded === undefined) return [];
  const doing = doingOf(deps);
  if (to === 'SETTLED') return settled(loaded, change, doing);
  if (to === 'REVERSED') return reversed(loaded, change, doing);
  const { order } = loaded;
  const note = to === 'DENIED' ? 'DENIED' : 'CHARGED_BACK';
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', note }, doing),
  ];
};

const refundMoved = async (
  { refund, move }: { refund: RefundRow; move: keyof typeof refundMachine.moves },
  deps: Deps,
): Promise<Statements> => {
  const loaded = await loadOrder(refund.ref, deps.db);
  if (loaded === undefined) return [];
  const doing = doingOf(deps);
  const { order } = loaded;
  const note = refundMachine.moves[move].to;
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_REFUND_TRANSITION', amountIdr: refund.amountIdr, note }, doing),
  ];
};

/**
 * What an order does when its payments and refunds move, in the batch in which they do. Every such
 * batch counts the order's version up, so that no two of them decide on the same figures.
 */
export const orderPayments: PaymentListener = { attemptMoved, refundMoved };
