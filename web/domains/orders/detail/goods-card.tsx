'use client';

import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { lineStanding } from '#web/domains/orders/returns/line-standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
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
        {order.items.map((item) => (
          <li key={item.variantId} className="flex items-baseline justify-between gap-4 py-3">
            <span>
              <span className="block font-semibold">{inLocale(item.name, locale)}</span>
              <span className="block text-muted text-sm tabular-nums">
                {[
                  item.size === '-' ? '' : t('goods.size', { size: item.size }),
                  t('goods.count', { count: item.quantity, price: rupiah(item.unitPrice) }),
                  item.vin === undefined ? '' : t('goods.vehicle', { vin: item.vin }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Standing item={item} />
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {rupiah(item.quantity * item.unitPrice)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What came of a line, where something of it came, went back, or never will come. */
function Standing({ item }: { item: NonNullable<OrderRecord['items']>[number] }) {
  const t = useScopedI18n('purchases');
  const standing = lineStanding(item);
  if (standing === null) return null;
  const { received, waiting, takenOut, returned } = standing;
  if (received + takenOut === 0) return null;
  const texts = [
    received === 0 ? '' : t('goods.received', { count: received, of: received + waiting }),
    takenOut === 0 ? '' : t('goods.taken-out', { count: takenOut }),
    returned === 0 ? '' : t('goods.returned', { count: returned }),
  ];
  return <span className="block text-sm tabular-nums">{texts.filter(Boolean).join(' · ')}</span>;
}
