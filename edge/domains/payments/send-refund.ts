import { isAssertionFailure } from '#db/assertion.ts';
import { refundRoute } from '#edge/contract/payments/methods.ts';
import type { RefundMove, STUCK_NOTES } from '#edge/contract/payments/refund-machine.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { applyTransaction } from './apply.ts';
import { providerOf } from './ask.ts';
import { type AttemptRow, attemptById } from './attempt.sql.ts';
import type { PaymentDeps } from './listener.ts';
import type { Provider } from './midtrans/call.ts';
import { askStatus, endTransaction, sendRefund } from './midtrans/transaction.ts';
import { moveRefund, postponeRefund, type RefundRow, refundById } from './refund.sql.ts';

const WEEK_MS = 7 * DAY_MS;
/** The second notice comes within a day or two; until then there is nothing to hurry for. */
const ASK_AGAIN_MS = 6 * HOUR_MS;
const RETRY_MS = 15 * MINUTE_MS;

/** The provider takes a key for a week; each week after has one of its own. */
export const refundKeyAt = ({ id, createdAt }: RefundRow, now: number): string => {
  const week = Math.floor((now - createdAt) / WEEK_MS);
  return week === 0 ? id : `${id}-${week}`;
};

/** One wallet pays nothing back between 23:55 and 06:00 in Jakarta. */
const opensAgain = (method: string | null, now: number): number | undefined => {
  if (method !== 'shopeepay') return undefined;
  const minute = Math.floor(now / MINUTE_MS + 7 * 60) % (24 * 60);
  const wait = minute >= 23 * 60 + 55 ? 24 * 60 - minute + 6 * 60 : 6 * 60 - minute;
  return wait > 0 ? now + wait * MINUTE_MS : undefined;
};

const take = async (
  refund: RefundRow,
  move: Exclude<RefundMove, 'find'>,
  write: Parameters<typeof moveRefund>[2],
  deps: PaymentDeps,
): Promise<void> => {
  const { db, clock, ids, listener } = deps;
  try {
    await db.write([
      ...moveRefund(refund, move, write, { now: clock(), ids }),
      ...(await listener.refundMoved({ refund, move }, deps)),
    ]);
  } catch (error) {
    // A notice was faster.
    if (!isAssertionFailure(error)) throw error;
  }
};

/** The provider is asked again then, whatever came of it now. */
export const postpone = (id: string, { db, clock }: PaymentDeps) =>
  db.write([postponeRefund({ id, note: null, retryAt: clock() + RETRY_MS })]);

/** The note of one that goes by bank transfer says why, and stays. */
const later = (refund: RefundRow, note: string | null, ms: number, deps: PaymentDeps) =>
  deps.db.write([
    postponeRefund({
      id: refund.id,
      note: refund.route === 'BANK' ? null : note,
      retryAt: deps.clock() + ms,
    }),
  ]);

const byBank = (refund: RefundRow, note: string, deps: PaymentDeps): Promise<void> =>
  take(refund, 'reroute', { route: 'BANK', note, dueAt: null }, deps);

/** A card payment that the bank has not settled is voided, as a whole; a part has to wait until it is. */
const voidPayment = async (
  refund: RefundRow,
  attempt: AttemptRow,
  provider: Provider,
  deps: PaymentDeps,
): Promise<void> => {
  if (refund.amountIdr !== attempt.paidIdr) {
    await later(refund, 'NOT_SETTLED_YET', HOUR_MS, deps);
    return;
  }
  const end = await endTransaction(provider, attempt, 'cancel');
  const status = await askStatus(provider, attempt);
  if (status.ok && status.value !== null)
    await applyTransaction(attempt, status.value, { source: 'STATUS' }, deps);
  const note = end.ok ? end.value : end.error.reason;
  const [[now]] = await deps.db.readPrimary([refundById({ id: refund.id })]);
  if (now?.state === 'APPROVED') await later(refund, note, RETRY_MS, deps);
};

