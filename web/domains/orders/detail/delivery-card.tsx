'use client';

import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { hasDeliveryFee } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Where another delivery is still to come. */
const PLANNED: readonly OrderPosition[] = ['SHIPPED.FINAL', 'SHIPPING.FINAL'];

/** Where it goes, or where it is collected; on the way, what proves that it is handed to the right person. */
export function DeliveryCard({ order, position }: { order: OrderRecord; position: OrderPosition }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const { method, address, dealerName, dealerAddress, dealerSlug, passkey, ...rest } =
    order.delivery;
  const { deliveredAt, plannedAt } = rest;
  // Cover is at no place.
  if (dealerSlug === '') return null;
  const isHome = method === 'DELIVER_TO_HOME';
  return (
    <Card>
      <h3 className="text-lg">
        {t(
          order.kind === 'SERVICE'
            ? 'delivery.workshop'
            : isHome
              ? 'delivery.home'
              : 'delivery.pickup',
        )}
      </h3>
      <p className="mt-2">{isHome ? address : `${dealerName}, ${dealerAddress}`}</p>
      <p className="mt-2 text-sm">
        <TextLink href={`/experience-center/${dealerSlug}`}>
          {isHome ? t('delivery.from', { dealer: dealerName }) : t('delivery.dealer')}
        </TextLink>
      </p>
      {rest.outsideJabodetabek && !hasDeliveryFee(order) ? (
        <div className="mt-3">
          <Alert tone="caution">{t('delivery.outside')}</Alert>
        </div>
      ) : null}
      {passkey !== null && position === 'SHIPPING.FINAL' ? (
        <div className="mt-4 rounded-lg bg-sunken p-4">
          <p className="text-muted text-sm">{t('delivery.passkey')}</p>
          <span className="text-2xl">
            <CopyText text={passkey} />
          </span>
          {rest.workOrder === null ? null : (
            <p className="text-faint text-sm">{t('delivery.work-order', { id: rest.workOrder })}</p>
          )}
        </div>
      ) : null}
      {plannedAt != null && PLANNED.includes(position) ? (
        <p className="mt-3 font-semibold text-sm">
          {t(isHome ? 'delivery.planned' : 'delivery.planned-pickup', {
            on: date(locale, Date.parse(plannedAt)),
          })}
        </p>
      ) : null}
      {deliveredAt === null ? null : (
        <p className="mt-3 text-positive text-sm">
          {t('delivery.done', { at: dateTime(locale, Date.parse(deliveredAt)) })}
        </p>
      )}
    </Card>
  );
}
