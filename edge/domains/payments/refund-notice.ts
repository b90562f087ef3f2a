import { canMove } from '#edge/contract/machine.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { type AttemptRow, paidOf } from './attempt.sql.ts';
import { type RefundAtProvider, refundsIn, type Transaction } from './midtrans/status.ts';
import type { RefundRow } from './refund.sql.ts';

/** What a transaction says of one refund. */
export type Notice =
  | {
      readonly move: 'send' | 'confirm' | 'returnToProvider';
      readonly refund: RefundRow;
      readonly confirmedAt: string | undefined;
    }
  /** The provider pays back what nobody asked for here. */
  | { readonly move: 'find'; readonly found: RefundAtProvider; readonly key: string };

/** Names a refund of the provider's own among ours: its dashboard's keys are not ours to trust. */
const keyOfFound = (attempt: Pick<AttemptRow, 'id'>, key: string): string => `${attempt.id}:${key}`;

/** A key of ours, the first or one of a later week. */
const isOf = ({ id }: RefundRow, key: string): boolean => key === id || key.startsWith(`${id}-`);

interface Match {
  readonly entry: RefundAtProvider;
  /** The row that stands for it, unless there is none yet. */
  readonly refund: RefundRow | undefined;
}

/**
 * Each refund of the provider with the row that stands for it, each row once. One that failed here, or
 * that staff have transferred meanwhile, does not stand for money the provider pays as well.
 */
const matched = (
  transaction: Transaction,
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
): readonly Match[] => {
  const taken = new Set<string>();
  return refundsIn(transaction).map((entry) => {
    const own = refunds.find(
      (each) =>
        !taken.has(each.id) &&
        isOf(each, entry.key) &&
        each.state !== 'FAILED' &&
        !(each.state === 'CONFIRMED' && each.route === 'BANK'),
    );
    const refund =
      own ?? refunds.find(({ refundKey }) => refundKey === keyOfFound(attempt, entry.key));
    if (refund !== undefined) taken.add(refund.id);
    return { entry, refund };
  });
};

/** Refunds that go back by voiding the whole payment before the bank has settled it. */
const voided = (transaction: Transaction, attempt: AttemptRow, refunds: readonly RefundRow[]) =>
  transaction.transaction_status === 'cancel' && attempt.state === 'SETTLED'
    ? refunds.filter(
        (refund) =>
          refund.route === 'PROVIDER' &&
          refund.amountIdr === attempt.paidIdr &&
          canMove(refundMachine, 'confirm', refund.state),
      )
    : [];

/** The payment was voided because a refund of ours asked for that, now or before. */
export const isVoidOfRefund = (
  transaction: Transaction,
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
): boolean =>
  voided(transaction, attempt, refunds).length > 0 ||
  (transaction.transaction_status === 'cancel' &&
    refunds.some(
      ({ route, state, amountIdr }) =>
        route === 'PROVIDER' && state === 'CONFIRMED' && amountIdr === paidOf(attempt),
    ));

const noticeOf = (attempt: AttemptRow, { entry, refund }: Match): readonly Notice[] => {
  const { key, confirmedAt } = entry;
  if (refund === undefined) return [{ move: 'find', found: entry, key: keyOfFound(attempt, key) }];
  const waits = canMove(refundMachine, 'returnToProvider', refund.state);
  if (waits && (refund.route === 'BANK' || refund.state === 'REQUESTED'))
    return [{ move: 'returnToProvider', refund, confirmedAt }];
  const move = confirmedAt === undefined ? 'send' : 'confirm';
  return canMove(refundMachine, move, refund.state) ? [{ move, refund, confirmedAt }] : [];
};

/**
 * What a transaction says of refunds. The provider tells twice: that it has the order, and, with
 * `bank_confirmed_at`, that the money is on its way; only the second ends a refund.
 */
export const noticesOf = (
  transaction: Transaction,
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
): readonly Notice[] => [
  ...voided(transaction, attempt, refunds).map((refund) => ({
    move: 'confirm' as const,
    refund,
    confirmedAt: undefined,
  })),
  ...matched(transaction, attempt, refunds).flatMap((match) => noticeOf(attempt, match)),
];

/** Refunds the provider does not list: nothing is on its way for them. */
export const unlisted = (
  transaction: Transaction,
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
): readonly RefundRow[] => {
  const listed = new Set(matched(transaction, attempt, refunds).map(({ refund }) => refund?.id));
  return refunds.filter(({ id }) => !listed.has(id));
};
