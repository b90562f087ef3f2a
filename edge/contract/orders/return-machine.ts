import { defineMachine } from '#edge/contract/machine.ts';
import { ORDER_ERROR_CODES, ORDER_FAULTS, type OrderFault } from './faults.ts';

export const RETURN_STATES = ['REQUESTED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'REFUNDED'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What the moves of a return write beside its row. */
export const RETURN_EFFECTS = {
  lines: 'how many of which item, and their amounts, are written down',
  photos: 'the photos belong to it',
  refund: 'their amount is asked for as a refund, out of the revenue once they were sold',
  shelf: 'what can be sold again stands on a shelf again',
  price: 'the price is agreed anew without them, and they are no longer held',
} as const;

/** Still counts against what was bought: nobody returns a thing twice. */
export const COUNTED_RETURNS: readonly ReturnState[] = ['REQUESTED', 'ACCEPTED', 'REFUNDED'];

/** Goods of an order that go back, or that the shop cannot deliver. */
export const returnMachine = defineMachine({
  name: 'goods-return',
  states: RETURN_STATES,
  final: ['REFUSED', 'WITHDRAWN', 'REFUNDED'],
  moves: {
    request: {
      from: [],
      to: 'REQUESTED',
      triggers: ['requestGoodsReturn'],
      by: ['customer'],
      guards: [
        'the order was handed over no more than two working days ago',
        'no more goes back than was bought',
      ],
      effects: [RETURN_EFFECTS.lines, RETURN_EFFECTS.photos],
    },
    /** The order goes on with the rest. */
    takeOut: {
      from: [],
      to: 'REFUNDED',
      triggers: ['withdrawOrderItems'],
      by: ['staff'],
      guards: ['the order is paid and has not left', 'something of it is left'],
      effects: [RETURN_EFFECTS.lines, RETURN_EFFECTS.price, RETURN_EFFECTS.refund],
    },
    accept: {
      from: ['REQUESTED'],
      to: 'ACCEPTED',
      triggers: ['decideGoodsReturn'],
      by: ['staff'],
      effects: [],
    },
    refuse: {
      from: ['REQUESTED', 'ACCEPTED'],
      to: 'REFUSED',
      triggers: ['decideGoodsReturn'],
      by: ['staff'],
      effects: [],
    },
    withdraw: {
      from: ['REQUESTED', 'ACCEPTED'],
      to: 'WITHDRAWN',
      triggers: ['withdrawGoodsReturn'],
      by: ['customer'],
      effects: [],
    },
    lapse: {
      from: ['ACCEPTED'],
      to: 'WITHDRAWN',
      triggers: ['orders.lapse-returns'],
      by: ['clock'],
      effects: [],
    },
    receive: {
      from: ['ACCEPTED'],
      to: 'REFUNDED',
      triggers: ['receiveGoodsReturn'],
      by: ['staff'],
      guard: 'no payment of the order can still be voided',
      effects: [RETURN_EFFECTS.refund, RETURN_EFFECTS.shelf],
    },
  },
  labelKey: (state) => `purchases.returns.state.${state}`,
  refusals: {
    people: ['customer', 'staff'],
    codes: [...ORDER_FAULTS, ...ORDER_ERROR_CODES],
    codeOf: (): OrderFault => 'ORDER_RETURN_CLOSED',
    sentenceKey: (code) =>
      ORDER_FAULTS.includes(code as OrderFault) ? `orders.fault.${code}` : `errors.${code}`,
    nextKey: (code) => `orders.next.${code}`,
  },
});

export type ReturnMove = keyof typeof returnMachine.moves;
