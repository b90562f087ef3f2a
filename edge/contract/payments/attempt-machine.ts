import { canMove, defineMachine } from '#edge/contract/machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { AttemptEvent } from './events.ts';

/** Nothing else may be begun while a payment is in one of these. */
export const OPEN_ATTEMPT_STATES = ['CREATED', 'PENDING', 'REVIEW'] as const;

/** What the moves of an attempt write beside its row. */
export const ATTEMPT_EFFECTS = {
  paid: 'the amount moves from the gateway to the order',
  refundsFail: 'refunds that were not paid out and are no longer covered fail',
  givenBack:
    'what was charged back moves from the gateway to where it had been taken from; what the order has no use for is asked for as a refund',
  takenBack:
    'the amount moves from the order back to the gateway; what the order no longer has is a loss; what is left of the refunds that failed is asked for anew',
} as const;

/** Why a payment was not begun or ended; of the specification's codes. */
const PAYMENT_FAULTS = ['ORDER_PAYMENT_STATE'] as const;

/** What a person hears who wants of a payment or a refund what its state does not allow. */
export const PAYMENT_REFUSALS = {
  people: ['customer', 'staff'],
  codes: PAYMENT_FAULTS,
  codeOf: () => 'ORDER_PAYMENT_STATE',
  sentenceKey: (code: string) => `errors.${code}`,
  nextKey: (code: string) => `orders.next.${code}`,
} as const;

const NOTHING_PAID =
  'the provider has said that nothing was paid and that it takes nothing any more';

/** One try to pay. What the provider says moves its own attempt only, and only along these rows. */
export const attemptMachine = defineMachine({
  name: 'payment-attempt',
  states: [
    'CREATED',
    'PENDING',
    'REVIEW',
    'SETTLED',
    'DENIED',
    'EXPIRED',
    'CANCELLED',
    'REVERSED',
    'CHARGED_BACK',
  ],
  final: ['REVERSED'],
  moves: {
    create: {
      from: [],
      to: 'CREATED',
      triggers: ['startPayment'],
      by: ['customer'],
      guard: 'no other attempt of the same order is open',
      effects: [],
    },
    pend: {
      from: ['CREATED'],
      to: 'PENDING',
      triggers: ['payment.pend'],
      by: ['provider'],
      effects: [],
    },
    switch: {
      from: ['PENDING'],
      to: 'PENDING',
      triggers: ['payment.pend'],
      by: ['provider'],
      guard: 'another method was chosen on the page: it is another transaction',
      effects: [],
    },
    review: {
      from: ['CREATED', 'PENDING'],
      to: 'REVIEW',
      triggers: ['payment.review'],
      by: ['provider'],
      effects: [],
    },
    settle: {
      from: ['CREATED', 'PENDING', 'REVIEW'],
      to: 'SETTLED',
      triggers: ['payment.settle', 'payment.chargeBack'],
      by: ['provider'],
      effects: [ATTEMPT_EFFECTS.paid],
    },
    settleLate: {
      from: ['DENIED', 'EXPIRED', 'CANCELLED'],
      to: 'SETTLED',
      triggers: ['payment.settle', 'payment.chargeBack'],
      by: ['provider'],
      effects: [ATTEMPT_EFFECTS.paid],
    },
    deny: {
      from: ['CREATED', 'PENDING', 'REVIEW'],
      to: 'DENIED',
      triggers: ['payment.deny'],
      by: ['provider'],
      effects: [],
    },
    expire: {
      from: ['CREATED', 'PENDING', 'REVIEW'],
      to: 'EXPIRED',
      triggers: ['payment.expire', 'payments.close-windows', 'orders.end-windows'],
      by: ['provider', 'clock'],
      guard: NOTHING_PAID,
      effects: [],
    },
    cancel: {
      from: ['CREATED', 'PENDING', 'REVIEW'],
      to: 'CANCELLED',
      triggers: [
        'payment.cancel',
        'startPayment',
        'changePaymentOption',
        'cancelOrder',
        'withdrawOrder',
      ],
      by: ['provider', 'customer', 'staff'],
      guard: NOTHING_PAID,
      effects: [],
    },
    reverse: {
      from: ['SETTLED'],
      to: 'REVERSED',
      triggers: ['payment.deny', 'payment.cancel'],
      by: ['provider'],
      guard: 'within a day of the settlement, or while a card is charged and not settled',
      effects: [ATTEMPT_EFFECTS.refundsFail, ATTEMPT_EFFECTS.takenBack],
    },
    chargeBack: {
      from: ['SETTLED'],
      to: 'CHARGED_BACK',
      triggers: ['payment.chargeBack'],
      by: ['provider'],
      effects: [ATTEMPT_EFFECTS.refundsFail, ATTEMPT_EFFECTS.takenBack],
    },
    chargeBackPart: {
      from: ['SETTLED'],
      to: 'SETTLED',
      triggers: ['payment.chargeBack'],
      by: ['provider'],
      guard: 'the bank takes a part of it back, and more than before',
      effects: [ATTEMPT_EFFECTS.refundsFail, ATTEMPT_EFFECTS.takenBack],
    },
    returnChargeback: {
      from: ['SETTLED', 'CHARGED_BACK'],
      to: 'SETTLED',
      triggers: ['payment.settle'],
      by: ['provider'],
      guard:
        'a bank has charged it back, and the provider’s newer status shows no chargeback any more',
      effects: [ATTEMPT_EFFECTS.givenBack],
    },
    clear: {
      from: ['SETTLED'],
      to: 'SETTLED',
      triggers: ['payment.settle'],
      by: ['provider'],
      guard: 'the bank of a card has settled what was only charged',
      effects: [],
    },
  },
  labelKey: (state) => `payments.attempt.${state}`,
  refusals: PAYMENT_REFUSALS,
});

