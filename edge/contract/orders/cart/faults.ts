/** Outcomes of the cart's operations beside those of orders: the specification's codes. */
export type CartFault = 'NEGATIVE_QUANTITY' | 'NO_ACTIVE_ORDER' | 'NOT_VERIFIED';
