import { defineMachine } from '#edge/contract/machine.ts';
import { PAYMENT_REFUSALS } from './attempt-machine.ts';

/** What the moves of a refund write beside its row. */
export const REFUND_EFFECTS = {
  owed: 'the amount moves from the order to what is owed back',
  released: 'the amount moves back to the order',
  paid: 'what was owed back is paid',
} as const;

/** Money on its way back. A refund that failed is over; another one may be asked for. */
export const refundMachine = defineMachine({
  name: 'refund',
  states: ['REQUESTED', 'APPROVED', 'SENT', 'CONFIRMED', 'FAILED'],
  final: ['CONFIRMED', 'FAILED'],
  moves: {
    request: {
      from: [],
      to: 'REQUESTED',
      triggers: [
        'cancelOrder',
        'withdrawOrder',
        'rejectContract',
        'orders.end-windows',
        'payment.settle',
      ],
      by: ['customer', 'staff', 'clock', 'provider'],
      guard: 'the attempt is settled, and its refunds together are no more than what was paid',
      effects: [REFUND_EFFECTS.owed],
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
      triggers: ['payments.pursue-refunds'],
      by: ['clock'],
      guard: 'the provider will not pay it back: it goes by bank transfer',
      effects: [],
    },
    confirm: {
      from: ['APPROVED', 'SENT'],
      to: 'CONFIRMED',
      triggers: ['payment.refundConfirmed', 'confirmRefund'],
      by: ['provider', 'staff'],
      effects: [REFUND_EFFECTS.paid],
    },
    fail: {
      from: ['REQUESTED', 'APPROVED', 'SENT'],
      to: 'FAILED',
      triggers: ['payment.deny'],
      by: ['provider'],
      effects: [REFUND_EFFECTS.released],
    },
  },
  labelKey: (state) => `payments.refund.${state}`,
  refusals: PAYMENT_REFUSALS,
});

export type RefundMove = keyof typeof refundMachine.moves;
