export { AddToCart } from './cart/add-to-cart.tsx';
export type { Thing } from './cart/device-cart.ts';
