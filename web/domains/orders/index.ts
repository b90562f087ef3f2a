export { AddToCart } from './cart/add-to-cart.tsx';
export type { Thing } from './cart/device-cart.ts';
export { withOwnHolds } from './cart/own-holds.ts';
export { useLateOwnHolds } from './cart/use-late-own-holds.ts';
