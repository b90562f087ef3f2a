import { MONEY_FATES, type MoneySplit, splitMoney } from '#edge/contract/orders/fates.ts';
import type { EndingReason } from '#edge/contract/orders/history.ts';
import { ORDER_MACHINE, type OrderMove, stateOf } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { undoCommission } from '#edge/domains/referrals/index.ts';
import { releaseGoods } from '#edge/domains/shop/index.ts';
import { releaseCoupon } from './coupon.sql.ts';
import { companyIsNext } from './financing/company-next.ts';
import { releaseHelp } from './help.sql.ts';
import type { Loaded } from './load.ts';
import { forfeitStatements, onAccount, refundStatements } from './money.ts';
import { type Doing, moveOrder, type OrderColumns } from './move.ts';
import type { Statements } from './order.sql.ts';
import { endService } from './services/cover.ts';
import { releaseUnit } from './stock.sql.ts';

/** What becomes of the money on the order when this move is made now. */
export const splitOf = (loaded: Loaded, move: OrderMove): MoneySplit =>
  splitMoney(MONEY_FATES[move] ?? 'credit', {
    paid: onAccount(loaded),
    bookingFee: loaded.order.orderType === 'BOOKING' ? loaded.order.bookingFeeIdr : 0,
    costs: loaded.costs,
  });

export interface Unwinding {
  readonly reason: EndingReason;
  readonly note?: string | null;
  /** What else the order's row takes on. */
  readonly columns?: OrderColumns;
  /** Sealed bank account of the customer. */
  readonly destination?: string;
  /** See `moveOrder`. */
  readonly closed?: ReadonlySet<string>;
}

/**
 * A move off the way: refunds are requested, costs kept, and what was scarce is given back when the
 * order ends. Statements for one batch.
 */
export const unwindStatements = (
  loaded: Loaded,
  move: OrderMove,
  { reason, note = null, destination, columns = {}, closed }: Unwinding,
  doing: Doing,
): Statements => {
  const { order } = loaded;
  const { now } = doing;
  const { refund, forfeit } = splitOf(loaded, move);
  const isEnd = stateOf(ORDER_MACHINE.moves[move].to) === 'CANCELLED';
  const demand = { amount: refund, reason, ...(destination !== undefined && { destination }) };
  const { free, refund: refundEffect, costs } = ORDER_EFFECTS;
  const fate = MONEY_FATES[move];
  const moved = moveOrder(order, move, doing, {
    columns: isEnd
      ? { ...columns, cancelReason: reason, cancelNote: note, cancelledAt: now }
      : columns,
    amountIdr: refund === 0 ? null : refund,
    note,
    ...(closed && { closed }),
    effects: {
      ...(isEnd && {
        [free]: [
          releaseUnit({ orderId: order.id }),
          releaseGoods({ orderId: order.id }),
          ...endService(order, now),
          releaseHelp({ orderId: order.id, now }),
          ...releaseCoupon({ orderId: order.id, now, wasPaid: onAccount(loaded) > 0 }),
        ],
      }),
      ...(fate !== 'credit' && {
        [refundEffect]: refund === 0 ? [] : refundStatements(loaded, demand, doing),
      }),
      ...(fate === 'refund-less-costs' && {
        [costs]: forfeitStatements(order.id, forfeit, doing),
      }),
    },
  });
  const ended = { reason: 'ORDER_CANCELLED', cause: `order-ended:${order.id}` } as const;
  return [
    ...moved,
    ...companyIsNext(loaded, now, now),
    ...(isEnd ? undoCommission(loaded.referral, ended, doing) : []),
  ];
};
