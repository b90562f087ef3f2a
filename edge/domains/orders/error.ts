import type { OrderErrorCode, OrderFault } from '#edge/contract/orders/faults.ts';
import type { OrderState } from '#edge/contract/orders/machine.ts';

export interface FieldFault {
  /** Path in the input, e.g. `owner.identityNumber`. */
  readonly field: string;
  /** Key of the message in scope `validation`. */
  readonly key: string;
}

/** Why an operation on an order was refused, with what a page needs to go on. */
export interface OrderError {
  readonly code: OrderFault | OrderErrorCode;
  readonly faults?: readonly FieldFault[];
  /** Whole rupiah: the figures that hold now. */
  readonly total?: number;
  readonly due?: number;
  readonly refund?: number;
  readonly quantityAvailable?: number;
  readonly fromState?: OrderState;
  readonly toState?: OrderState;
  readonly limit?: number;
  /** Of the order that is there already. */
  readonly orderCode?: string;
  /** The promo code a refusal is about, as it is stored. */
  readonly couponCode?: string;
  /** Whole rupiah: what the goods have to be worth for the promo code. */
  readonly minimum?: number;
  /** Why a payment or a method was refused; words for the log or a key, never the provider's secrets. */
  readonly reason?: string;
}

export const isOrderError = (value: object): value is OrderError => 'code' in value;
