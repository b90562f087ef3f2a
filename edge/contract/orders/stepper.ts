import type { DeliveryMethod } from '#edge/contract/catalog/delivery.ts';
import type { OrderMove, OrderPosition } from './machine.ts';
import type { OrderKind, PaymentOption } from './standing.ts';

export type OrderTrack = 'cash' | 'installment' | 'service';

export const trackOf = (option: PaymentOption, kind: OrderKind = 'MOTORCYCLE'): OrderTrack => {
  if (kind === 'SERVICE') return 'service';
  return option === 'INSTALLMENT' ? 'installment' : 'cash';
};

/** Steps of each track. The step an order is at is under way; those before it are done. */
export const TRACK_STEPS = {
  cash: ['payment', 'processing', 'delivery', 'complete'],
  installment: ['installment', 'payment', 'contract', 'processing', 'delivery', 'complete'],
  service: ['payment', 'complete'],
} as const satisfies Record<OrderTrack, readonly string[]>;

/** A booking's fee is a step of its own, before those of its track; what is paid in full later is the rest. */
type BookingStep = 'booking' | 'balance';
export type OrderStep = (typeof TRACK_STEPS)[OrderTrack][number] | BookingStep;

/** Index of the step under way; the number of steps when all are done. */
export const STEP_MAPS: Readonly<Record<OrderTrack, Readonly<Record<OrderPosition, number>>>> = {
  cash: {
    'WAITING_PAYMENT.BOOKING': 0,
    'PAYMENT_SETTLED.BOOKING': 0,
    'ALLOCATED.BOOKING': 0,
    'WAITING_PAYMENT.FINAL': 0,
    'INSTALLMENT_REQUESTED.FINAL': 0,
    'INSTALLMENT_APPROVED.FINAL': 0,
    'INSTALLMENT_REJECTED.FINAL': 0,
    'INSTALLMENT_CANCELED.FINAL': 0,
    'PAYMENT_SETTLED.FINAL': 1,
    'SHIPPED.FINAL': 1,
    'SHIPPING.FINAL': 2,
    'DELIVERED.FINAL': 3,
    'COMPLETED.FINAL': 4,
    'CANCELLED.BOOKING': 1,
    'CANCELLED.FINAL': 1,
  },
  installment: {
    'WAITING_PAYMENT.BOOKING': 0,
    'PAYMENT_SETTLED.BOOKING': 0,
    'ALLOCATED.BOOKING': 0,
    'INSTALLMENT_REQUESTED.FINAL': 0,
    'INSTALLMENT_REJECTED.FINAL': 0,
    'INSTALLMENT_CANCELED.FINAL': 0,
    'INSTALLMENT_APPROVED.FINAL': 1,
    'WAITING_PAYMENT.FINAL': 1,
    'PAYMENT_SETTLED.FINAL': 2,
    'SHIPPED.FINAL': 3,
    'SHIPPING.FINAL': 4,
    'DELIVERED.FINAL': 5,
    'COMPLETED.FINAL': 6,
    'CANCELLED.BOOKING': 1,
    'CANCELLED.FINAL': 1,
  },
  // Bought at once, and not delivered: it has two positions of the way, and the others only by name.
  service: {
    'WAITING_PAYMENT.BOOKING': 0,
    'PAYMENT_SETTLED.BOOKING': 0,
    'ALLOCATED.BOOKING': 0,
    'WAITING_PAYMENT.FINAL': 0,
    'INSTALLMENT_REQUESTED.FINAL': 0,
    'INSTALLMENT_APPROVED.FINAL': 0,
    'INSTALLMENT_REJECTED.FINAL': 0,
    'INSTALLMENT_CANCELED.FINAL': 0,
    'PAYMENT_SETTLED.FINAL': 1,
    'SHIPPED.FINAL': 1,
    'SHIPPING.FINAL': 1,
    'DELIVERED.FINAL': 1,
    'COMPLETED.FINAL': 2,
    'CANCELLED.BOOKING': 1,
    'CANCELLED.FINAL': 1,
  },
};

/** Moves after which the stepper shows an earlier step; every other one leaves it or leads on. */
export const STEP_RESETS: readonly OrderMove[] = [
  'backToAllocated',
  'expireBalance',
  'withdrawInstallment',
  'withdrawApproved',
  'expireBookedApplication',
  'reverseFinal',
  'rejectContract',
  'payHelpDifference',
  'payChange',
  'requestChanged',
  'failDelivery',
];

const CONTRACT = TRACK_STEPS.installment.indexOf('contract');

/** @param isSigned with a signed contract that step is done before the order moves on */
export const stepOf = (track: OrderTrack, position: OrderPosition, isSigned = false): number => {
  const step = STEP_MAPS[track][position];
  return track === 'installment' && step === CONTRACT && isSigned ? step + 1 : step;
};

/** What an order's stepper shows, and how many of it are done. */
export const shownSteps = (
  order: {
    readonly paymentOption: PaymentOption;
    readonly kind?: OrderKind | undefined;
    readonly isBooking: boolean;
    readonly isSigned: boolean;
  },
  position: OrderPosition,
): { readonly steps: readonly OrderStep[]; readonly current: number } => {
  const track = trackOf(order.paymentOption, order.kind);
  const current = stepOf(track, position, order.isSigned);
  const steps: readonly OrderStep[] = TRACK_STEPS[track];
  if (!order.isBooking) return { steps, current };
  return {
    steps: [
      'booking',
      ...steps.map((step) => (track === 'cash' && step === 'payment' ? 'balance' : step)),
    ],
    current: position === 'WAITING_PAYMENT.BOOKING' ? 0 : current + 1,
  };
};

/** Key of a step's label in scope `orders`: what is under way reads otherwise than what is done. */
export const stepLabelKey = (step: OrderStep, done: boolean, delivery: DeliveryMethod): string => {
  const pickup = step === 'delivery' && delivery === 'PICKUP_AT_DEALER' ? '.pickup' : '';
  return `step.${step}${pickup}${done ? '.done' : ''}`;
};
