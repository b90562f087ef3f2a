import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { type Acting, doingAs } from '#edge/domains/orders/act.ts';
import { moveOrder } from '#edge/domains/orders/move.ts';
import { countFree, reserveUnit } from '#edge/domains/orders/stock.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { isReversible, isShort, SHORT, type StaffDecision, staffMove, WAIT } from './staff-move.ts';

/** Gives a booked order a unit of the stock. */
export const allocateOrder = (staffId: string, decision: StaffDecision, deps: Acting) =>
  staffMove(
    'allocate',
    decision,
    deps,
    async (loaded, move) => {
      const { order } = loaded;
      const now = deps.clock();
      if (isReversible(loaded, now)) return err(WAIT);
      if (isShort(loaded)) return err(SHORT);
      const [free] = await deps.db.readPrimary([countFree(order.product)]);
      if (free === 0) return err({ code: 'INSUFFICIENT_STOCK', quantityAvailable: 0 });
      const to = { orderId: order.id, dealerSlug: order.dealerSlug, now };
      return ok(
        moveOrder(order, move, doingAs('staff', staffId, deps), {
          effects: { [ORDER_EFFECTS.unit]: reserveUnit(order.product, to) },
        }),
      );
    },
    ({ order }) => order.state === 'ALLOCATED',
  );
