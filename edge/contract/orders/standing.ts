import { canMove, movesFrom } from '#edge/contract/machine.ts';
import { ORDER_GUARDS, type OrderGuard } from './guards.ts';
import {
  ORDER_MACHINE,
  ORDER_MOVES,
  type OrderActor,
  type OrderMove,
  type OrderPhase,
  type OrderPosition,
  type OrderState,
  positionOf,
  stateOf,
} from './machine.ts';
import { isHelpDenied, type SisapiraStatus, sisapiraOf } from './sisapira.ts';

/** What an order is of. */
export const ORDER_KINDS = ['MOTORCYCLE', 'GOODS', 'SERVICE'] as const;
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
  /** Null without the government's help. */
  readonly helpId: string | null;
  readonly sisapiraStatus: SisapiraStatus | null;
  /** A motorcycle, unless it is said. */
  readonly kind?: OrderKind;
}

const isFinanced = ({ paymentOption }: Standing): boolean => paymentOption === 'INSTALLMENT';
const isDenied = (order: Standing): boolean => isHelpDenied(sisapiraOf(order));

/** Guards that the order's row decides alone; those about units, money and time only the statements can. */
const DECIDED: Partial<Record<OrderGuard, (order: Standing) => boolean>> = {
  [ORDER_GUARDS.booked]: ({ orderType }) => orderType === 'BOOKING',
  [ORDER_GUARDS.direct]: ({ orderType }) => orderType !== 'BOOKING',
  [ORDER_GUARDS.financed]: isFinanced,
  [ORDER_GUARDS.whole]: (order) => !isFinanced(order),
  [ORDER_GUARDS.motorcycle]: ({ kind = 'MOTORCYCLE' }) => kind === 'MOTORCYCLE',
  [ORDER_GUARDS.thing]: ({ kind }) => kind !== 'SERVICE',
  [ORDER_GUARDS.service]: ({ kind }) => kind === 'SERVICE',
  [ORDER_GUARDS.unsigned]: ({ contractSignedAt }) => contractSignedAt === null,
  [ORDER_GUARDS.signed]: (order) => !isFinanced(order) || order.contractSignedAt !== null,
  [ORDER_GUARDS.helpStands]: (order) => !isDenied(order),
  [ORDER_GUARDS.helpDenied]: isDenied,
};

/** Every condition of a move beside the state. */
export const guardsOf = (move: OrderMove): readonly OrderGuard[] =>
  (ORDER_MACHINE.moves[move].guards ?? []) as readonly OrderGuard[];

/** The first of a move's guards that the order's row speaks against. */
export const guardAgainst = (move: OrderMove, order: Standing): OrderGuard | undefined =>
  guardsOf(move).find((guard) => DECIDED[guard]?.(order) === false);

export const allows = (move: OrderMove, order: Standing): boolean =>
  canMove(ORDER_MACHINE, move, positionOf(order.state, order.phase)) &&
  guardAgainst(move, order) === undefined;

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

/** What the clock does not look at. */
const NOTHING_AGREED = {
  paymentOption: 'FULL_PAYMENT',
  contractSignedAt: null,
  helpId: null,
  sisapiraStatus: null,
} as const;

/** Where the clock takes the order once its deadline is over; null where it does nothing. */
export const positionWhenOver = (
  order: Pick<Standing, 'state' | 'phase' | 'orderType'>,
): OrderPosition | null => {
  const { state, phase, orderType } = order;
  const standing: Standing = { ...NOTHING_AGREED, state, phase, orderType };
  const move = moveFor('orders.end-windows', standing, 'clock');
  return move === undefined ? null : ORDER_MACHINE.moves[move].to;
};

/** States the order can be in next, whoever brings it there. */
export const nextOrderStates = (order: Standing): readonly OrderState[] => [
  ...new Set(
    ORDER_MOVES.filter(
      (move) =>
        allows(move, order) &&
        // A change leaves most orders where they are.
        ORDER_MACHINE.moves[move].to !== positionOf(order.state, order.phase),
    ).map((move) => stateOf(ORDER_MACHINE.moves[move].to)),
  ),
];
