'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { ORDER_DEADLINES } from '#edge/contract/orders/windows.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Card } from '#web/ui/card.tsx';

/** Of a booking: what is due after what is due now; 0 for any other order. Whole rupiah. */
export const restOf = ({
  phase,
  state,
  total,
  paid,
  due,
}: Pick<OrderRecord, 'phase' | 'state' | 'total' | 'paid' | 'due'>): number =>
  phase === 'BOOKING' && state !== 'CANCELLED' ? Math.max(0, total - paid - due) : 0;

/** The fee is paid: what the rest is, and that nothing of it is due before a motorcycle is allocated. */
export function RestCard({ order, position }: { order: OrderRecord; position: OrderPosition }) {
  const t = useScopedI18n('purchases');
  const rest = restOf(order);
  if (position !== 'PAYMENT_SETTLED.BOOKING' || rest === 0) return null;
  return (
    <Card className="grid gap-2">
      <h3 className="text-lg">{t('rest.title')}</h3>
      <p className="font-bold text-xl tabular-nums">{rupiah(rest)}</p>
      <p className="text-muted text-sm">
        {t('rest.when', { count: ORDER_DEADLINES['ALLOCATED.BOOKING'] / DAY_MS })}
      </p>
      <p className="text-muted text-sm">{t(order.preOrder ? 'rest.day-pre-order' : 'rest.day')}</p>
    </Card>
  );
}
