'use client';

import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';

/** What an order of goods or of a service is of, as it was named and priced on its day. */
export function GoodsCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  if (order.items === undefined) return null;
  return (
    <Card>
      <h3 className="text-lg">{t('goods.title')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {order.items.map(({ variantId, name, size, quantity, unitPrice, vin }) => (
          <li key={variantId} className="flex items-baseline justify-between gap-4 py-3">
            <span>
              <span className="block font-semibold">{name[locale]}</span>
              <span className="block text-muted text-sm tabular-nums">
                {[
                  size === '-' ? '' : t('goods.size', { size }),
                  t('goods.count', { count: quantity, price: rupiah(unitPrice) }),
                  vin === undefined ? '' : t('goods.vehicle', { vin }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {rupiah(quantity * unitPrice)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
