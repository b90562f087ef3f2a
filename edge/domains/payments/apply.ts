import type { Query } from '#db/query.ts';
import {
  type AttemptMove,
  attemptMachine,
  moveOf,
} from '#edge/contract/payments/attempt-machine.ts';
import type { AttemptEvent } from '#edge/contract/payments/events.ts';
import { RETURNED_NOTE } from '#edge/contract/payments/refund-machine.ts';
import { refundDueAt } from '#edge/contract/payments/refund-promise.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isOvertaken, MOST_TRIES } from '#edge/platform/write/overtaken.ts';
import {
  type AttemptRow,
  attemptById,
  isChargedBack,
  noteRefunded,
  paidOf,
} from './attempt.sql.ts';
import { type AttemptChange, changeStatements, feeReturned } from './change.ts';
import { eventByKey, insertEvent } from './event.sql.ts';
import { eventKey, type Named, roundOf } from './event-key.ts';
import { askedAgainFor, foundRefund } from './found-refund.ts';
import { lostToChargebacks, orderFigures } from './ledger.sql.ts';
import type { PaymentDeps } from './listener.ts';
import {
  chargedBackIn,
  eventOf,
  eventTimeOf,
  instructionsOf,
  isCaptured,
  isFreeOfChargebacks,
  methodOf,
  refundedIn,
  rupiahOf,
  type Transaction,
} from './midtrans/status.ts';
import { timeOf } from './midtrans/time.ts';
import { moveRefund, type RefundRow, refundsOfAttempt } from './refund.sql.ts';
import { isVoidOfRefund, type Notice, noticesOf, unlisted } from './refund-notice.ts';

const UNUSUAL: readonly AttemptMove[] = [
  'settleLate',
  'reverse',
  'chargeBack',
  'chargeBackPart',
  'returnChargeback',
];

/** What came of the provider's word. */
export interface Applied {
  /** `applied`: something moved. `duplicate` and `old`: it is true already, or no longer. `unknown`: nobody knows what it means. */
  readonly outcome: 'applied' | 'duplicate' | 'old' | 'unknown';
  readonly attempt: AttemptRow;
}

interface Standing {
  readonly attempt: AttemptRow;
  readonly refunds: readonly RefundRow[];
  readonly figures: AttemptChange['figures'];
  readonly lostIdr: number;
  /** The word was written down before. */
  readonly before: boolean;
}

const read = async (
  id: string,
  ref: string,
  key: string,
  { db }: PaymentDeps,
): Promise<Standing> => {
  const [[attempt], refunds, figures, lostIdr, events] = await db.readPrimary([
    attemptById({ id }),
    refundsOfAttempt({ attemptId: id }),
    orderFigures(ref),
    lostToChargebacks({ ref, id }),
    eventByKey({ key }),
  ]);
  if (attempt === undefined) throw new Error(`There is no attempt ${id}`);
  return { attempt, refunds, figures, lostIdr, before: events.length > 0 };
};

/** A chargeback we hear of before the settlement means both. */
const eventsIn = (event: AttemptEvent | undefined): readonly AttemptEvent[] => {
  if (event === undefined) return [];
  return event === 'chargeBack' ? ['settle', 'chargeBack'] : [event];
};

const isMove = (move: string): move is AttemptMove => move in attemptMachine.moves;

/** One batch's worth of what is to be done. */
interface Step {
  readonly move: AttemptMove | undefined;
  readonly notice: Notice | undefined;
  /** Nothing is left to do after it. */
  readonly last: boolean;
  /** What the word came to, when nothing is left to do. */
  readonly answer: 'duplicate' | 'old' | 'unknown';
  /** What the provider has paid back of the payment, in rupiah. */
  readonly refundedIdr: number;
  /** Too old an answer to say that a chargeback was given back: it is to be asked again. */
  readonly isStale: boolean;
}

const stepOf = (
  transaction: Transaction,
  standing: Standing,
  { now, askedAt }: { readonly now: number; readonly askedAt: number },
): Step => {
  const { attempt, refunds } = standing;
  const isFree = isFreeOfChargebacks(transaction);
  const isWhole = isFree && askedAt > attempt.updatedAt;
  const details = {
    now,
    isWhole,
    transactionId: transaction.transaction_id,
    chargedBackIdr: chargedBackIn(transaction),
    captured: isCaptured(transaction),
  };
  const isOurVoid = isVoidOfRefund(transaction, attempt, refunds);
  const events = isOurVoid ? [] : eventsIn(eventOf(transaction));
  const answers = events.map((event) => moveOf(event, attempt, details));
  const move = answers.find(isMove);
  const notices = noticesOf(transaction, attempt, refunds);
  const ended = answers.at(-1);
  const lastAnswer = isOurVoid ? 'duplicate' : ended;
  const answer: Step['answer'] =
    lastAnswer === 'duplicate' || lastAnswer === 'old' ? lastAnswer : 'unknown';
  const refundedIdr = isOurVoid ? paidOf(attempt) : refundedIn(transaction);
  const isStale = isFree && !isWhole && isChargedBack(attempt);
  const common = { move, answer, refundedIdr, isStale };
  // Money first: what is paid back depends on what is there.
  if (move !== undefined)
    return { ...common, notice: undefined, last: move === ended && notices.length === 0 };
  const [notice, ...others] = notices;
  // What is found or comes back may be confirmed by the same word.
  const isEnd = notice === undefined || notice.move === 'send' || notice.move === 'confirm';
  return { ...common, notice, last: isEnd && others.length === 0 };
};

