import type { Query } from '#db/query.ts';
import {
  type AttemptMove,
  attemptMachine,
  moveOf,
} from '#edge/contract/payments/attempt-machine.ts';
import type { AttemptEvent } from '#edge/contract/payments/events.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isOvertaken, MOST_TRIES } from '#edge/platform/write/overtaken.ts';
import { type AttemptRow, attemptById } from './attempt.sql.ts';
import { type AttemptChange, changeStatements } from './change.ts';
import { eventByKey, insertEvent } from './event.sql.ts';
import { orderFigures } from './ledger.sql.ts';
import type { PaymentDeps } from './listener.ts';
import {
  eventOf,
  eventTimeOf,
  instructionsOf,
  methodOf,
  rupiahOf,
  type Transaction,
} from './midtrans/status.ts';
import { timeOf } from './midtrans/time.ts';
import { moveRefund, type RefundRow, refundsOfAttempt } from './refund.sql.ts';
import { refundMovesOf } from './refund-notice.ts';

/** What came of the provider's word. */
export interface Applied {
  /** `applied`: something moved. `duplicate` and `old`: it is true already, or no longer. `unknown`: nobody knows what it means. */
  readonly outcome: 'applied' | 'duplicate' | 'old' | 'unknown';
  readonly attempt: AttemptRow;
}

/** The same word of the provider has the same name, by whichever way it came. */
export const eventKey = (attempt: Pick<AttemptRow, 'id'>, transaction: Transaction) => {
  const { transaction_id, transaction_status, fraud_status = null, gross_amount } = transaction;
  const refunds = (transaction.refunds ?? []).map((each) => [
    each.refund_key ?? null,
    each.refund_amount ?? null,
    each.bank_confirmed_at ?? null,
  ]);
  const amount = rupiahOf(gross_amount);
  return hashOf([attempt.id, transaction_id, transaction_status, fraud_status, amount, refunds]);
};

interface Standing {
  readonly attempt: AttemptRow;
  readonly refunds: readonly RefundRow[];
  readonly figures: AttemptChange['figures'];
  /** The word was written down before. */
  readonly before: boolean;
}

const read = async (
  id: string,
  ref: string,
  key: string,
  { db }: PaymentDeps,
): Promise<Standing> => {
  const [[attempt], refunds, figures, events] = await db.readPrimary([
    attemptById({ id }),
    refundsOfAttempt({ attemptId: id }),
    orderFigures(ref),
    eventByKey({ key }),
  ]);
  if (attempt === undefined) throw new Error(`There is no attempt ${id}`);
  return { attempt, refunds, figures, before: events.length > 0 };
};

/** A chargeback we hear of before the settlement means both. */
const eventsIn = (event: AttemptEvent | undefined): readonly AttemptEvent[] => {
  if (event === undefined) return [];
  return event === 'chargeBack' ? ['settle', 'chargeBack'] : [event];
};

const isMove = (move: string): move is AttemptMove => move in attemptMachine.moves;

/**
 * Takes the provider's word to its attempt and refunds, and with them whatever the owner of the
 * payment does: all in one batch, once, however often and from however many sides it comes.
 * @throws Refusal `UNAVAILABLE` when others are faster again and again
 */
export const applyTransaction = async (
  { id, ref }: Pick<AttemptRow, 'id' | 'ref'>,
  transaction: Transaction,
  source: 'NOTIFICATION' | 'STATUS',
  deps: PaymentDeps,
): Promise<Applied> => {
  const { db, clock, ids, log, listener } = deps;
  const key = await eventKey({ id }, transaction);
  let applied = false;
  for (let tries = 1; ; tries++) {
    const { attempt, refunds, figures, before } = await read(id, ref, key, deps);
    if (before) return { outcome: applied ? 'applied' : 'duplicate', attempt };
    const when = { now: clock(), ids };
    const events = eventsIn(eventOf(transaction));
    const nowAndTransaction = { now: when.now, transactionId: transaction.transaction_id };
    const answers = events.map((event) => moveOf(event, attempt, nowAndTransaction));
    const move = answers.find(isMove);
    const last = move === undefined || move === answers.at(-1);
    const notices = refundMovesOf(transaction, attempt, refunds);
    const paidIdr = rupiahOf(transaction.gross_amount);
    const outcome = move ?? (notices.length > 0 ? 'refund' : (answers.at(-1) ?? 'unknown'));
    const statements: Query<unknown>[] = [];
    if (last)
      statements.push(
        insertEvent({
          id: ids('evt'),
          key,
          attemptId: id,
          source,
          transactionStatus: transaction.transaction_status,
          fraudStatus: transaction.fraud_status ?? null,
          statusCode: transaction.status_code,
          amountIdr: paidIdr,
          outcome,
          receivedAt: when.now,
        }),
      );
    if (move !== undefined) {
      const change: AttemptChange = {
        attempt,
        move,
        paidIdr,
        eventAt: eventTimeOf(transaction) ?? when.now,
        method: methodOf(transaction),
        transactionId: transaction.transaction_id,
        instructions: instructionsOf(transaction),
        refunds,
        figures,
      };
      statements.push(...changeStatements(change, when));
      statements.push(...(await listener.attemptMoved(change, deps)));
    }
    for (const { refund, move: next, confirmedAt } of last ? notices : []) {
      const at = timeOf(confirmedAt) ?? when.now;
      const write = next === 'confirm' ? { confirmedAt: at } : { sentAt: when.now };
      statements.push(...moveRefund(refund, next, write, when));
      statements.push(...(await listener.refundMoved({ refund, move: next }, deps)));
    }
    try {
      await db.write(statements);
      applied ||= move !== undefined || notices.length > 0;
      if (!last) continue;
      if (outcome === 'unknown')
        log.warn('payments.unknown-status', { status: transaction.transaction_status });
      if (move === 'settleLate' || move === 'reverse' || move === 'chargeBack')
        log.warn('payments.unusual', { attempt: id, move });
      if (applied) return { outcome: 'applied', attempt };
      return {
        outcome: outcome === 'duplicate' || outcome === 'old' ? outcome : 'unknown',
        attempt,
      };
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (tries >= MOST_TRIES)
        throw new Refusal('UNAVAILABLE', 'Too many at once. Please try again.', { cause: error });
    }
  }
};
