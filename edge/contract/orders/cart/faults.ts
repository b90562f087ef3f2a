/** Outcomes of the cart's operations beside those of orders: the specification's codes. */
export const CART_FAULTS = ['NEGATIVE_QUANTITY', 'NO_ACTIVE_ORDER'] as const;
export type CartFault = (typeof CART_FAULTS)[number];
