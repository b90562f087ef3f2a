import { defineMachine } from '#edge/contract/machine.ts';
import { ORDER_ERROR_CODES, ORDER_FAULTS, type OrderErrorCode, type OrderFault } from './faults.ts';
import { MOVES } from './moves.ts';

/** The specification's states of an order, as they are on the wire. */
export const ORDER_STATES = [
  'WAITING_PAYMENT',
  'PAYMENT_SETTLED',
  'ALLOCATED',
  'INSTALLMENT_REQUESTED',
  'INSTALLMENT_APPROVED',
  'INSTALLMENT_REJECTED',
  'INSTALLMENT_CANCELED',
  'SHIPPED',
  'SHIPPING',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What is being paid: the fee that books a motorcycle, or the rest (of a direct order: all) of its price. */
export const ORDER_PHASES = ['BOOKING', 'FINAL'] as const;
export type OrderPhase = (typeof ORDER_PHASES)[number];

/** A state and its phase; the positions of the machine. */
export type OrderPosition = (typeof POSITIONS)[number];

const POSITIONS = [
  'WAITING_PAYMENT.BOOKING',
  'PAYMENT_SETTLED.BOOKING',
  'ALLOCATED.BOOKING',
  'WAITING_PAYMENT.FINAL',
  'INSTALLMENT_REQUESTED.FINAL',
  'INSTALLMENT_APPROVED.FINAL',
  'INSTALLMENT_REJECTED.FINAL',
  'INSTALLMENT_CANCELED.FINAL',
  'PAYMENT_SETTLED.FINAL',
  'SHIPPED.FINAL',
  'SHIPPING.FINAL',
  'DELIVERED.FINAL',
  'COMPLETED.FINAL',
  'CANCELLED.BOOKING',
  'CANCELLED.FINAL',
] as const satisfies readonly `${OrderState}.${OrderPhase}`[];

/** Throws for a pair that the machine does not have: such a row is damaged. */
export const positionOf = (state: OrderState, phase: OrderPhase): OrderPosition => {
  const position = POSITIONS.find((each) => each === `${state}.${phase}`);
  if (position === undefined) throw new Error(`No order is ${state} in phase ${phase}`);
  return position;
};

export const stateOf = (position: OrderPosition): OrderState =>
  position.slice(0, position.indexOf('.')) as OrderState;

export const phaseOf = (position: OrderPosition): OrderPhase =>
  position.slice(position.indexOf('.') + 1) as OrderPhase;

export const ORDER_ACTORS = ['customer', 'staff', 'provider', 'clock'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** An order from its placement to the day nobody objects any more: server, pages and texts read it. */
export const ORDER_MACHINE = defineMachine({
  name: 'order',
  states: POSITIONS,
  final: ['COMPLETED.FINAL', 'CANCELLED.BOOKING', 'CANCELLED.FINAL'],
  moves: MOVES,
  labelKey: (position) => `orders.status.${position}`,
  refusals: {
    people: ['customer', 'staff'],
    codes: [...ORDER_FAULTS, ...ORDER_ERROR_CODES],
    codeOf: (): OrderErrorCode => 'ORDER_STATE_TRANSITION',
    sentenceKey: (code) =>
      ORDER_FAULTS.includes(code as OrderFault) ? `orders.fault.${code}` : `errors.${code}`,
    nextKey: (code) => `orders.next.${code}`,
  },
});

export type OrderMove = keyof typeof ORDER_MACHINE.moves;

export const ORDER_MOVES = Object.keys(ORDER_MACHINE.moves) as OrderMove[];
