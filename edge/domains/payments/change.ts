import type { Query } from '#db/query.ts';
import { ATTEMPT_EFFECTS, type AttemptMove } from '#edge/contract/payments/attempt-machine.ts';
import { providerFee } from '#edge/contract/payments/fees.ts';
import { accountId, GATEWAY, type OrderFigures } from '#edge/contract/payments/ledger.ts';
import { reversibleUntil } from '#edge/contract/payments/methods.ts';
import type { Effects } from '#edge/platform/write/mover.ts';
import { type AttemptRow, moveAttempt, paidOf } from './attempt.sql.ts';
import { post } from './ledger.sql.ts';
import type { RefundRow } from './refund.sql.ts';
import { makeRoom, uncovered } from './room.ts';

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
  /** What of that was lost, because the order no longer had it; in rupiah. */
  readonly lostIdr: number;
  /** Refunds of the attempt. */
  readonly refunds: readonly RefundRow[];
  /** Those of them that the provider does not list: nothing is on its way for them. */
  readonly unlisted: readonly RefundRow[];
  /** Of the order, before the change. */
  readonly figures: OrderFigures;
}

const PAYS: readonly AttemptMove[] = ['settle', 'settleLate'];
const TAKES_BACK: readonly AttemptMove[] = ['reverse', 'chargeBack', 'chargeBackPart'];

interface When {
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

/** Names what a bank takes of a payment, and takes again after it gave the first back. */
const chargebackKey = ({ id, chargebacksReturned: round }: AttemptRow, upTo: number): string =>
  `chargeback:${id}:${upTo}${round === 0 ? '' : `:again-${round}`}`;

/** Names what a bank takes of a payment, once. */
export const takingKey = ({
  attempt,
  move,
  chargedBackIdr,
}: Pick<AttemptChange, 'attempt' | 'move' | 'chargedBackIdr'>): string =>
  move === 'reverse' ? `reversal:${attempt.id}` : chargebackKey(attempt, chargedBackIdr);

/** What a bank gives back of a chargeback, split into what the order had lost and what the store had. */
export const returnedOf = ({
  attempt,
  lostIdr,
}: Pick<AttemptChange, 'attempt' | 'lostIdr'>): {
  readonly orderIdr: number;
  readonly lostIdr: number;
} => {
  const amountIdr = attempt.chargedBackIdr || paidOf(attempt);
  const ofLosses = Math.min(amountIdr, lostIdr);
  return { orderIdr: amountIdr - ofLosses, lostIdr: ofLosses };
};

const givenBack = (change: AttemptChange, { now, ids }: When): readonly Query<unknown>[] => {
  const { attempt } = change;
  const { orderIdr, lostIdr } = returnedOf(change);
  const key = `chargeback-returned:${attempt.id}:${attempt.chargebacksReturned}`;
  const common = { ref: attempt.ref, debit: GATEWAY, eventAt: now, now };
  return [
    ...(orderIdr === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key,
          code: 'chargeback_returned',
          credit: accountId('order', attempt.ref),
          amountIdr: orderIdr,
        })),
    ...(lostIdr === 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `${key}:lost`,
          code: 'chargeback_returned_lost',
          credit: accountId('losses'),
          amountIdr: lostIdr,
        })),
  ];
};

/** A bank took money of the payment back: from the order what it still has, the rest is lost. */
const takenBack = (
  change: AttemptChange,
  upTo: number,
  freedIdr: number,
  { now, ids }: When,
): readonly Query<unknown>[] => {
  const { attempt, move, figures } = change;
  const isReversal = move === 'reverse';
  const amountIdr = upTo - attempt.chargedBackIdr;
  const fromOrder = Math.min(amountIdr, figures.refundableIdr + freedIdr);
  const lost = amountIdr - fromOrder;
  const key = takingKey(change);
  // The provider's times are those of the payment itself.
  const common = { ref: attempt.ref, credit: GATEWAY, eventAt: now, now };
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

/** Nothing was paid after all, so the provider charges nothing for it. */
export const feeReturned = (attempt: AttemptRow, { now, ids }: When): readonly Query<unknown>[] =>
  post({
    id: ids('trf'),
    key: `fee:${attempt.id}:returned`,
    code: 'provider_fee_returned',
    debit: GATEWAY,
    credit: accountId('fees'),
    amountIdr: providerFee(attempt.method, paidOf(attempt)),
    ref: attempt.ref,
    eventAt: now,
    now,
  });

/** What banks have taken of the payment after the change, in rupiah. */
const upToOf = ({ attempt, move, chargedBackIdr }: AttemptChange): number =>
  move === 'reverse' ? paidOf(attempt) : chargedBackIdr;

/** Which refunds fail because a bank takes money of the payment back. */
const uncoveredBy = (change: AttemptChange): ReturnType<typeof uncovered> =>
  uncovered({ ...change, amountIdr: upToOf(change) - change.attempt.chargedBackIdr });

/** What of refunds that fail by the change is asked for anew beside it; in rupiah, 0 for nothing. */
export const askedAgainOf = (change: AttemptChange): number =>
  TAKES_BACK.includes(change.move) ? uncoveredBy(change).againIdr : 0;

const effectsOf = (change: AttemptChange, when: When): Effects => {
  const { attempt, move, paidIdr, eventAt } = change;
  const { now, ids } = when;
  const common = { ref: attempt.ref, eventAt, now };
  if (PAYS.includes(move))
    return {
      [ATTEMPT_EFFECTS.paid]: [
        ...post({
          ...common,
          id: ids('trf'),
          key: `payment:${attempt.id}`,
          code: 'payment',
          debit: GATEWAY,
          credit: accountId('order', attempt.ref),
          amountIdr: paidIdr,
        }),
        ...post({
          ...common,
          id: ids('trf'),
          key: `fee:${attempt.id}`,
          code: 'provider_fee',
          debit: accountId('fees'),
          credit: GATEWAY,
          amountIdr: providerFee(change.method, paidIdr),
        }),
      ],
    };
  if (move === 'returnChargeback') return { [ATTEMPT_EFFECTS.givenBack]: givenBack(change, when) };
  if (!TAKES_BACK.includes(move)) return {};
  const note = move === 'reverse' ? 'PAYMENT_REVERSED' : 'PAYMENT_CHARGED_BACK';
  const room = makeRoom(uncoveredBy(change), note, when);
  return {
    [ATTEMPT_EFFECTS.refundsFail]: room.fail,
    [ATTEMPT_EFFECTS.takenBack]: [
      ...takenBack(change, upToOf(change), room.freedIdr, when),
      ...(move === 'reverse' ? feeReturned(attempt, when) : []),
      ...room.askAgain,
    ],
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
    ...(move === 'returnChargeback' && {
      chargedBackIdr: 0,
      chargebacksReturned: attempt.chargebacksReturned + 1,
    }),
    ...(method !== null && { method }),
    ...(transactionId !== null && { transactionId }),
    // What was to be done for the method before is no longer true.
    ...((instructions !== null || move === 'switch') && { instructions }),
  });
};
