/** Limits of one order, whose other rules stand in the way of a plain burst: limits-at-once-orders.test.ts. */
export const ORDER_LIMITS = [
  'orders.applications',
  'orders.changes',
  'orders.complaint-messages',
  'orders.complaints',
] as const;
