'use client';

import { inLocale } from '#edge/contract/locale.ts';
import { lineStanding } from '#web/domains/orders/returns/line-standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { useDesk } from './desk-context.ts';

/** What was ordered, and where staff find each thing until it is picked. */
export function GoodsCard() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { row, goods } = useDesk().desk;
  const items = row.order.items ?? [];
  const isService = row.order.kind === 'SERVICE';
  return (
    <Card>
      <h3 className="text-lg">{t('goods.title')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => {
          const { variantId, name, slug, size, quantity, vin } = item;
          const standing = lineStanding(item);
          const places = goods.filter((each) => each.variantId === variantId);
          return (
            <li key={variantId} className="grid gap-1 py-3 text-sm">
              <span className="font-semibold">
                {`${quantity} × ${inLocale(name, locale)}`}
                {size === '-' ? '' : `, ${t('goods.size', { size })}`}
              </span>
              <span className="text-faint [overflow-wrap:anywhere]">
                {[isService ? '' : slug, vin].filter(Boolean).join(' · ')}
              </span>
              {standing === null || standing.received + standing.takenOut === 0 ? null : (
                <span className="font-semibold">
                  {[
                    standing.received === 0
                      ? ''
                      : t('goods.received', { count: standing.received }),
                    standing.takenOut === 0
                      ? ''
                      : t('goods.taken-out', { count: standing.takenOut }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
              {isService ? null : (
                <span className="text-muted">
                  {places.length === 0
                    ? t('goods.picked')
                    : places
                        .map((each) =>
                          t('goods.at', { count: each.quantity, place: each.dealerSlug }),
                        )
                        .join(' · ')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
