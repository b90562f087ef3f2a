export { AddToCart } from './cart/add-to-cart.tsx';
export type { Thing } from './cart/device-cart.ts';
export { withOwnHolds } from './cart/own-holds.ts';
export { useOwnHolds } from './cart/use-own-holds.ts';
