import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { type AttemptRow, paidOf } from './attempt.sql.ts';
import { moveRefund, type RefundRow, requestRefund } from './refund.sql.ts';

interface Wanted {
  readonly attempt: AttemptRow;
  /** All of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Those the provider does not list: nothing is on its way for them. */
  readonly unlisted: readonly RefundRow[];
  /** What has gone from the payment, in rupiah. */
  readonly amountIdr: number;
  /** Why refunds fail for it. */
  readonly note: string;
}

interface Room {
  /** Refunds that are no longer covered fail. Before the money is taken. */
  readonly fail: readonly Query<unknown>[];
  /** What is left of them is asked for anew. After it. */
  readonly askAgain: readonly Query<unknown>[];
  /** What this adds to the order's account in between, and may be taken; in rupiah. */
  readonly freedIdr: number;
}

const sumOf = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { amountIdr }) => sum + amountIdr, 0);

/**
 * Money has gone from a payment that refunds were promised from. As many of them as are no longer
 * covered fail, the latest first, and what is left of the last is asked for anew: what the customer
 * gets stays what the payment still has.
 */
export const makeRoom = (
  { attempt, refunds, unlisted, amountIdr, note }: Wanted,
  { now, ids }: { readonly now: number; readonly ids: (prefix: string) => string },
): Room => {
  const promised = sumOf(refunds.filter(({ state }) => state !== 'FAILED'));
  const free = Math.max(0, paidOf(attempt) - attempt.chargedBackIdr - promised);
  const missing = Math.max(0, amountIdr - free);
  const failed: RefundRow[] = [];
  for (const refund of unlisted.toReversed())
    if (sumOf(failed) < missing && canMove(refundMachine, 'fail', refund.state))
      failed.push(refund);
  const last = failed.at(-1);
  const restIdr = Math.max(0, sumOf(failed) - missing);
  const isAsked = last !== undefined && restIdr > 0;
  return {
    fail: failed.flatMap((refund) => moveRefund(refund, 'fail', { note }, { now, ids })),
    freedIdr: sumOf(failed) - restIdr,
    askAgain: isAsked
      ? requestRefund(
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
        )
      : [],
  };
};
