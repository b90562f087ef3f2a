'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { BookServiceMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleAlert, Clock } from '#web/ui/icons.ts';
import { appointmentsOf } from './appointments-of.ts';
import { Booked } from './booked.tsx';
import { bookingRefusal } from './booking-refusal.ts';
import { Estimate, isPriced } from './estimate.tsx';
import { momentAt } from './zone.ts';

interface Props {
  readonly vehicles: readonly VehicleRecord[];
  readonly places: readonly PlaceRecord[];
  readonly now: number;
}

/** Appointments that are over, of all motorcycles. */
const SHOWN_OVER = 5;

/** What is booked, and what this device still has to send, each marked as what it is. */
export function Appointments({ vehicles, places, now }: Props) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const { items } = useOutbox();
  const zoneOf = (match: (place: PlaceRecord) => boolean) =>
    places.find(match)?.timeZone ?? 'Asia/Jakarta';
  const appointments = vehicles.flatMap((vehicle) => appointmentsOf(vehicle, now));
  const booked = appointments.filter(({ status }) => status === 'confirm');
  const over = appointments
    .filter(({ status }) => status !== 'confirm')
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, SHOWN_OVER);
  const priced = appointments.filter((appointment) => isPriced(appointment, now));
  const waiting = (items ?? []).filter(
    ({ operation, state }) => operation === 'bookService' && state !== 'sent',
  );
  if (appointments.length + waiting.length === 0) return null;

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
              {refused ? bookingRefusal(t, item.code) : t('state.waiting-text')}
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
      {priced.map((appointment) =>
        appointment.estimate == null ? null : (
          <Estimate
            key={appointment.id}
            estimate={appointment.estimate}
            appointment={appointment}
            now={now}
          />
        ),
      )}
      {booked.map((appointment) => (
        <Booked
          key={appointment.id}
          appointment={appointment}
          place={places.find(({ location }) => location === appointment.location)}
          now={now}
        />
      ))}
      {over.length === 0 ? null : (
        <>
          <h4 className="font-semibold">{t('earlier')}</h4>
          <ul className="grid gap-3">
            {over.map(({ id, date, location, productName, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="text-muted text-sm">
                  {momentAt(
                    locale,
                    Date.parse(date),
                    zoneOf((place) => place.location === location),
                  )}{' '}
                  · {productName} · {location}
                </span>
                <Badge tone="neutral">{t(`status.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
