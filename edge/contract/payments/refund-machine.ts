import { defineMachine } from '#edge/contract/machine.ts';
import { PAYMENT_REFUSALS } from './attempt-machine.ts';

/** What the moves of a refund write beside its row. */
export const REFUND_EFFECTS = {
  owed: 'the amount moves from the order to what is owed back',
  released: 'the amount moves back to the order',
  returned: 'what the bank sent back is with the order again',
  paid: 'what was owed back is paid',
  booked:
    'the amount moves from the order to what is owed back; what the order no longer has is a loss',
} as const;

/**
 * Money on its way back. A refund that failed is over; another one may be asked for. One that was paid can
 * still come back from the bank of its account, so it has a way out.
 */
export const refundMachine = defineMachine({
  name: 'refund',
  states: ['REQUESTED', 'APPROVED', 'SENT', 'CONFIRMED', 'FAILED'],
  final: ['FAILED'],
  moves: {
    request: {
      from: [],
      to: 'REQUESTED',
      triggers: [
        'cancelOrder',
        'requestRefund',
        'withdrawOrder',
        'rejectContract',
        'withdrawInstallment',
        'receiveGoodsReturn',
        'withdrawOrderItems',
        'orders.end-windows',
        'payment.settle',
        'payment.refund',
      ],
      by: ['customer', 'staff', 'clock', 'provider'],
      guard: 'the attempt is settled, and its refunds together are no more than what was paid',
      effects: [REFUND_EFFECTS.owed],
    },
    find: {
      from: [],
      to: 'SENT',
      triggers: ['payment.refund'],
      by: ['provider'],
      guard: 'the provider pays back what nobody asked for at the store',
      effects: [REFUND_EFFECTS.booked],
    },
    approveFirst: {
      from: ['REQUESTED'],
      to: 'REQUESTED',
      triggers: ['approveRefund'],
      by: ['staff'],
      guard: 'a large one that goes by the provider: another of the staff approves it as well',
      effects: [],
    },
    approve: {
      from: ['REQUESTED'],
      to: 'APPROVED',
      triggers: ['approveRefund'],
      by: ['staff'],
      guard: 'where it goes is known',
      effects: [],
    },
    send: {
      from: ['APPROVED'],
      to: 'SENT',
      triggers: ['payment.refund', 'payments.pursue-refunds'],
      by: ['provider', 'clock'],
      effects: [],
    },
    reroute: {
      from: ['APPROVED', 'SENT'],
      to: 'REQUESTED',
      triggers: ['payments.pursue-refunds', 'settleOrderAttention'],
      by: ['clock', 'staff'],
      guard: 'the provider will not pay it back: it goes by bank transfer',
      effects: [],
    },
    returnToProvider: {
      from: ['REQUESTED', 'APPROVED'],
      to: 'SENT',
      triggers: ['payment.refund'],
      by: ['provider'],
      guard: 'the provider pays back what was to go by bank transfer',
      effects: [],
    },
    confirm: {
      from: ['APPROVED', 'SENT'],
      to: 'CONFIRMED',
      triggers: ['payment.refundConfirmed', 'confirmRefund'],
      by: ['provider', 'staff'],
      effects: [REFUND_EFFECTS.paid],
    },
    refuseTransfer: {
      from: ['APPROVED', 'SENT'],
      to: 'FAILED',
      triggers: ['reportReturnedRefund'],
      by: ['staff'],
      guard: 'it goes by bank transfer, and the bank takes none to the account that was given',
      effects: [REFUND_EFFECTS.released],
    },
    returnTransfer: {
      from: ['CONFIRMED'],
      to: 'FAILED',
      triggers: ['reportReturnedRefund'],
      by: ['staff'],
      guard: 'it went by bank transfer, and the bank has sent it back',
      effects: [REFUND_EFFECTS.returned],
    },
    fail: {
      from: ['REQUESTED', 'APPROVED', 'SENT'],
      to: 'FAILED',
      triggers: ['payment.deny', 'payment.cancel', 'payment.chargeBack', 'payment.refund'],
      by: ['provider'],
      effects: [REFUND_EFFECTS.released],
    },
  },
  labelKey: (state) => `payments.refund.${state}`,
  refusals: PAYMENT_REFUSALS,
});

export type RefundMove = keyof typeof refundMachine.moves;

/** Why a refund goes by bank transfer though it was to go by the provider, which may still make it. */
export const REROUTED_NOTES = [
  'DENIED_BY_PROVIDER',
  'NOT_BY_THIS_METHOD_ANY_MORE',
  'DECIDED_BY_STAFF',
] as const;

/** Why the provider has neither made nor refused an approved refund, so that a person decides. */
export const STUCK_NOTES = ['AMOUNT_REFUSED', 'ANSWER_UNKNOWN'] as const;

/** Begins the note of a refund by bank transfer that was made; the bank's reference follows. */
export const TRANSFERRED_NOTE = 'BANK ';

/** Why a refund by bank transfer failed: its money is with the order, and may be asked for again. */
export const RETURNED_TRANSFER_NOTE = 'ACCOUNT_REFUSED';

/** Who asked for a refund that the provider made by itself, by its dashboard for example. */
export const ASKED_AT_PROVIDER = 'provider';

/** Of a refund by bank transfer that staff had approved when the provider made it after all. */
export const RETURNED_NOTE = 'RETURNED_AFTER_APPROVAL';
