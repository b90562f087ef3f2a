import type { Query } from '#db/query.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import type { AttemptMove } from '#edge/contract/payments/attempt-machine.ts';
import {
  LEAST_PAYABLE_IDR,
  refundRoute,
  reversibleUntil,
} from '#edge/contract/payments/methods.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import {
  type AttemptChange,
  askedAgainOf,
  type PaymentListener,
  requestRefund,
  returnedOf,
  takingKey,
} from '#edge/domains/payments/index.ts';
import { earnCommission, undoCommission } from '#edge/domains/referrals/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { companyIsNext } from './financing/company-next.ts';
import { followUp } from './follow-up.ts';
import { type Loaded, loadOrder } from './load.ts';
import { NOTHING_OWED, onAccount, refundRequested } from './money.ts';
import { changeOrder, type Doing, entryOf, moveOrder } from './move.ts';
import { coverOf } from './services/cover.ts';

type Statements = readonly Query<unknown>[];

const doingOf = ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>): Doing => ({
  actor: 'provider',
  actorId: null,
  now: clock(),
  ids,
});

/** What was paid beyond what the order can take goes back, from the payment that brought it. */
const giveBack = (
  order: Loaded['order'],
  { attempt, method, paidIdr, eventAt }: AttemptChange,
  { excess, reason }: { readonly excess: number; readonly reason: string },
  doing: Doing,
): Statements => {
  const { now, ids } = doing;
  const amountIdr = Math.min(excess, paidIdr);
  if (amountIdr <= 0) return [];
  const route = refundRoute({ method, paidIdr, amountIdr, now, settledAt: eventAt });
  return [
    ...requestRefund(
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
    ),
    refundRequested(order, amountIdr, doing),
  ];
};

const settled = (
  loaded: Loaded,
  change: AttemptChange,
  doing: Doing,
  cover: Statements,
): Statements => {
  const { order } = loaded;
  const { paidIdr } = change;
  const net = onAccount(loaded) + paidIdr;
  const waits = order.state === 'WAITING_PAYMENT';
  const left = order.requiredIdr - net;
  // No method takes so little: the part goes back, and the whole can be paid again.
  if (waits && left > 0 && left < LEAST_PAYABLE_IDR)
    return [
      ...changeOrder(order, {}, doing.now),
      entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr: paidIdr, note: 'PART' }, doing),
      ...giveBack(order, change, { excess: paidIdr, reason: 'OVERPAID' }, doing),
    ];
  // Money that is there counts, also when the window is over: nobody has ended the order yet.
  if (waits && left > 0)
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
  const excess = giveBack(order, change, { excess: net - owed, reason: note }, doing);
  if (move !== undefined)
    return [
      ...moveOrder(order, move, doing, {
        amountIdr: paidIdr,
        effects: {
          [ORDER_EFFECTS.followUp]: [...work, ...companyIsNext(loaded, reversible, doing.now)],
          [ORDER_EFFECTS.excess]: excess,
          ...(move === 'settleFinal' && { [ORDER_EFFECTS.cover]: cover }),
        },
      }),
      ...earnCommission(order, loaded.referral, doing),
    ];
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr: paidIdr, note }, doing),
    ...work,
    ...excess,
  ];
};

/** A refund is requested in place of one that is no longer covered: of it the customer hears anew. */
const askedAgain = (order: Loaded['order'], amountIdr: number, doing: Doing): Statements =>
  amountIdr === 0 ? [] : [refundRequested(order, amountIdr, doing)];

/** Money of a sale that stood went back: whoever it came by is owed nothing for it any more. */
const saleUndone = (loaded: Loaded, cause: string, doing: Doing): Statements =>
  ['DELIVERED', 'COMPLETED'].includes(loaded.order.state)
    ? undoCommission(loaded.referral, { reason: 'PAYMENT_TAKEN_BACK', cause }, doing)
    : [];

