/** What the moves of an order write beside its row; the mover takes the statements of each by its sentence. */
export const ORDER_EFFECTS = {
  lines: 'the price lines are frozen',
  owner: 'the owner is written down',
  help: 'the government help is taken, or given back',
  coupon: 'a use of the promo code is taken, bound to the owner, or given back',
  unit: 'a unit is reserved',
  free: 'the reserved unit, the government help and the use of a promo code are given back',
  refund: 'what goes back is asked for as a refund',
  costs: 'costs that were paid for the customer leave the order’s account',
  followUp: 'the work that follows a payment is scheduled',
  excess: 'what was paid beyond the sum due is asked for as a refund',
  registration: 'registration begins',
  photo: 'the photo of the delivery belongs to the order',
  revenue: 'the price becomes revenue in the ledger',
  garage: 'the motorcycle stands in the garage of its buyer',
} as const;
