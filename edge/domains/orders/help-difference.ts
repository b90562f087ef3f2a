import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { totalOf } from '#edge/contract/orders/price-lines.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { windowsOf } from '#edge/contract/orders/windows.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from './act.ts';
import type { OrderError } from './error.ts';
import { releaseHelp } from './help.sql.ts';
import type { Loaded } from './load.ts';
import { onAccount } from './money.ts';
import { moveOrder } from './move.ts';
import { lineStatements } from './place-order.ts';

interface Accepted {
  readonly id: string;
  /** Whole rupiah, as the customer saw them: the price without help, and what is to be paid for it. */
  readonly total: number;
  readonly due: number;
}

/**
 * The government does not pay its part of an order that is paid: the customer pays it. The price is
 * agreed anew without the help, what is there stays on the order. A repeat is a success.
 */
export const payHelpDifference = (
  customerId: string,
  { id, total: seen, due: seenDue }: Accepted,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> =>
  act(id, deps, (loaded) => {
    const { order, lines } = loaded;
    if (order.customerId !== customerId) return err(NOT_FOUND);
    const move = moveFor('payHelpDifference', order, 'customer');
    if (move === undefined) {
      const isDone = order.state === 'WAITING_PAYMENT' && order.helpId === null;
      return isDone && order.totalIdr === seen ? ok([]) : err(noMove(loaded, 'payHelpDifference'));
    }
    const left = lines.filter(({ key }) => key !== 'help');
    const total = totalOf(left);
    const requiredIdr = order.requiredIdr + total - order.totalIdr;
    const due = requiredIdr - onAccount(loaded);
    if (seen !== total || seenDue !== due) return err({ code: 'ORDER_PRICE_CHANGED', total, due });
    const doing = doingAs('customer', customerId, deps);
    const { now } = doing;
    const lineRevision = order.lineRevision + 1;
    return ok(
      moveOrder(order, move, doing, {
        columns: {
          helpId: null,
          sisapiraStatus: null,
          totalIdr: total,
          requiredIdr,
          lineRevision,
          expiresAt: now + windowsOf(order).helpDifference,
        },
        amountIdr: due,
        note: 'HELP_DIFFERENCE',
        effects: {
          [ORDER_EFFECTS.lines]: [lineStatements(id, lineRevision, left)],
          [ORDER_EFFECTS.help]: [releaseHelp({ orderId: id, now })],
        },
      }),
    );
  });
