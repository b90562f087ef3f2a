import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { type AttemptRow, paidOf } from './attempt.sql.ts';
import { moveRefund, type RefundRow, requestRefund } from './refund.sql.ts';

interface Claims {
  readonly attempt: AttemptRow;
  /** All of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Those the provider does not list: nothing is on its way for them. */
  readonly unlisted: readonly RefundRow[];
  /** What has gone from the payment, in rupiah. */
  readonly amountIdr: number;
}

interface Uncovered {
  /** Refunds that fail, the latest first. */
  readonly failed: readonly RefundRow[];
  /** What is left of the last of them and is asked for anew; in rupiah, 0 for nothing. */
  readonly againIdr: number;
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

/** Which refunds a payment no longer covers once so much has gone from it. */
export const uncovered = ({ attempt, refunds, unlisted, amountIdr }: Claims): Uncovered => {
  const promised = sumOf(refunds.filter(({ state }) => state !== 'FAILED'));
  const free = Math.max(0, paidOf(attempt) - attempt.chargedBackIdr - promised);
  const missing = Math.max(0, amountIdr - free);
  const failed: RefundRow[] = [];
  for (const refund of unlisted.toReversed())
    if (sumOf(failed) < missing && canMove(refundMachine, 'fail', refund.state))
      failed.push(refund);
  return { failed, againIdr: Math.max(0, sumOf(failed) - missing) };
};

/**
 * Money has gone from a payment that refunds were promised from. As many of them as are no longer
 * covered fail, the latest first, and what is left of the last is asked for anew: what the customer
 * gets stays what the payment still has.
 *
 * @param note why refunds fail for it
 */
export const makeRoom = (
  { failed, againIdr }: Uncovered,
  note: string,
  { now, ids }: { readonly now: number; readonly ids: (prefix: string) => string },
): Room => {
  const last = failed.at(-1);
  return {
    fail: failed.flatMap((refund) => moveRefund(refund, 'fail', { note }, { now, ids })),
    freedIdr: sumOf(failed) - againIdr,
    askAgain:
      last !== undefined && againIdr > 0
        ? requestRefund(
            {
              id: ids('rfd'),
              attemptId: last.attemptId,
              ref: last.ref,
              amountIdr: againIdr,
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
