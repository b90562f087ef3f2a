import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import { ATTEMPT_EFFECTS, type AttemptMove } from '#edge/contract/payments/attempt-machine.ts';
import { accountId, GATEWAY, type OrderFigures } from '#edge/contract/payments/ledger.ts';
import { reversibleUntil } from '#edge/contract/payments/methods.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import type { Effects } from '#edge/platform/write/mover.ts';
import { type AttemptRow, moveAttempt } from './attempt.sql.ts';
import { post } from './ledger.sql.ts';
import { moveRefund, type RefundRow } from './refund.sql.ts';

/** What is about to happen to an attempt, with all that was read to decide it. */
export interface AttemptChange {
  /** As it stands before. */
  readonly attempt: AttemptRow;
  readonly move: AttemptMove;
  /** The provider's word for the amount, in rupiah. */
  readonly paidIdr: number;
  /** When it happened, by the provider's clock. */
  readonly eventAt: number;
  readonly method: string | null;
  readonly transactionId: string | null;
  readonly instructions: Readonly<Record<string, string>> | null;
  /** The card is charged, and its bank has not settled it. */
  readonly captured: boolean;
  /** What banks will have charged back of it after this, in rupiah. */
  readonly chargedBackIdr: number;
  /** Refunds of the attempt, without those that the provider lists: they are on their way. */
  readonly refunds: readonly RefundRow[];
  /** Of the order, before the change. */
  readonly figures: OrderFigures;
}

/** What was paid, in rupiah, as far as the provider has said it. */
export const paidOf = ({ paidIdr, amountIdr }: Pick<AttemptRow, 'paidIdr' | 'amountIdr'>): number =>
  paidIdr ?? amountIdr;

const PAYS: readonly AttemptMove[] = ['settle', 'settleLate'];
const TAKES_BACK: readonly AttemptMove[] = ['reverse', 'chargeBack', 'chargeBackPart'];

interface When {
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

/** A bank took money of the payment back: from the order what it still has, the rest is lost. */
const takenBack = (
  { attempt, move, eventAt, figures, chargedBackIdr }: AttemptChange,
  released: number,
  { now, ids }: When,
): readonly Query<unknown>[] => {
  const before = attempt.chargedBackIdr;
  const isReversal = move === 'reverse';
  const upTo = isReversal ? paidOf(attempt) : chargedBackIdr;
  const amountIdr = upTo - before;
  const fromOrder = Math.min(amountIdr, figures.refundableIdr + released);
  const lost = amountIdr - fromOrder;
  const key = isReversal ? `reversal:${attempt.id}` : `chargeback:${attempt.id}:${upTo}`;
  const common = { ref: attempt.ref, credit: GATEWAY, eventAt, now };
  return [
    ...(fromOrder <= 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key,
          code: isReversal ? 'reversal' : 'chargeback',
          debit: accountId('order', attempt.ref),
          amountIdr: fromOrder,
        })),
    ...(lost <= 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `${key}:lost`,
          code: isReversal ? 'reversal_lost' : 'chargeback_lost',
          debit: accountId('losses'),
          amountIdr: lost,
        })),
  ];
};

const effectsOf = (change: AttemptChange, when: When): Effects => {
  const { attempt, move, paidIdr, eventAt, refunds } = change;
  const { now, ids } = when;
  const common = { ref: attempt.ref, eventAt, now };
  if (PAYS.includes(move))
    return {
      [ATTEMPT_EFFECTS.paid]: post({
        ...common,
        id: ids('trf'),
        key: `payment:${attempt.id}`,
        code: 'payment',
        debit: GATEWAY,
        credit: accountId('order', attempt.ref),
        amountIdr: paidIdr,
      }),
    };
  if (!TAKES_BACK.includes(move)) return {};
  const unpaid = refunds.filter(({ state }) => canMove(refundMachine, 'fail', state));
  const released = unpaid.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
  return {
    [ATTEMPT_EFFECTS.refundsFail]: unpaid.flatMap((refund) =>
      moveRefund(
        refund,
        'fail',
        { note: move === 'reverse' ? 'PAYMENT_REVERSED' : 'PAYMENT_CHARGED_BACK' },
        when,
      ),
    ),
    [ATTEMPT_EFFECTS.takenBack]: takenBack(change, released, when),
  };
};

/**
 * The attempt goes on, and its money with it: statements for one batch, beside those of the order.
 * The batch fails when somebody else was faster; then all is read and decided anew.
 */
export const changeStatements = (change: AttemptChange, when: When): readonly Query<unknown>[] => {
  const { attempt, move, paidIdr, eventAt, method, transactionId, instructions } = change;
  return moveAttempt({
    id: attempt.id,
    move,
    now: when.now,
    chargedBackBefore: attempt.chargedBackIdr,
    effects: effectsOf(change, when),
    ...(PAYS.includes(move) && {
      paidIdr,
      captured: change.captured,
      settledAt: eventAt,
      reversibleUntilAt: reversibleUntil(method, eventAt),
    }),
    ...(move === 'clear' && { captured: false }),
    ...(move.startsWith('chargeBack') && { chargedBackIdr: change.chargedBackIdr }),
    ...(method !== null && { method }),
    ...(transactionId !== null && { transactionId }),
    // What was to be done for the method before is no longer true.
    ...((instructions !== null || move === 'switch') && { instructions }),
  });
};
