import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import { isOpen } from '#edge/contract/payments/attempt-machine.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { providerOf } from './ask.ts';
import { attemptById, recordPage } from './attempt.sql.ts';
import type { PaymentDeps } from './listener.ts';
import type { CallFault } from './midtrans/call.ts';
import { type PageRequest, requestPage } from './midtrans/page.ts';

/** Another tab's request for the same page is waited for, so many times and so long. */
const MOST_WAITS = 8;
const WAIT_MS = 250;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Why there is no page to send somebody to. */
type PageFault =
  | { readonly kind: 'over' }
  /** The provider does not answer now (`retriable`), or refuses the payment. */
  | ({ readonly kind: 'provider' } & CallFault);

/**
 * The provider's page of an open attempt: the one it has, or a new one. Two tabs, Back, and a repeat
 * after a lost answer come to the same page.
 */
export const openPage = async (
  attemptId: string,
  request: PageRequest,
  deps: PaymentDeps,
): Promise<Result<{ readonly url: string }, PageFault>> => {
  const { db, clock, log } = deps;
  const read = async () => (await db.readPrimary([attemptById({ id: attemptId })]))[0][0];
  const attempt = await read();
  if (attempt === undefined || !isOpen(attempt, clock())) return err({ kind: 'over' });
  if (attempt.pageUrl !== null) return ok({ url: attempt.pageUrl });
  const provider = providerOf(deps);
  let page = provider.ok ? await requestPage(provider.value, attempt, request) : provider;
  for (let waits = 0; provider.ok && !page.ok && page.error.busy && waits < MOST_WAITS; waits++) {
    await sleep(WAIT_MS);
    const other = await read();
    if (other?.pageUrl && isOpen(other, clock())) return ok({ url: other.pageUrl });
    page = await requestPage(provider.value, attempt, request);
  }
  if (!page.ok) {
    log.warn('payments.no-page', { attempt: attemptId, reason: page.error.reason });
    return err({ kind: 'provider', ...page.error });
  }
  try {
    await db.write([recordPage({ id: attemptId, ...page.value, now: clock() }), assertOneChanged]);
    return ok({ url: page.value.url });
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    const now = await read();
    return now?.pageUrl && isOpen(now, clock()) ? ok({ url: now.pageUrl }) : err({ kind: 'over' });
  }
};
