import { isAssertionFailure } from '#db/assertion.ts';
import { isOpenState, isPayable } from '#edge/contract/payments/attempt-machine.ts';
import { applyTransaction } from './apply.ts';
import { providerOf } from './ask.ts';
import { type AttemptRow, attemptById, noteAsked, notePageClosed } from './attempt.sql.ts';
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
const pageIsClosed = async (
  provider: Provider,
  { id, pageToken }: AttemptRow,
  { db, clock }: PaymentDeps,
): Promise<boolean> => {
  if (pageToken !== null) {
    const end = await cancelPage(provider, pageToken);
    if (!end.ok || end.value !== 'cancelled') return false;
  }
  await db.write([notePageClosed({ id, now: clock() })]);
  return true;
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
    captured: false,
    chargedBackIdr: attempt.chargedBackIdr,
    lostIdr: 0,
    paidIdr: 0,
    eventAt: now,
    method: null,
    transactionId: null,
    instructions: null,
    refunds: [],
    unlisted: [],
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

const closeAtProvider = async (
  attempt: AttemptRow,
  how: 'expire' | 'cancel',
  provider: Provider,
  deps: PaymentDeps,
): Promise<Closing> => {
  const status = await askStatus(provider, attempt);
  if (!status.ok) return 'later';
  if (status.value === null) {
    if (!(await pageIsClosed(provider, attempt, deps))) return 'later';
    return isOpenState(attempt.state) ? writeEnd(attempt, how, deps) : 'closed';
  }
  await applyTransaction(attempt, status.value, { source: 'STATUS' }, deps);
  const after = await reread(attempt.id, deps);
  if (after.state === 'SETTLED') return 'settled';
  if (isOpenState(after.state)) {
    const end = await endTransaction(provider, after, how);
    if (!end.ok || end.value === 'too late') return 'later';
    const ended = await askStatus(provider, after);
    if (!ended.ok || ended.value === null) return 'later';
    await applyTransaction(after, ended.value, { source: 'STATUS' }, deps);
    const { state } = await reread(attempt.id, deps);
    if (isOpenState(state)) return 'later';
    if (state === 'SETTLED') return 'settled';
  }
  // After a declined card the same page takes another one.
  if (after.state !== 'DENIED') return 'closed';
  return (await pageIsClosed(provider, after, deps)) ? 'closed' : 'later';
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
  if (attempt.state === 'SETTLED') return 'settled';
  if (attempt.state === 'REVERSED' || attempt.state === 'CHARGED_BACK') return 'closed';
  if (!isPayable(attempt) && attempt.state === 'DENIED') return 'closed';
  const provider = providerOf(deps);
  if (!provider.ok) return 'later';
  try {
    return await closeAtProvider(attempt, how, provider.value, deps);
  } finally {
    // Also of one that cannot be closed now: it is the turn of the others.
    await deps.db.write([noteAsked({ id, now: deps.clock() })]);
  }
};
