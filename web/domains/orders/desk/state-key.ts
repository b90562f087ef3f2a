import {
  type OrderPhase,
  type OrderPosition,
  type OrderState,
  positionOf,
} from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

type StateKey = `state.${OrderPosition | 'CONTRACT'}`;

/**
 * How the desk calls a state.
 * @param isUnsigned bought on instalments, and its contract is not signed: what was paid is the down payment
 */
export const stateKey = (state: OrderState, phase: OrderPhase, isUnsigned: boolean): StateKey => {
  const position = positionOf(state, phase);
  return isUnsigned && position === 'PAYMENT_SETTLED.FINAL'
    ? 'state.CONTRACT'
    : `state.${position}`;
};

/** How the desk calls where an order is. */
export const stateKeyOf = ({ state, phase, installment }: OrderRecord): StateKey =>
  stateKey(state, phase, installment !== null && installment.contractSignedAt === null);
