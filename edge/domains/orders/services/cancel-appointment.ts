import type { BookingFault } from '#edge/contract/garage/service-slots.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { bookingById, cancelBooking } from '#edge/domains/garage/index.ts';
import { type Acting, act, doingAs, noMove } from '#edge/domains/orders/act.ts';
import { closedFor } from '#edge/domains/orders/cancel.ts';
import { unwindStatements } from '#edge/domains/orders/unwind.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';

const ENDED = ['CANCELLED', 'COMPLETED'];

/**
 * By the one who made it, until it begins: an order that pays for it ends with it, and what was paid goes
 * back. A repeat is a success.
 */
export const cancelAppointment = async (
  customerId: string,
  id: string,
  deps: Acting,
): Promise<Result<undefined, BookingFault>> => {
  const [[booking]] = await deps.db.readPrimary([bookingById({ id })]);
  if (booking?.customerId !== customerId) return err('BOOKING_NOT_FOUND');
  const { orderId, slotAt, status } = booking;
  if (orderId === null || status === 'CANCELLED') return cancelBooking(customerId, id, deps);
  if (slotAt <= deps.clock()) return err('BOOKING_SLOT_PAST');
  const closed = new Set<string>();
  const ended = await act(orderId, deps, async (loaded) => {
    if (ENDED.includes(loaded.order.state)) return ok([]);
    const move = moveFor('cancelOrder', loaded.order, 'customer');
    if (move === undefined || loaded.isBegun) return err(noMove(loaded, 'cancelOrder'));
    const open = await closedFor(loaded, closed, deps);
    if (open !== null) return err(open);
    const doing = doingAs('customer', customerId, deps);
    return ok(unwindStatements(loaded, move, { reason: 'NOT_WANTED', closed }, doing));
  });
  if (ended.ok) return ok(undefined);
  return err(ended.error.code === 'ORDER_PAYMENT_STATE' ? 'BOOKING_PAYING' : 'BOOKING_SLOT_PAST');
};
