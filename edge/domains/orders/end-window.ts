import { isAssertionFailure } from '#db/assertion.ts';
import type { EndingReason } from '#edge/contract/orders/history.ts';
import { ORDER_MACHINE, phaseOf } from '#edge/contract/orders/machine.ts';
import { moveFor, positionWhenOver } from '#edge/contract/orders/standing.ts';
import { isOver } from '#edge/contract/orders/windows.ts';
import { isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { closeAttempt } from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { type Loaded, loadOrder } from './load.ts';
import { orderPayments } from './payment-events.ts';
import { unwindStatements } from './unwind.ts';

/**
 * Closes at the provider whatever could still bring money for an order. `closed`: nothing of it can.
 * `settled`: it came. `later`: the provider cannot say now, or somebody is paying this minute. A payment
 * may begin right behind it, so the write asks once more (guard `closed`).
 * @param pages ids of declined payments whose page is closed; those found closed are added
 */
export const closePayments = async (
  { attempts }: Pick<Loaded, 'attempts'>,
  how: 'expire' | 'cancel',
  pages: Set<string>,
  deps: Deps,
): Promise<'closed' | 'settled' | 'later'> => {
  for (const { id, state } of attempts) {
    // After a declined card the same page takes another one.
    if (!isOpenState(state) && (state !== 'DENIED' || pages.has(id))) continue;
    const closing = await closeAttempt(id, how, { ...deps, listener: orderPayments });
    if (closing !== 'closed') return closing;
    pages.add(id);
  }
  return 'closed';
};

/** Whether the clock has something to do: its deadline is over, and nobody has written that down. */
export const isOverdue = ({ order }: Loaded, now: number): boolean =>
  isOver(order.expiresAt, now) && positionWhenOver(order) !== null;

/** Why an order ends that the clock ends. */
export const reasonWhenOver = ({ state }: Pick<Loaded['order'], 'state'>): EndingReason =>
  state === 'WAITING_PAYMENT' ? 'PAYMENT_DEADLINE_EXCEEDED' : 'DECISION_DEADLINE_EXCEEDED';

/**
 * Ends the wait of an order whose deadline is over: the provider is asked first, and money that is
 * there makes the order go on. Repeat it while it says `later`.
 */
export const endWindow = async (
  orderId: string,
  deps: Deps,
): Promise<'ended' | 'not over' | 'settled' | 'later'> => {
  const { db, clock, ids } = deps;
  const pages = new Set<string>();
  const before = await loadOrder(orderId, db);
  if (before === undefined || !isOverdue(before, clock())) return 'not over';
  const closing = await closePayments(before, 'expire', pages, deps);
  if (closing !== 'closed') return closing;
  const loaded = await loadOrder(orderId, db);
  if (loaded === undefined || !isOverdue(loaded, clock())) return 'not over';
  const move = moveFor('orders.end-windows', loaded.order, 'clock');
  if (move === undefined) throw new Error(`Nothing ends the window of ${orderId}`);
  const doing = { actor: 'clock', actorId: null, now: clock(), ids } as const;
  const isKept = phaseOf(ORDER_MACHINE.moves[move].to) === 'BOOKING';
  const columns = isKept ? { requiredIdr: loaded.order.bookingFeeIdr } : {};
  try {
    await db.write(
      unwindStatements(
        loaded,
        move,
        { reason: reasonWhenOver(loaded.order), columns, closed: pages },
        doing,
      ),
    );
    return 'ended';
  } catch (error) {
    if (isAssertionFailure(error)) return 'later';
    throw error;
  }
};
