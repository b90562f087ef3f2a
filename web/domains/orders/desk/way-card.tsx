'use client';

import { hasDeliveryFee } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDesk } from './desk-context.ts';
import { Facts } from './facts.tsx';

/** Where the motorcycle goes, and the proof that it got there. */
export function WayCard() {
  const t = useScopedI18n('orderDesk');
  const purchases = useScopedI18n('purchases');
  const locale = useLocale();
  const { row, photoUrl, may } = useDesk().desk;
  const canDecide = may.includes('revealOrderOwner');
  const { delivery } = row.order;
  const isHome = delivery.method === 'DELIVER_TO_HOME';
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('way.title')}</h3>
      <Facts
        facts={[
          [t(isHome ? 'way.home' : 'way.pickup'), isHome ? delivery.address : delivery.dealerName],
          [t('way.dealer'), isHome ? delivery.dealerName : delivery.dealerAddress],
          [t('way.work-order'), delivery.workOrder],
          [
            t('way.planned'),
            delivery.plannedAt ? date(locale, Date.parse(delivery.plannedAt)) : null,
          ],
        ]}
      />
      {delivery.outsideJabodetabek && !hasDeliveryFee(row.order) ? (
        <Alert tone="caution">{t('way.outside')}</Alert>
      ) : null}
      {delivery.deliveredAt === null ? null : (
        <p className="text-positive text-sm">
          {purchases('delivery.done', { at: dateTime(locale, Date.parse(delivery.deliveredAt)) })}
        </p>
      )}
      {photoUrl !== null && canDecide ? (
        <a
          href={photoUrl}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-accent-text text-sm underline underline-offset-4"
        >
          {t('way.photo')}
        </a>
      ) : null}
    </Card>
  );
}
