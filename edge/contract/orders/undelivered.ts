import * as v from 'valibot';
import { DAY_MS, JAKARTA_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { isRealDate } from '#edge/contract/validators/calendar.ts';
import { ORDER_LIMITS } from './after-placing.ts';
import { DELIVERY_FAILURES } from './delivery-failures.ts';
import type { EndingReason } from './history.ts';

/** Why an order ends whose motorcycle was ready, and the customer did not take it. */
export const UNDELIVERED_REASONS = [
  'HAND_OVER_REFUSED',
  'CUSTOMER_UNREACHABLE',
] as const satisfies readonly EndingReason[];

/** How far ahead another delivery can be planned, in days. */
export const LATEST_DELIVERY_DAYS = 60;

/** When a day begins in Jakarta; epoch ms. Null for a day that does not exist. */
export const startOfDay = (day: string): number | null => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return isRealDate(Number(year), Number(month), Number(date))
    ? Date.parse(`${day}T00:00:00Z`) - JAKARTA_MS
    : null;
};

/** A day on which something is delivered: today or later, in Jakarta. */
const deliveryDay = (now: number) =>
  v.pipe(
    v.string('required'),
    v.maxLength(10, 'delivery-day'),
    v.check((day) => {
      const at = startOfDay(day);
      const today = startOfDayInJakarta(now);
      return at !== null && at >= today && at <= today + LATEST_DELIVERY_DAYS * DAY_MS;
    }, 'delivery-day'),
  );

/** A delivery that failed, and the day of the next. */
export const failedDeliveryInput = (now: number) =>
  v.object({ reason: v.picklist(DELIVERY_FAILURES, 'required'), nextOn: deliveryDay(now) });

/** When a motorcycle that leaves for its customer arrives; null where nobody can say. */
export const shipInput = (now: number) =>
  v.object({ arrivesOn: v.nullish(deliveryDay(now), null) });

/** Staff end an order that was not taken; the customer reads the note. */
export const undeliveredInput = v.object({
  reason: v.picklist(UNDELIVERED_REASONS, 'required'),
  note: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(ORDER_LIMITS.note, 'note.too-long'),
  ),
});
