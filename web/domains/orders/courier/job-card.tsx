'use client';

import { readableCode } from '#edge/contract/orders/ids.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { MapPin, Phone } from '#web/ui/icons.ts';
import { NavigateLink } from '#web/ui/navigate-link.tsx';
import type { Delivery } from './deliveries.ts';

/** The way to where it goes: by its pin, else by the words of its address. */
function MapLink({ delivery, className }: { delivery: Delivery; className: string }) {
  const t = useScopedI18n('courier');
  const { latitude: lat, longitude: lon, address } = delivery;
  return lat === null || lon === null ? (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? '')}`}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      <MapPin size={16} aria-hidden="true" />
      {t('job.map')}
    </a>
  ) : (
    <NavigateLink to={{ lat, lon, name: address ?? '' }} className={className}>
      {t('job.map')}
    </NavigateLink>
  );
}

/** What goes where and to whom, also without signal; the number is asked for while there is some. */
export function JobCard({
  delivery,
  phone,
  busy,
  onPhone,
}: {
  delivery: Delivery;
  phone: string | undefined;
  busy: boolean;
  onPhone: () => void;
}) {
  const t = useScopedI18n('courier');
  const { productName, colorName, vin, pieces, method, address, addressNote } = delivery;
  const isHome = method === 'DELIVER_TO_HOME';
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <Card className="grid gap-3">
      <div>
        <p className="text-faint text-sm">{`${delivery.workOrder} · ${readableCode(delivery.orderCode)}`}</p>
        <h3 className="text-xl">
          {productName === null
            ? t('job.pieces', { count: pieces })
            : [productName, colorName].filter(Boolean).join(', ')}
        </h3>
        {vin === null ? null : (
          <p className="text-sm tabular-nums [overflow-wrap:anywhere]">{t('job.vin', { vin })}</p>
        )}
      </div>
      <div>
        <p className="font-semibold">{delivery.contactName}</p>
        <p>{isHome ? address : t('job.pickup', { dealer: delivery.dealerName })}</p>
        {addressNote === null ? null : <p className="text-muted text-sm">{addressNote}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {phone === undefined && delivery.handedId !== null ? null : phone === undefined ? (
          <Button variant="secondary" size="sm" busy={busy} onClick={onPhone}>
            <Phone size={16} aria-hidden="true" />
            {t('job.phone')}
          </Button>
        ) : (
          <a href={`tel:${phone}`} className={look}>
            <Phone size={16} aria-hidden="true" />
            {phone}
          </a>
        )}
        {isHome ? <MapLink delivery={delivery} className={look} /> : null}
      </div>
    </Card>
  );
}
