import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import type { OrderFigures } from '#edge/contract/payments/ledger.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import type { AttemptRow } from './attempt.sql.ts';
import { paidOf } from './change.ts';
import { bookFoundRefund, moveRefund, type RefundRow, requestRefund } from './refund.sql.ts';
import type { Notice } from './refund-notice.ts';

interface Standing {
  readonly attempt: AttemptRow;
  /** All of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Those the provider does not list. */
  readonly unlisted: readonly RefundRow[];
  readonly figures: Pick<OrderFigures, 'refundableIdr'>;
}

interface When {
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

const sumOf = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { amountIdr }) => sum + amountIdr, 0);

/**
 * Writes down what the provider paid back by itself. Refunds of ours for the same money would pay it
 * twice: they fail, the latest first, as far as that is needed, and what is left of them is asked for
 * anew. What the order no longer has is a loss.
 */
export const foundRefund = (
  { found, key }: Extract<Notice, { move: 'find' }>,
  { attempt, refunds, unlisted, figures }: Standing,
  when: When,
): readonly Query<unknown>[] => {
  const { now, ids } = when;
  const { amountIdr } = found;
  const promised = sumOf(refunds.filter(({ state }) => state !== 'FAILED'));
  const room = Math.max(0, paidOf(attempt) - attempt.chargedBackIdr - promised);
  const failed: RefundRow[] = [];
  for (const refund of unlisted.toReversed())
    if (sumOf(failed) < amountIdr - room && canMove(refundMachine, 'fail', refund.state))
      failed.push(refund);
  const last = failed.at(-1);
  const restIdr = Math.max(0, sumOf(failed) - Math.max(0, amountIdr - room));
  const available = figures.refundableIdr + sumOf(failed) - restIdr;
  const fromOrderIdr = Math.max(0, Math.min(amountIdr, available));
  const id = ids('rfd');
  return [
    ...failed.flatMap((refund) =>
      moveRefund(refund, 'fail', { note: 'PAID_BACK_BY_PROVIDER' }, when),
    ),
    ...bookFoundRefund({ id, attempt, key, amountIdr, fromOrderIdr }, when),
    ...(last === undefined || restIdr === 0 || attempt.state !== 'SETTLED'
      ? []
      : requestRefund(
          {
            id: ids('rfd'),
            attemptId: attempt.id,
            ref: attempt.ref,
            amountIdr: restIdr,
            reason: last.reason,
            route: last.route,
            ...(last.destination !== null && { destination: last.destination }),
            requestedBy: last.requestedBy,
          },
          { now, ids },
        )),
  ];
};
