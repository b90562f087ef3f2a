import type { Query } from '#db/query.ts';
import type { RefundMove } from '#edge/contract/payments/refund-machine.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { AttemptChange } from './change.ts';
import type { RefundRow } from './refund.sql.ts';

/** What is about to happen to a refund. */
type RefundChange = { readonly refund: Pick<RefundRow, 'ref' | 'amountIdr'> } & (
  | { readonly move: Exclude<RefundMove, 'find'> }
  /**
   * The provider paid back by itself; `key` names that. Refunds of ours that failed for it are asked
   * for anew as far as the payment covers them: `againIdr`, in rupiah.
   */
  | { readonly move: 'find'; readonly key: string; readonly againIdr: number }
);

/**
 * Whoever the payments belong to. What it gives back is written in the batch in which the payment
 * moves, after the payment's own statements; when somebody else was faster all of it is undone, and
 * asked for anew.
 */
export interface PaymentListener {
  attemptMoved(change: AttemptChange, deps: Deps): Promise<readonly Query<unknown>[]>;
  refundMoved(change: RefundChange, deps: Deps): Promise<readonly Query<unknown>[]>;
}

/** For payments that belong to nobody yet. */
export const nobody: PaymentListener = {
  attemptMoved: async () => [],
  refundMoved: async () => [],
};

/** The app and its jobs hand over who listens. */
export interface PaymentDeps extends Deps {
  readonly listener: PaymentListener;
}
