'use client';

import type { BookingFault } from '#edge/contract/garage/service-slots.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { outbox } from '../../../platform/device/outbox.ts';
import { useOutbox } from '../../../platform/device/use-outbox.ts';
import type { BookServiceMutationVariables } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CircleAlert, Clock } from '../../../ui/icons.ts';
import { Booked } from './booked.tsx';
import { momentAt } from './zone.ts';

interface Props {
  readonly vehicles: readonly VehicleRecord[];
  readonly places: readonly PlaceRecord[];
  readonly now: number;
}

/** What is booked, and what this device still has to send, each marked as what it is. */
export function Appointments({ vehicles, places, now }: Props) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const { items } = useOutbox();
  const zoneOf = (match: (place: PlaceRecord) => boolean) =>
    places.find(match)?.timeZone ?? 'Asia/Jakarta';
  const booked = vehicles.flatMap(({ productName, services }) =>
    services
      .filter(({ status, date }) => status === 'BOOKED' && Date.parse(date) > now)
      .map((service) => ({ ...service, productName })),
  );
  const waiting = (items ?? []).filter(
    ({ operation, state }) => operation === 'bookService' && state !== 'sent',
  );
  if (booked.length + waiting.length === 0) return null;

  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-2xl">{t('upcoming')}</h3>
      {waiting.map((item) => {
        const { param } = item.variables as BookServiceMutationVariables;
        const zone = zoneOf(({ dealerSlug }) => dealerSlug === param.dealerSlug);
        const refused = item.state === 'refused' || item.state === 'conflict';
        return (
          <Card key={item.key} tone="plain" className="grid gap-2 border-dashed">
            <p className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-semibold">
                {momentAt(locale, Date.parse(String(param.slotAt)), zone)}
              </span>
              {refused ? (
                <Badge tone="critical" icon={<CircleAlert size={14} />}>
                  {t('state.refused')}
                </Badge>
              ) : (
                <Badge tone="caution" icon={<Clock size={14} />}>
                  {t('state.waiting')}
                </Badge>
              )}
            </p>
            <p className="text-muted text-sm">
              {refused ? t(`fault.${item.code as BookingFault}`) : t('state.waiting-text')}
            </p>
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => void outbox().discard(item)}
            >
              {t('discard')}
            </Button>
          </Card>
        );
      })}
      {booked.map((service) => (
        <Booked
          key={service.bookingId ?? `${service.date} ${service.productName}`}
          service={service}
          place={places.find(({ location }) => location === service.location)}
          now={now}
        />
      ))}
    </section>
  );
}