/** A bank took a payment back: the order waits for money again, with a new window. */
const reversed = (loaded: Loaded, change: AttemptChange, doing: Doing): Statements => {
  const { order } = loaded;
  const { paidIdr, amountIdr: demandedIdr, chargedBackIdr } = change.attempt;
  const amountIdr = (paidIdr ?? demandedIdr) - chargedBackIdr;
  const left = onAccount(loaded) - amountIdr;
  const again = askedAgain(order, askedAgainOf(change), doing);
  const move = moveFor('payment.deny', order, 'provider');
  if (move !== undefined && left < order.requiredIdr)
    return [...moveOrder(order, move, doing, { amountIdr, note: 'REVERSED' }), ...again];
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr, note: 'REVERSED' }, doing),
    ...again,
    ...saleUndone(loaded, takingKey(change), doing),
  ];
};

/** What a bank gives back of a chargeback counts again; what the order has no use for goes to the customer. */
const returned = (loaded: Loaded, change: AttemptChange, doing: Doing): Statements => {
  const { order } = loaded;
  const { orderIdr, lostIdr } = returnedOf(change);
  const owed = NOTHING_OWED.includes(order.state) ? 0 : order.requiredIdr;
  const excess = Math.min(orderIdr, onAccount(loaded) + orderIdr - owed);
  const amountIdr = orderIdr + lostIdr;
  const note = 'CHARGEBACK_RETURNED';
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', amountIdr, note }, doing),
    ...giveBack(order, change, { excess, reason: note }, doing),
  ];
};

/** Moves that an order has nothing to do with. */
const UNSEEN: readonly AttemptMove[] = ['create', 'pend', 'switch', 'review', 'expire', 'cancel'];

const attemptMoved = async (change: AttemptChange, deps: Deps): Promise<Statements> => {
  const { move, attempt } = change;
  if (UNSEEN.includes(move)) return [];
  const loaded = await loadOrder(change.attempt.ref, deps.db);
  if (loaded === undefined) return [];
  const doing = doingOf(deps);
  if (move === 'settle' || move === 'settleLate')
    return settled(loaded, change, doing, await coverOf(loaded, deps));
  if (move === 'reverse') return reversed(loaded, change, doing);
  if (move === 'returnChargeback') return returned(loaded, change, doing);
  const { order } = loaded;
  const counted = changeOrder(order, {}, doing.now);
  if (move === 'clear') return counted;
  const amountIdr = change.chargedBackIdr - attempt.chargedBackIdr;
  const entry = move === 'deny' ? { note: 'DENIED' } : { note: 'CHARGED_BACK', amountIdr };
  return [
    ...counted,
    entryOf(order, { kind: 'ORDER_PAYMENT_TRANSITION', ...entry }, doing),
    ...askedAgain(order, askedAgainOf(change), doing),
    ...(move === 'deny' ? [] : saleUndone(loaded, takingKey(change), doing)),
  ];
};

const refundMoved = async (
  change: Parameters<PaymentListener['refundMoved']>[0],
  deps: Deps,
): Promise<Statements> => {
  const { refund, move } = change;
  const loaded = await loadOrder(refund.ref, deps.db);
  if (loaded === undefined) return [];
  const doing = doingOf(deps);
  const { order } = loaded;
  const note = refundMachine.moves[move].to;
  return [
    ...changeOrder(order, {}, doing.now),
    entryOf(order, { kind: 'ORDER_REFUND_TRANSITION', amountIdr: refund.amountIdr, note }, doing),
    // What the provider pays back of a sale that stood; an order that ended has no commission left.
    ...(change.move === 'find'
      ? [
          ...askedAgain(order, change.againIdr, doing),
          ...saleUndone(loaded, `refund:${change.key}`, doing),
        ]
      : []),
  ];
};

/**
 * What an order does when its payments and refunds move, in the batch in which they do. Every such
 * batch counts the order's version up, so that no two of them decide on the same figures.
 */
export const orderPayments: PaymentListener = { attemptMoved, refundMoved };