export type AttemptState = (typeof attemptMachine.states)[number];
export type AttemptMove = keyof typeof attemptMachine.moves;

/** Banks take a payment back within minutes; word of it may come with the last of the provider's retries. */
const REVERSAL_MS = DAY_MS;

/** Where the attempt stands already, or the event is older than that. */
type NoMove = 'duplicate' | 'old';

const LEADS_TO = (move: AttemptMove): AttemptState => attemptMachine.moves[move].to;

/** What the provider says beside the event itself. */
export interface EventDetails {
  readonly now: number;
  readonly transactionId: string;
  /** Charged back so far, in rupiah; absent when all of it is. */
  readonly chargedBackIdr?: number | undefined;
  /** The card is charged and its bank has not settled it. */
  readonly captured?: boolean;
  /** The provider’s status is newer than the last change of the attempt, and shows no chargeback of any part. */
  readonly isWhole?: boolean;
}

interface Standing {
  readonly state: AttemptState;
  readonly settledAt: number | null;
  readonly transactionId: string | null;
  readonly amountIdr: number;
  readonly paidIdr: number | null;
  readonly chargedBackIdr: number;
  readonly captured: boolean;
}

const chargeBackOf = (
  attempt: Standing,
  { chargedBackIdr }: EventDetails,
): AttemptMove | NoMove => {
  if (chargedBackIdr === undefined || chargedBackIdr >= (attempt.paidIdr ?? attempt.amountIdr))
    return 'chargeBack';
  return chargedBackIdr > attempt.chargedBackIdr ? 'chargeBackPart' : 'duplicate';
};

/** What an event comes to for an attempt that is settled. */
const whenSettled = (
  event: AttemptEvent,
  attempt: Standing,
  details: EventDetails,
): AttemptMove | NoMove => {
  const { settledAt, captured, transactionId } = attempt;
  if (event === 'chargeBack') return chargeBackOf(attempt, details);
  if (event === 'settle' && attempt.chargedBackIdr > 0)
    return details.isWhole === true ? 'returnChargeback' : 'old';
  if (event === 'settle') return captured && details.captured !== true ? 'clear' : 'duplicate';
  // Nobody voids what its bank has settled, and a word about another transaction is not about this one.
  if (event === 'cancel')
    return captured && details.transactionId === transactionId ? 'reverse' : 'old';
  if (event === 'deny' && settledAt !== null)
    return captured || details.now - settledAt <= REVERSAL_MS ? 'reverse' : 'old';
  return 'old';
};

/** The move an event comes to for an attempt, or why to none. Never backwards, but for what banks take back. */
export const moveOf = (
  event: AttemptEvent,
  attempt: Standing,
  details: EventDetails,
): AttemptMove | NoMove => {
  const { state, transactionId } = attempt;
  if (state === 'SETTLED') return whenSettled(event, attempt, details);
  if (state === 'CHARGED_BACK' && event === 'settle')
    return details.isWhole === true ? 'returnChargeback' : 'old';
  if (event === 'pend' && canMove(attemptMachine, 'switch', state))
    return details.transactionId === transactionId ? 'duplicate' : 'switch';
  if (canMove(attemptMachine, event, state)) return event;
  if (event === 'settle' && canMove(attemptMachine, 'settleLate', state)) return 'settleLate';
  const isAlreadyThere =
    LEADS_TO(event) === state || (state === 'REVERSED' && (event === 'deny' || event === 'cancel'));
  return isAlreadyThere ? 'duplicate' : 'old';
};

export const isOpenState = (state: AttemptState): boolean =>
  (OPEN_ATTEMPT_STATES as readonly AttemptState[]).includes(state);

/** An attempt whose window is over takes no money, whether or not the job has been there. */
export const isOpen = (
  attempt: { readonly state: AttemptState; readonly expiresAt: number },
  now: number,
): boolean => isOpenState(attempt.state) && now < attempt.expiresAt;

/** Money may still come for it: it is open, or its card was declined and the page takes another one. */
export const isPayable = (attempt: {
  readonly state: AttemptState;
  readonly pageClosedAt: number | null;
}): boolean =>
  isOpenState(attempt.state) || (attempt.state === 'DENIED' && attempt.pageClosedAt === null);
