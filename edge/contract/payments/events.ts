/** What the provider says of an attempt, apart from what is paid back. */
const ATTEMPT_EVENTS = [
  'pend',
  'review',
  'settle',
  'deny',
  'expire',
  'cancel',
  'chargeBack',
] as const;

export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number];

/** What it says of a refund: that it has the order, and that the bank has confirmed it. */
const REFUND_EVENTS = ['refund', 'refundConfirmed'] as const;

/** Everything the provider can say, as machines name it among their triggers. */
export const PROVIDER_EVENTS = [...ATTEMPT_EVENTS, ...REFUND_EVENTS].map(
  (event) => `payment.${event}` as const,
);
