import type { Query } from '#db/query.ts';
import type { OrderFigures } from '#edge/contract/payments/ledger.ts';
import type { AttemptRow } from './attempt.sql.ts';
import { bookFoundRefund, type RefundRow } from './refund.sql.ts';
import type { Notice } from './refund-notice.ts';
import { makeRoom, uncovered } from './room.ts';

type FindNotice = Extract<Notice, { move: 'find' }>;

interface Standing {
  readonly attempt: AttemptRow;
  /** All of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Those the provider does not list. */
  readonly unlisted: readonly RefundRow[];
  readonly figures: Pick<OrderFigures, 'refundableIdr'>;
}

/** What of refunds that fail for it is asked for anew; in rupiah, 0 for nothing. */
export const askedAgainFor = (
  notice: FindNotice,
  { attempt, refunds, unlisted }: Pick<Standing, 'attempt' | 'refunds' | 'unlisted'>,
): number => uncovered({ attempt, refunds, unlisted, amountIdr: notice.found.amountIdr }).againIdr;

/**
 * Writes down what the provider paid back by itself. Refunds of ours for the same money would pay it
 * twice, so they make room for it. What the order no longer has is a loss.
 */
export const foundRefund = (
  { found, key }: FindNotice,
  { attempt, refunds, unlisted, figures }: Standing,
  when: { readonly now: number; readonly ids: (prefix: string) => string },
): readonly Query<unknown>[] => {
  const { amountIdr } = found;
  const note = 'PAID_BACK_BY_PROVIDER';
  const room = makeRoom(uncovered({ attempt, refunds, unlisted, amountIdr }), note, when);
  const fromOrderIdr = Math.max(0, Math.min(amountIdr, figures.refundableIdr + room.freedIdr));
  const id = when.ids('rfd');
  return [
    ...room.fail,
    ...bookFoundRefund({ id, attempt, key, amountIdr, fromOrderIdr }, when),
    ...room.askAgain,
  ];
};
