'use client';

import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/** Certificate, plate and title, each with the range of days it takes. */
export function RegistrationCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  if (order.registration.length === 0) return null;
  return (
    <Card>
      <h3 className="text-lg">{t('registration.title')}</h3>
      <dl className="mt-3 grid gap-3">
        {order.registration.map(
          ({ item, progress, earliest, latest, collectedAt, plateNumber }) => (
            <div key={item} className="flex flex-wrap items-center justify-between gap-2">
              <dt>
                <span className="block font-semibold">{t(`registration.${item}`)}</span>
                {plateNumber ? (
                  <span className="block font-semibold tracking-widest">{plateNumber}</span>
                ) : null}
                <span className="text-muted text-sm">
                  {collectedAt === null
                    ? t('registration.between', {
                        from: date(locale, Date.parse(earliest)),
                        to: date(locale, Date.parse(latest)),
                      })
                    : date(locale, Date.parse(collectedAt))}
                </span>
              </dt>
              <dd>
                <Badge tone={progress === 'PROCESSING' ? 'caution' : 'positive'}>
                  {t(`registration.${progress}`)}
                </Badge>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
