import { canMove } from '#edge/contract/machine.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import type { AttemptRow } from './attempt.sql.ts';
import type { Transaction } from './midtrans/status.ts';
import type { RefundRow } from './refund.sql.ts';

interface Notice {
  readonly refund: RefundRow;
  readonly move: 'send' | 'confirm';
  readonly confirmedAt: string | undefined;
}

/** A key of ours, the first or one of a later week. */
const isOf = ({ id }: RefundRow, key: string | undefined): boolean =>
  key === id || key?.startsWith(`${id}-`) === true;

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

/**
 * What a transaction says of our refunds. The provider tells twice: that it has the order, and, with
 * `bank_confirmed_at`, that the money is on its way; only the second ends a refund.
 */
export const refundMovesOf = (
  transaction: Transaction,
  attempt: AttemptRow,
  refunds: readonly RefundRow[],
): readonly Notice[] => [
  ...voided(transaction, attempt, refunds).map((refund) => ({
    refund,
    move: 'confirm' as const,
    confirmedAt: undefined,
  })),
  ...(transaction.refunds ?? []).flatMap(({ refund_key, bank_confirmed_at }): Notice[] => {
    const refund = refunds.find((each) => each.route === 'PROVIDER' && isOf(each, refund_key));
    const move = bank_confirmed_at === undefined ? 'send' : 'confirm';
    if (refund === undefined || !canMove(refundMachine, move, refund.state)) return [];
    return [{ refund, move, confirmedAt: bank_confirmed_at }];
  }),
];
