import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import {
  REROUTED_NOTES,
  RETURNED_TRANSFER_NOTE,
  refundMachine,
  TRANSFERRED_NOTE,
} from '#edge/contract/payments/refund-machine.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, type Doing, entryOf } from '#edge/domains/orders/move.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { assertAnotherPays } from '#edge/domains/orders/settlement.sql.ts';
import {
  askProvider,
  attemptById,
  moveRefund,
  type RefundRow,
  refundById,
} from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { withoutTrail } from '#edge/platform/write/trail.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

interface Step {
  readonly move: 'approve' | 'confirm';
  readonly write: (doing: Doing) => Parameters<typeof moveRefund>[2];
  /** What stands in the way beside the state. */
  readonly against: (refund: RefundRow) => OrderError | undefined;
}

type Seen = Pick<RefundRow, 'amountIdr' | 'approvedBy' | 'route' | 'state'>;

/** No money of so much leaves by one of the staff alone. */
const isLarge = ({ amountIdr }: Pick<Seen, 'amountIdr'>): boolean =>
  amountIdr > DESK_LIMITS.fourEyesAboveIdr;

/** By the provider the second approval pays it out, by bank transfer the confirmation does. */
const isPaidBy = ({ route, state }: Pick<Seen, 'route' | 'state'>): Step['move'] | undefined => {
  if (state === 'REQUESTED') return route === 'PROVIDER' ? 'approve' : undefined;
  return route === 'BANK' ? 'confirm' : undefined;
};

/** Whoever approved a large refund does not pay it out: two people of the staff see it. */
export const needsAnother = (refund: Seen, staffId: string): boolean =>
  isLarge(refund) && isPaidBy(refund) !== undefined && refund.approvedBy === staffId;

/** A large refund by the provider that nobody has approved yet. */
const isFirstOfTwo = (refund: Seen, move: Step['move']): boolean =>
  isLarge(refund) &&
  move === 'approve' &&
  isPaidBy(refund) === 'approve' &&
  refund.approvedBy === null;

/** One move of a refund by staff, noted in its order. Where it has gone on already, a repeat is a success. */
const moveByStaff = async (
  staffId: string,
  { id, expectedVersion }: StaffDecision,
  { move, write, against }: Step,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const [match] = await primaryReader(deps.db)(refundById({ id }));
  if (match === undefined) return err(NOT_FOUND);
  return act(match.ref, deps, (loaded) => {
    const { order, refunds } = loaded;
    const refund = refunds.find((each) => each.id === id);
    if (refund === undefined) return err(NOT_FOUND);
    const { to } = refundMachine.moves[move];
    const { states } = refundMachine;
    const wentOn = states.indexOf(refund.state) >= states.indexOf(to) && refund.state !== 'FAILED';
    if (wentOn) return ok([]);
    if (!canMove(refundMachine, move, refund.state))
      return err({ code: 'ORDER_PAYMENT_STATE', reason: `the refund is ${refund.state}` });
    const isOwn = needsAnother(refund, staffId);
    if (isChanged(loaded, { expectedVersion }))
      return isOwn && move === 'approve' ? ok([]) : err(CHANGED);
    const fault = against(refund);
    if (fault !== undefined) return err(fault);
    const doing = doingAs('staff', staffId, deps);
    const { amountIdr } = refund;
    if (isOwn) return err({ code: 'ORDER_SECOND_PERSON' });
    const isFirst = isFirstOfTwo(refund, move);
    const statements: readonly Query<unknown>[] = [
      ...changeOrder(order, {}, doing.now),
      ...(move === isPaidBy(refund) ? [assertAnotherPays({ id, staffId })] : []),
      ...moveRefund(refund, isFirst ? 'approveFirst' : move, write(doing), doing),
      isFirst
        ? entryOf(order, { kind: 'ORDER_NOTE', amountIdr, note: 'FIRST_APPROVAL' }, doing)
        : entryOf(order, { kind: 'ORDER_REFUND_TRANSITION', amountIdr, note: to }, doing),
    ];
    return ok(statements);
  });
};

