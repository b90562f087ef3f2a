import { isAssertionFailure } from '#db/assertion.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { isOver } from '#edge/contract/orders/windows.ts';
import { isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { closeAttempt } from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { type Loaded, loadOrder } from './load.ts';
import { orderPayments } from './payment-events.ts';
import { unwindStatements } from './unwind.ts';

/**
 * Closes at the provider whatever could still bring money for an order. `closed`: nothing can.
 * `settled`: it came. `later`: the provider cannot say now, or somebody is paying this minute.
 */
export const closePayments = async (
  { attempts }: Pick<Loaded, 'attempts'>,
  how: 'expire' | 'cancel',
  deps: Deps,
): Promise<'closed' | 'settled' | 'later'> => {
  // After a declined card the same page takes another one.
  const open = attempts.filter(({ state }) => isOpenState(state) || state === 'DENIED');
  for (const { id } of open) {
    const closing = await closeAttempt(id, how, { ...deps, listener: orderPayments });
    if (closing !== 'closed') return closing;
  }
  return 'closed';
};

/**
 * Ends the wait of an order whose window is over: the provider is asked first, and money that is
 * there makes the order go on. Repeat it while it says `later`.
 */
export const endWindow = async (
  orderId: string,
  deps: Deps,
): Promise<'ended' | 'not over' | 'settled' | 'later'> => {
  const { db, clock, ids } = deps;
  const before = await loadOrder(orderId, db);
  const isDue = (loaded: Loaded | undefined): loaded is Loaded =>
    loaded?.order.state === 'WAITING_PAYMENT' && isOver(loaded.order.expiresAt, clock());
  if (!isDue(before)) return 'not over';
  const closing = await closePayments(before, 'expire', deps);
  if (closing !== 'closed') return closing;
  const loaded = await loadOrder(orderId, db);
  if (!isDue(loaded)) return 'not over';
  const move = moveFor('orders.end-windows', loaded.order, 'clock');
  if (move === undefined) throw new Error(`Nothing ends the window of ${orderId}`);
  const doing = { actor: 'clock', actorId: null, now: clock(), ids } as const;
  const back = { requiredIdr: loaded.order.bookingFeeIdr };
  try {
    await db.write(
      unwindStatements(
        loaded,
        move,
        { reason: 'PAYMENT_DEADLINE_EXCEEDED', ...(move === 'expireBalance' && { columns: back }) },
        doing,
      ),
    );
    return 'ended';
  } catch (error) {
    if (isAssertionFailure(error)) return 'later';
    throw error;
  }
};
