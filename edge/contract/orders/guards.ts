/** What has to hold for a move beside the state; `edge/domains/orders/guards.sql.ts` has the statement of each. */
export const ORDER_GUARDS = {
  few: 'the customer has few unpaid orders',
  unit: 'a unit is free',
  stock: 'so many are free, and the cart is open',
  booked: 'the order was booked',
  direct: 'the order was not booked',
  paid: 'what it needs is on its account',
  short: 'something is due again',
  closed: 'nothing can be paid for it at the provider any more',
  over: 'its deadline is over',
  irreversible: 'no payment can be reversed any more',
  financed: 'it is paid by installments',
  unsigned: 'no contract is signed',
  signed: 'the contract is signed if there is one',
  fewApplications: 'it has had few applications for financing',
  undocumented: 'its papers for the financing company were not handed in in time',
  helpStands: 'the government help is not denied',
  helpDenied: 'the government help is denied',
  motorcycle: 'it is of a motorcycle',
  whole: 'it is not paid by installments',
  unspent: 'no registration costs were paid for it',
  fewChanges: 'it was changed few times',
  proof: 'work order, passkey and photo are there',
} as const;

export type OrderGuard = (typeof ORDER_GUARDS)[keyof typeof ORDER_GUARDS];
