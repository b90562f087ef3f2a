import type { OrderState } from '#edge/contract/orders/machine.ts';
import { type OrderPosition, positionOf } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { isHelpDenied, type SisapiraStatus } from '#edge/contract/orders/sisapira.ts';
import { positionWhenOver } from '#edge/contract/orders/standing.ts';
import { isOver } from '#edge/contract/orders/windows.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Standing = Pick<OrderRecord, 'state' | 'phase' | 'expiresAt' | 'orderType'>;

export const epochOf = (iso: string | null): number | null =>
  iso === null ? null : Date.parse(iso);

/** Its time to pay is over, whether or not the server has written that down. */
export const isWindowOver = (order: Standing, now: number): boolean =>
  order.state === 'WAITING_PAYMENT' && isOver(epochOf(order.expiresAt), now);

/** Where an order stands for the person who looks at it, also without signal. */
export const shownPosition = (order: Standing, now: number): OrderPosition => {
  const position = positionOf(order.state, order.phase);
  return isOver(epochOf(order.expiresAt), now) ? (positionWhenOver(order) ?? position) : position;
};

const TONES: Partial<Record<OrderState, Tone>> = {
  WAITING_PAYMENT: 'caution',
  ALLOCATED: 'accent',
  INSTALLMENT_REJECTED: 'critical',
  INSTALLMENT_CANCELED: 'critical',
  DELIVERED: 'positive',
  COMPLETED: 'positive',
  CANCELLED: 'neutral',
};

/** What the delivery costs is a part of the price; otherwise it is agreed on. */
export const hasDeliveryFee = ({ lines }: Pick<OrderRecord, 'lines'>): boolean =>
  lines.some(({ key }) => key === 'delivery');

/** Of the government's help. */
export const sisapiraTone = (status: SisapiraStatus): Tone => {
  if (isHelpDenied(status)) return 'critical';
  return status === 'NOT_CHECKED' ? 'neutral' : 'positive';
};

export const toneOf = (state: OrderState): Tone => TONES[state] ?? 'accent';

export const isOpen = ({ state }: Standing): boolean =>
  state !== 'CANCELLED' && state !== 'COMPLETED';
