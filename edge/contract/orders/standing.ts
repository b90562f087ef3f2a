import { canMove, movesFrom } from '#edge/contract/machine.ts';
import {
  ORDER_MACHINE,
  type OrderActor,
  type OrderMove,
  type OrderPhase,
  type OrderPosition,
  type OrderState,
  positionOf,
  stateOf,
} from './machine.ts';

/** What an order is of. */
export const ORDER_KINDS = ['MOTORCYCLE', 'GOODS'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Booked first and paid later, or bought at once. The specification's names. */
export const ORDER_TYPES = ['BOOKING', 'FULL_PURCHASE'] as const;
type OrderType = (typeof ORDER_TYPES)[number];

export const PAYMENT_OPTIONS = ['FULL_PAYMENT', 'INSTALLMENT'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/** What the guards of the machine need to know of an order. */
export interface Standing {
  readonly state: OrderState;
  readonly phase: OrderPhase;
  readonly orderType: OrderType;
  readonly paymentOption: PaymentOption;
  /** Of the financing contract; null while it is not signed, or there is none. Epoch ms. */
  readonly contractSignedAt: number | null;
}

const isBooked = ({ orderType }: Standing): boolean => orderType === 'BOOKING';
const isFinanced = ({ paymentOption }: Standing): boolean => paymentOption === 'INSTALLMENT';

/** Guards that order and actor decide alone; those about units and money are in the statements that write. */
const GUARDS: Partial<Record<OrderMove, (order: Standing) => boolean>> = {
  backToAllocated: isBooked,
  expireBalance: isBooked,
  cancelUnpaid: (order) => !isBooked(order),
  withdrawUnpaid: (order) => !isBooked(order),
  expireUnpaid: (order) => !isBooked(order),
  rejectContract: (order) => isFinanced(order) && order.contractSignedAt === null,
  process: (order) => !isFinanced(order) || order.contractSignedAt !== null,
};

export const allows = (move: OrderMove, order: Standing): boolean =>
  canMove(ORDER_MACHINE, move, positionOf(order.state, order.phase)) &&
  (GUARDS[move]?.(order) ?? true);

/** Moves that this actor has now, in the order of the table. */
export const movesOf = (order: Standing, actor: OrderActor): readonly OrderMove[] =>
  movesFrom(ORDER_MACHINE, positionOf(order.state, order.phase), actor).filter((move) =>
    allows(move, order),
  );

/** The one move of several that fits: an operation such as `cancelOrder` stands for many. */
export const moveFor = (
  trigger: string,
  order: Standing,
  actor: OrderActor,
): OrderMove | undefined =>
  movesOf(order, actor).find((move) => ORDER_MACHINE.moves[move].triggers.includes(trigger));

/** States the order can be in next, whoever brings it there. */
export const nextOrderStates = (order: Standing): readonly OrderState[] => {
  const position: OrderPosition = positionOf(order.state, order.phase);
  const moves = Object.entries(ORDER_MACHINE.moves) as [OrderMove, { to: OrderPosition }][];
  const next = moves.filter(
    ([move]) => canMove(ORDER_MACHINE, move, position) && (GUARDS[move]?.(order) ?? true),
  );
  return [...new Set(next.map(([, { to }]) => stateOf(to)))];
};
