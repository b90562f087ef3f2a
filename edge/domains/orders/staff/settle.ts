import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import {
  REROUTED_NOTES,
  refundMachine,
  STUCK_NOTES,
} from '#edge/contract/payments/refund-machine.ts';
import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import { attentionsOf } from '#edge/domains/orders/desk.sql.ts';
import {
  resumeApplications,
  stuckApplications,
} from '#edge/domains/orders/financing/application.sql.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { onAccount } from '#edge/domains/orders/money.ts';
import { changeOrder, type Doing, entryOf } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { isSettled, settleCauses } from '#edge/domains/orders/settlement.sql.ts';
import { moveRefund, post } from '#edge/domains/payments/index.ts';
import { err, ok } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

const MONEY_KINDS: readonly string[] = [
  'ORDER_SETTLE_PROPOSED',
  'ORDER_SETTLED',
  'ORDER_PAYMENT_TRANSITION',
  'ORDER_REFUND_TRANSITION',
];

const DECIDED_BY_STAFF = REROUTED_NOTES[2];

/** What a settlement pays out by hand; nothing where no failed refund left anything. */
const toPayByHand = (loaded: Loaded, open: readonly string[]): number =>
  open.includes('REFUND_FAILED') && loaded.refunds.some(({ state }) => state === 'FAILED')
    ? Math.max(0, onAccount(loaded))
    : 0;

/** Who has proposed to pay so much out, since anything else became of the order's money. */
const proposedBy = ({ history }: Loaded, amountIdr: number): string | null => {
  const last = history.findLast(({ kind }) => MONEY_KINDS.includes(kind));
  return last?.kind === 'ORDER_SETTLE_PROPOSED' && last.amountIdr === amountIdr
    ? last.actorId
    : null;
};

/** What a failed refund left with an ended order was paid out by staff: it leaves the order's account. */
const paidByHand = (loaded: Loaded, doing: Doing): Statements => {
  const { order, refunds } = loaded;
  const amountIdr = onAccount(loaded);
  const failed = refunds.findLast(({ state }) => state === 'FAILED');
  if (failed === undefined || amountIdr <= 0) return [];
  const { now, ids } = doing;
  return [
    ...post({
      id: ids('trf'),
      key: `refund:${failed.id}:by-hand`,
      code: 'refund_paid_by_hand',
      debit: accountId('order', order.id),
      credit: accountId('bank'),
      amountIdr,
      ref: order.id,
      eventAt: now,
      now,
    }),
    entryOf(order, { kind: 'ORDER_REFUND_TRANSITION', amountIdr, note: 'CONFIRMED' }, doing),
  ];
};

/** Refunds the provider has neither made nor refused go by bank transfer: a person has looked there. */
const byBank = ({ order, refunds }: Loaded, doing: Doing): Statements =>
  refunds
    .filter(
      ({ state, route, note }) =>
        state === 'APPROVED' && route === 'PROVIDER' && STUCK_NOTES.some((each) => each === note),
    )
    .flatMap((refund) => [
      ...moveRefund(
        refund,
        'reroute',
        { route: 'BANK', note: DECIDED_BY_STAFF, dueAt: null },
        doing,
      ),
      entryOf(
        order,
        {
          kind: 'ORDER_REFUND_TRANSITION',
          amountIdr: refund.amountIdr,
          note: refundMachine.moves.reroute.to,
        },
        doing,
      ),
    ]);

/**
 * A person has seen to what no operation puts right; the note says how. What pays a large sum out is
 * proposed by one of the staff and done by another. A repeat is a success.
 */
export const settleAttention = (
  staffId: string,
  decision: StaffDecision & { readonly note: string },
  deps: Acting,
) =>
  act(decision.id, deps, async (loaded) => {
    const { order } = loaded;
    const { id, note } = decision;
    const read = primaryReader(deps.db);
    const ids = JSON.stringify([id]);
    const [attentions, stuck, settled] = await Promise.all([
      read(attentionsOf({ ids })),
      read(stuckApplications({ ids })),
      read(isSettled({ id })),
    ]);
    const open = attentions.get(id) ?? [];
    const isStuck = stuck.includes(id);
    const wasSettled = settled || loaded.history.some(({ kind }) => kind === 'ORDER_SETTLED');
    if (open.length === 0 && !isStuck)
      return wasSettled ? ok([]) : err({ code: 'ORDER_MODIFICATION', fromState: order.state });
    const amountIdr = toPayByHand(loaded, open);
    const isLarge = amountIdr > DESK_LIMITS.fourEyesAboveIdr;
    const first = isLarge ? proposedBy(loaded, amountIdr) : null;
    if (isChanged(loaded, decision)) return first === staffId ? ok([]) : err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    if (first === staffId) return err({ code: 'ORDER_SECOND_PERSON' });
    // The order's version stands between two who propose and decide at once.
    if (isLarge && first === null)
      return ok([
        ...changeOrder(order, {}, doing.now),
        entryOf(order, { kind: 'ORDER_SETTLE_PROPOSED', amountIdr, note }, doing),
      ]);
    return ok([
      ...changeOrder(order, {}, doing.now),
      settleCauses({ orderId: id, note, staffId, now: doing.now }),
      ...(open.includes('REFUND_FAILED') ? paidByHand(loaded, doing) : []),
      ...(open.includes('REFUND_STUCK') ? byBank(loaded, doing) : []),
      ...(isStuck ? [resumeApplications({ orderId: id, now: doing.now })] : []),
      entryOf(order, { kind: 'ORDER_SETTLED', note }, doing),
    ]);
  });