/**
 * The provider may have made after all what goes by bank transfer because it would not: it is asked
 * before anybody pays. Its answer is applied, so that the refund is where it belongs.
 */
const askFirst = async (id: string, deps: Acting): Promise<OrderError | null> => {
  const read = primaryReader(deps.db);
  const [refund] = await read(refundById({ id }));
  const isRerouted =
    refund?.route === 'BANK' &&
    refund.state === 'REQUESTED' &&
    REROUTED_NOTES.some((note) => note === refund.note);
  if (!isRerouted) return null;
  const [attempt] = await read(attemptById({ id: refund.attemptId }));
  if (attempt === undefined) return null;
  const answer = await askProvider(attempt, {
    ...withoutTrail(deps),
    listener: orderPayments,
  });
  return answer.ok ? null : { code: 'ORDER_PAYMENT_STATE', reason: 'provider-away' };
};

/** The refund may go out: the provider is given it by the next run of the job, a bank transfer by staff. */
export const approveRefund = async (
  staffId: string,
  refund: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const fault = await askFirst(refund.id, deps);
  if (fault !== null) return err(fault);
  return moveByStaff(
    staffId,
    refund,
    {
      move: 'approve',
      write: ({ now }) => ({ approvedBy: staffId, approvedAt: now }),
      against: ({ route, destination }) =>
        route === 'BANK' && destination === null ? { code: 'ORDER_BANK_REQUIRED' } : undefined,
    },
    deps,
  );
};

/** A bank transfer was made; the reference is the bank's. What goes by the provider is confirmed by it alone. */
export const confirmRefund = (
  staffId: string,
  { reference, ...refund }: StaffDecision & { readonly reference: string },
  deps: Acting,
) =>
  moveByStaff(
    staffId,
    refund,
    {
      move: 'confirm',
      write: ({ now }) => ({ confirmedAt: now, note: `${TRANSFERRED_NOTE}${reference}` }),
      against: ({ route }) =>
        route === 'BANK'
          ? undefined
          : { code: 'ORDER_PAYMENT_STATE', reason: 'the provider confirms it' },
    },
    deps,
  );

/** By where the refund stands: the bank takes no transfer, or has sent one back. */
const RETURNING = ['refuseTransfer', 'returnTransfer'] as const;

/**
 * The bank of the account does not take the transfer, or sent it back: the refund has failed, its money is
 * with the order, and the customer is asked for another account. What the bank says stands in the history,
 * for staff. A repeat is a success.
 */
export const reportReturnedRefund = async (
  staffId: string,
  { id, reference, expectedVersion }: StaffDecision & { readonly reference: string },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const [match] = await primaryReader(deps.db)(refundById({ id }));
  if (match === undefined) return err(NOT_FOUND);
  return act(match.ref, deps, (loaded) => {
    const { order, refunds } = loaded;
    const refund = refunds.find((each) => each.id === id);
    if (refund === undefined) return err(NOT_FOUND);
    const { amountIdr, note: before, route, state } = refund;
    if (state === 'FAILED' && before === RETURNED_TRANSFER_NOTE) return ok([]);
    const move = RETURNING.find((each) => canMove(refundMachine, each, state));
    if (move === undefined || route !== 'BANK')
      return err({ code: 'ORDER_PAYMENT_STATE', reason: `the refund is ${state} by ${route}` });
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    const note = refundMachine.moves[move].to;
    return ok([
      ...changeOrder(order, {}, doing.now),
      ...moveRefund(refund, move, { note: RETURNED_TRANSFER_NOTE }, doing),
      entryOf(order, { kind: 'ORDER_REFUND_TRANSITION', amountIdr, note }, doing),
      entryOf(order, { kind: 'ORDER_NOTE', amountIdr, note: reference }, doing),
    ]);
  });
};
