'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { useDesk } from './desk-context.ts';

/** What was ordered, and where staff find each thing until it is picked. */
export function GoodsCard() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { row, goods } = useDesk().desk;
  const isService = row.order.kind === 'SERVICE';
  return (
    <Card>
      <h3 className="text-lg">{t('goods.title')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {(row.order.items ?? []).map(({ variantId, name, slug, size, quantity, vin }) => {
          const places = goods.filter((each) => each.variantId === variantId);
          return (
            <li key={variantId} className="grid gap-1 py-3 text-sm">
              <span className="font-semibold">
                {`${quantity} × ${name[locale]}`}
                {size === '-' ? '' : `, ${t('goods.size', { size })}`}
              </span>
              <span className="text-faint [overflow-wrap:anywhere]">
                {[isService ? '' : slug, vin].filter(Boolean).join(' · ')}
              </span>
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
