import type { Query } from '#db/query.ts';
import { canMove } from '#edge/contract/machine.ts';
import {
  ATTEMPT_EFFECTS,
  type AttemptMove,
  attemptMachine,
} from '#edge/contract/payments/attempt-machine.ts';
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
  /** Refunds of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Of the order, before the change. */
  readonly figures: OrderFigures;
}

interface When {
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

/** A bank took the payment back: from the order what it still has, the rest is lost. */
const takenBack = (
  { attempt, eventAt, figures }: AttemptChange,
  released: number,
  { now, ids }: When,
): readonly Query<unknown>[] => {
  const amountIdr = attempt.paidIdr ?? attempt.amountIdr;
  const fromOrder = Math.min(amountIdr, figures.refundableIdr + released);
  const lost = amountIdr - fromOrder;
  const common = { ref: attempt.ref, credit: GATEWAY, eventAt, now };
  return [
    ...(fromOrder === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `reversal:${attempt.id}`,
          code: 'reversal',
          debit: accountId('order', attempt.ref),
          amountIdr: fromOrder,
        })),
    ...(lost === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `reversal:${attempt.id}:lost`,
          code: 'reversal_lost',
          debit: accountId('losses'),
          amountIdr: lost,
        })),
  ];
};

const effectsOf = (change: AttemptChange, when: When): Effects => {
  const { attempt, move, paidIdr, eventAt, refunds } = change;
  const { now, ids } = when;
  const common = { ref: attempt.ref, eventAt, now };
  if (attemptMachine.moves[move].to === 'SETTLED')
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
  if (move === 'chargeBack')
    return {
      [ATTEMPT_EFFECTS.lost]: post({
        ...common,
        id: ids('trf'),
        key: `chargeback:${attempt.id}`,
        code: 'chargeback',
        debit: accountId('losses'),
        credit: GATEWAY,
        amountIdr: attempt.paidIdr ?? attempt.amountIdr,
      }),
    };
  if (move !== 'reverse') return {};
  const unpaid = refunds.filter(({ state }) => canMove(refundMachine, 'fail', state));
  const released = unpaid.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
  return {
    [ATTEMPT_EFFECTS.refundsFail]: unpaid.flatMap((refund) =>
      moveRefund(refund, 'fail', { note: 'PAYMENT_REVERSED' }, when),
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
  const settled = attemptMachine.moves[move].to === 'SETTLED';
  return moveAttempt({
    id: attempt.id,
    move,
    now: when.now,
    effects: effectsOf(change, when),
    ...(settled && {
      paidIdr,
      settledAt: eventAt,
      reversibleUntilAt: reversibleUntil(method, eventAt),
    }),
    ...(method !== null && { method }),
    ...(transactionId !== null && { transactionId }),
    // What was to be done for the method before is no longer true.
    ...((instructions !== null || move === 'switch') && { instructions }),
  });
};