/**
 * The provider neither took nor refused it. What it has paid back by itself is written down, and only
 * the rest asked for; a refund that is still as it was is one for a person to decide on. Never by bank
 * transfer without that: the provider may have paid.
 */
const askWhatIsLeft = async (
  refund: RefundRow,
  attempt: AttemptRow,
  note: (typeof STUCK_NOTES)[number],
  provider: Provider,
  deps: PaymentDeps,
): Promise<void> => {
  const status = await askStatus(provider, attempt);
  if (status.ok && status.value !== null)
    await applyTransaction(attempt, status.value, { source: 'STATUS' }, deps);
  const [[now]] = await deps.db.readPrimary([refundById({ id: refund.id })]);
  if (now?.state === 'APPROVED') await later(refund, note, ASK_AGAIN_MS, deps);
};

/**
 * Takes one approved refund to the provider, and asks after one that was sent. Before anything is
 * sent the provider is asked what it has: an answer that got lost must not pay back twice.
 */
export const pursueRefund = async (id: string, deps: PaymentDeps): Promise<void> => {
  const { db, clock, log } = deps;
  const [[refund]] = await db.readPrimary([refundById({ id })]);
  if (refund === undefined) return;
  const [[attempt]] = await db.readPrimary([attemptById({ id: refund.attemptId })]);
  const provider = providerOf(deps);
  if (attempt === undefined || !provider.ok) return;
  const status = await askStatus(provider.value, attempt);
  if (!status.ok || status.value === null) {
    await later(refund, status.ok ? 'NO_TRANSACTION' : status.error.reason, RETRY_MS, deps);
    return;
  }
  await applyTransaction(attempt, status.value, { source: 'STATUS' }, deps);
  const [[current]] = await db.readPrimary([refundById({ id })]);
  // One that goes by bank transfer instead is asked about as well: the provider may make it after all.
  if (current !== undefined && (current.state === 'SENT' || current.route === 'BANK')) {
    await later(current, null, ASK_AGAIN_MS, deps);
    return;
  }
  if (current?.state !== 'APPROVED') return;
  const now = clock();
  const { method, paidIdr, settledAt } = attempt;
  const { amountIdr } = current;
  const route = refundRoute({
    method,
    amountIdr,
    now,
    paidIdr: paidIdr ?? attempt.amountIdr,
    settledAt: settledAt ?? now,
  });
  if (route === 'BANK') return byBank(current, 'NOT_BY_THIS_METHOD_ANY_MORE', deps);
  const opens = opensAgain(method, now);
  if (opens !== undefined) {
    await later(current, 'CLOSED_AT_NIGHT', opens - now, deps);
    return;
  }
  if (status.value.transaction_status === 'capture')
    return voidPayment(current, attempt, provider.value, deps);
  const sent = await sendRefund(provider.value, attempt, {
    refundKey: refundKeyAt(current, now),
    amountIdr,
    reason: current.reason,
  });
  if (!sent.ok) {
    await later(current, sent.error.reason, RETRY_MS, deps);
    return;
  }
  if (sent.value === 'accepted') return take(current, 'send', { sentAt: now }, deps);
  log.warn('payments.refund-not-taken', { refund: id, answer: sent.value });
  if (sent.value === 'denied') return byBank(current, 'DENIED_BY_PROVIDER', deps);
  const isSettled = ['settlement', 'partial_refund'].includes(status.value.transaction_status);
  if (
    sent.value === 'amount' ||
    sent.value === 'unknown' ||
    (sent.value === 'wrong state' && !isSettled)
  ) {
    const note = sent.value === 'amount' ? 'AMOUNT_REFUSED' : 'ANSWER_UNKNOWN';
    return askWhatIsLeft(current, attempt, note, provider.value, deps);
  }
  await later(current, sent.value.toUpperCase().replace(' ', '_'), HOUR_MS, deps);
};
