import type { CartFault } from '#edge/contract/orders/cart/faults.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';

/** Why an operation on a cart was refused, with what a page needs to go on. */
export interface CartError extends Omit<OrderError, 'code'> {
  readonly code: CartFault | OrderError['code'];
}