const changeFrom = (
  transaction: Transaction,
  move: AttemptMove,
  { attempt, refunds, figures, lostIdr }: Standing,
  now: number,
): AttemptChange => ({
  attempt,
  move,
  figures,
  lostIdr,
  captured: isCaptured(transaction),
  chargedBackIdr: chargedBackIn(transaction) ?? paidOf(attempt),
  refunds,
  unlisted: unlisted(transaction, attempt, refunds),
  paidIdr: rupiahOf(transaction.gross_amount),
  eventAt: eventTimeOf(transaction) ?? now,
  method: methodOf(transaction),
  transactionId: transaction.transaction_id,
  instructions: instructionsOf(transaction),
});

const noticeStatements = async (
  notice: Notice,
  transaction: Transaction,
  standing: Standing,
  deps: PaymentDeps,
): Promise<readonly Query<unknown>[]> => {
  const { listener, clock, ids } = deps;
  const when = { now: clock(), ids };
  const { attempt, refunds } = standing;
  if (notice.move === 'find') {
    const claims = { ...standing, unlisted: unlisted(transaction, attempt, refunds) };
    const statements = foundRefund(notice, claims, when);
    const { amountIdr } = notice.found;
    const booked = { ref: attempt.ref, amountIdr };
    const againIdr = askedAgainFor(notice, claims);
    const change = { refund: booked, move: 'find', key: notice.key, againIdr } as const;
    return [...statements, ...(await listener.refundMoved(change, deps))];
  }
  const { refund, move, confirmedAt } = notice;
  const writes = {
    send: { sentAt: when.now },
    confirm: { confirmedAt: timeOf(confirmedAt) ?? when.now },
    returnToProvider: {
      route: 'PROVIDER',
      sentAt: when.now,
      dueAt: refund.dueAt ?? refundDueAt('PROVIDER', when.now),
      // Staff may be making the transfer right now.
      ...(refund.state === 'APPROVED' && { note: RETURNED_NOTE }),
    },
  } as const;
  return [
    ...moveRefund(refund, move, writes[move], when),
    // Of a card that is voided before its bank has settled it nothing is kept.
    ...(transaction.transaction_status === 'cancel' ? feeReturned(attempt, when) : []),
    ...(await listener.refundMoved({ refund, move }, deps)),
  ];
};

/** How the word was come by. */
interface Question {
  readonly source: 'NOTIFICATION' | 'STATUS';
  /** When the provider was asked for it, epoch ms; without it no chargeback counts as given back. */
  readonly askedAt?: number;
}

/**
 * Takes the provider's word to its attempt and refunds, and with them whatever the owner of the
 * payment does: all in one batch, once, however often and from however many sides it comes. A word
 * that means several things is taken in as many batches.
 * @throws Refusal `UNAVAILABLE` when others are faster again and again
 */
export const applyTransaction = async (
  payment: AttemptRow,
  transaction: Transaction,
  { source, askedAt = 0 }: Question,
  deps: PaymentDeps,
): Promise<Applied> => {
  const { db, clock, ids, log, listener } = deps;
  const { id, ref } = payment;
  let named: Named = payment;
  let outcome: string | undefined;
  let tries = 0;
  for (;;) {
    const key = eventKey(named, transaction);
    const standing = await read(id, ref, key, deps);
    const { attempt, before } = standing;
    if (roundOf(attempt) !== roundOf(named)) {
      named = attempt;
      continue;
    }
    if (before) return { outcome: outcome === undefined ? 'duplicate' : 'applied', attempt };
    const now = clock();
    const step = stepOf(transaction, standing, { now, askedAt });
    const { move, notice, last, answer, refundedIdr } = step;
    const did = move ?? (notice !== undefined ? 'refund' : outcome);
    const isPaid = ['SETTLED', 'REVERSED', 'CHARGED_BACK'].includes(attempt.state);
    const statements: Query<unknown>[] = [];
    if (last && !step.isStale)
      statements.push(
        insertEvent({
          id: ids('evt'),
          key,
          attemptId: id,
          source,
          transactionStatus: transaction.transaction_status,
          fraudStatus: transaction.fraud_status ?? null,
          statusCode: transaction.status_code,
          amountIdr: rupiahOf(transaction.gross_amount),
          outcome: did ?? answer,
          receivedAt: now,
        }),
      );
    if (last && isPaid && refundedIdr !== (attempt.providerRefundedIdr ?? 0))
      statements.push(noteRefunded({ id, amountIdr: refundedIdr }));
    if (move !== undefined) {
      const change = changeFrom(transaction, move, standing, now);
      statements.push(...changeStatements(change, { now, ids }));
      statements.push(...(await listener.attemptMoved(change, deps)));
    }
    if (notice !== undefined)
      statements.push(...(await noticeStatements(notice, transaction, standing, deps)));
    try {
      await db.write(statements);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (++tries >= MOST_TRIES)
        throw new Refusal('UNAVAILABLE', 'Too many at once. Please try again.', { cause: error });
      continue;
    }
    outcome = did;
    if (move !== undefined && UNUSUAL.includes(move))
      log.warn('payments.unusual', { attempt: id, move });
    if (notice?.move === 'find' || notice?.move === 'returnToProvider')
      log.warn('payments.unusual-refund', { attempt: id, move: notice.move });
    if (!last) continue;
    if (outcome !== undefined) return { outcome: 'applied', attempt };
    if (answer === 'unknown')
      log.warn('payments.unknown-status', { status: transaction.transaction_status });
    return { outcome: answer, attempt };
  }
};
