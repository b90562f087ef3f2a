import { isAssertionFailure } from '#db/assertion.ts';
import { isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { applyTransaction } from './apply.ts';
import { providerOf } from './ask.ts';
import { type AttemptRow, attemptById } from './attempt.sql.ts';
import { type AttemptChange, changeStatements } from './change.ts';
import { orderFigures } from './ledger.sql.ts';
import type { PaymentDeps } from './listener.ts';
import type { Provider } from './midtrans/call.ts';
import { askStatus, cancelPage, endTransaction } from './midtrans/transaction.ts';

/** `closed`: nothing can be paid on it any more. `settled`: it was paid. `later`: not to be told now. */
type Closing = 'closed' | 'settled' | 'later';

const reread = async (id: string, { db }: PaymentDeps): Promise<AttemptRow> => {
  const [[attempt]] = await db.readPrimary([attemptById({ id })]);
  if (attempt === undefined) throw new Error(`There is no attempt ${id}`);
  return attempt;
};

/** Nothing can be paid on the page any more; without a page nobody could have begun to. */
const pageIsClosed = async (provider: Provider, { pageToken }: AttemptRow): Promise<boolean> => {
  if (pageToken === null) return true;
  const end = await cancelPage(provider, pageToken);
  return end.ok && end.value === 'cancelled';
};

const writeEnd = async (
  attempt: AttemptRow,
  move: 'expire' | 'cancel',
  deps: PaymentDeps,
): Promise<Closing> => {
  const { db, clock, ids, listener } = deps;
  const [figures] = await db.readPrimary([orderFigures(attempt.ref)]);
  const now = clock();
  const change: AttemptChange = {
    attempt,
    move,
    figures,
    paidIdr: 0,
    eventAt: now,
    method: null,
    transactionId: null,
    instructions: null,
    refunds: [],
  };
  try {
    await db.write([
      ...changeStatements(change, { now, ids }),
      ...(await listener.attemptMoved(change, deps)),
    ]);
    return 'closed';
  } catch (error) {
    // Somebody was faster: a notification, or another run of this. The next look shows what came of it.
    if (isAssertionFailure(error)) return 'later';
    throw error;
  }
};

/**
 * Closes an attempt whose window is over (`expire`), or whose place another one takes (`cancel`), and
 * its page at the provider first: what is closed here could otherwise still be paid there. Whatever
 * the provider knows better is applied instead. Repeat it while it says `later`.
 */
export const closeAttempt = async (
  id: string,
  how: 'expire' | 'cancel',
  deps: PaymentDeps,
): Promise<Closing> => {
  const attempt = await reread(id, deps);
  const provider = providerOf(deps);
  if (attempt.state === 'SETTLED') return 'settled';
  if (!provider.ok || attempt.state === 'REVERSED' || attempt.state === 'CHARGED_BACK')
    return provider.ok ? 'closed' : 'later';
  const status = await askStatus(provider.value, attempt);
  if (!status.ok) return 'later';
  if (status.value === null) {
    if (!(await pageIsClosed(provider.value, attempt))) return 'later';
    return isOpenState(attempt.state) ? writeEnd(attempt, how, deps) : 'closed';
  }
  await applyTransaction(attempt, status.value, 'STATUS', deps);
  const after = await reread(id, deps);
  if (after.state === 'SETTLED') return 'settled';
  if (isOpenState(after.state)) {
    const end = await endTransaction(provider.value, after, how);
    if (!end.ok || end.value === 'too late') return 'later';
    const ended = await askStatus(provider.value, after);
    if (!ended.ok || ended.value === null) return 'later';
    await applyTransaction(after, ended.value, 'STATUS', deps);
    const { state } = await reread(id, deps);
    if (isOpenState(state)) return 'later';
    if (state === 'SETTLED') return 'settled';
  }
  // After a declined card the same page takes another one.
  if (after.state !== 'DENIED') return 'closed';
  return (await pageIsClosed(provider.value, after)) ? 'closed' : 'later';
};
