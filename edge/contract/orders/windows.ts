import {
  type PaymentWindows,
  USUAL_SETTINGS,
  windowsOfSettings,
} from '#edge/contract/catalog/settings.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { OrderPosition } from './machine.ts';

interface Placed {
  readonly preOrder: boolean;
  /** Null in orders from before they had their own. */
  readonly windows: PaymentWindows | null;
}

const USUAL_WINDOWS = windowsOfSettings(USUAL_SETTINGS);

/** How long payments of an order may take, in ms: as it was when the order was placed. */
export const windowsOf = ({ windows }: Pick<Placed, 'windows'>): PaymentWindows =>
  windows ?? USUAL_WINDOWS;

/** To pay what is due when it is placed. */
export const windowOf = (order: Placed): number => {
  const { usual, preOrder } = windowsOf(order);
  return order.preOrder ? preOrder : usual;
};

/**
 * How long an order may wait, by what it waits for, in ms; it holds a motorcycle all the while. Nobody
 * but staff ends an application that the financing company has not decided: it only becomes urgent.
 */
export const ORDER_DEADLINES = {
  'ALLOCATED.BOOKING': 14 * DAY_MS,
  'INSTALLMENT_REQUESTED.FINAL': 7 * DAY_MS,
  'INSTALLMENT_APPROVED.FINAL': 7 * DAY_MS,
  'INSTALLMENT_REJECTED.FINAL': 3 * DAY_MS,
  'INSTALLMENT_CANCELED.FINAL': 3 * DAY_MS,
} as const satisfies Partial<Record<OrderPosition, number>>;

/** From its allocation to its payment, ways that lead back to it included, in ms. */
export const ALLOCATED_AT_MOST = 30 * DAY_MS;

const waitsFor = (position: OrderPosition): position is keyof typeof ORDER_DEADLINES =>
  position in ORDER_DEADLINES;

/** How long an order may stay at a position it has just come to, in ms; null for as long as it takes. */
export const deadlineAt = (position: OrderPosition, order: Placed): number | null => {
  if (position === 'WAITING_PAYMENT.BOOKING') return windowOf(order);
  if (position === 'WAITING_PAYMENT.FINAL') return windowsOf(order).usual;
  return waitsFor(position) ? ORDER_DEADLINES[position] : null;
};

/** The state counts as over from this very moment, whether or not anybody has written that down. */
export const isOver = (expiresAt: number | null, now: number): boolean =>
  expiresAt !== null && now >= expiresAt;

/** A delivered order completes by itself after this time, in ms. */
export const COMPLETION = 7 * DAY_MS;
