import type { Query } from '#db/query.ts';
import { askProvider, attemptById } from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { enqueue } from '#edge/platform/jobs/job.sql.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { issueReceipt } from './receipt/issue.ts';

const KIND = 'orders.follow-up';

/** The work that follows a settled payment, asked for in the batch that settles it. */
export const followUp = (
  orderId: string,
  attemptId: string,
  { runAt, now }: { readonly runAt: number; readonly now: number },
): Query<unknown> =>
  enqueue({
    id: `${KIND}:${orderId}:${attemptId}`,
    kind: KIND,
    runAt,
    now,
    payload: { attemptId },
  });

const attemptIn = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'attemptId' in payload
    ? String(payload.attemptId)
    : undefined;

/**
 * Asks the provider once more after a bank could take the payment back: a notice of that may have been
 * lost, and what follows cannot be undone. A payment that stays gets its receipt.
 */
export const followUps = (
  listenerOf: (deps: Deps) => Parameters<typeof askProvider>[1],
): JobKind => ({
  kind: KIND,
  run: async ({ payload }, deps) => {
    const id = attemptIn(payload);
    if (id === undefined) return [];
    const [[attempt]] = await deps.db.readPrimary([attemptById({ id })]);
    if (attempt?.state !== 'SETTLED') return [];
    const answer = await askProvider(attempt, listenerOf(deps));
    if (!answer.ok && answer.error.retriable) throw new Error(answer.error.reason);
    return issueReceipt(id, deps);
  },
});
