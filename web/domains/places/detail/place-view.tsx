'use client';

import type { ReactNode } from 'react';
import { FEATURES } from '#edge/contract/stations/vocabulary.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Check, Clock, X } from '#web/ui/icons.ts';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Pictures } from './pictures.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceMap } from './place-map.tsx';
import type { Detail } from './use-place.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-8">
      <h3 className="mb-4 text-xl">{title}</h3>
      {children}
    </section>
  );
}

const SERVICES = ['sales', 'services', 'sparePart', 'testRide'] as const;

/** What somebody on the way there asks first: until when, and whether they can charge. */
function Today({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  if (place.upcoming) return null;
  const hoursOf = (today: string | null): string | null =>
    today === '' ? t('today.closed') : today === '24/7' ? t('today.always') : today;
  const facts = [
    [t('detail.sales-today'), place.sales ? hoursOf(place.operationalHours) : null],
    [t('detail.service-today'), place.services ? hoursOf(place.serviceHours) : null],
    [
      t('detail.charging'),
      place.charging && t('slots', { count: place.charging.slotAvailability }),
    ],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-line border-y py-4 empty:hidden">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-bold tabular-nums">{value.replaceAll('-', '–')}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** All of a centre or dealer. */
export function PlaceView({ place, models }: { place: Detail; models: ReactNode }) {
  const t = useScopedI18n('places');
  const words = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const { charging } = place;
  const facility = FEATURES.filter((feature) => charging?.facility.includes(feature));
  const hours = [
    ['detail.hours-sales', place.sales, place.operationalHoursForSales],
    ['detail.hours-service', place.services, place.operationalHoursForService],
  ] as const;
  return (
    <div className="grid gap-x-16 lg:grid-cols-[1.3fr_1fr]">
      <div className="grid items-center gap-x-12 gap-y-8 pb-10 lg:col-span-2 lg:grid-cols-[1fr_1.25fr]">
        <header>
          <h2 className="text-4xl">{place.location}</h2>
          <p className="mt-3 max-w-text text-xl">{place.descriptions}</p>
          <p className="mt-4 text-muted">{place.address}</p>
          <Today place={place} />
          <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
            {place.upcoming ? (
              <Badge tone="caution" icon={<Clock size={14} aria-hidden="true" />}>
                {place.opensAt === null
                  ? t('upcoming')
                  : t('opens-on', { date: date(locale, Date.parse(place.opensAt)) })}
              </Badge>
            ) : null}
          </div>
          <PlaceActions place={place} />
        </header>
        <Pictures place={place} />
      </div>
      <div>
        <Part title={t('detail.services')}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {SERVICES.map((service) => (
              <li key={service} className="flex items-center gap-2">
                {place[service] ? (
                  <Check size={18} className="text-positive" aria-hidden="true" />
                ) : (
                  <X size={18} className="text-faint" aria-hidden="true" />
                )}
                <span className={place[service] ? undefined : 'text-faint'}>
                  {t(`service.${service}`)}
                  <span className="sr-only">
                    {place[service] ? t('detail.yes') : t('detail.no')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
        {charging ? (
          <Part title={t('detail.charging')}>
            <p>{t('detail.slots', { count: charging.slotAvailability })}</p>
            {charging.availableFor.length > 0 ? (
              <p className="mt-1 text-muted text-sm">
                {t('detail.charges', { models: charging.availableFor.join(', ') })}
              </p>
            ) : null}
            {charging.chargingHours ? (
              <p className="mt-1 text-muted text-sm">
                {t('detail.charging-today', {
                  hours:
                    charging.chargingHours === '24/7'
                      ? words('always-open')
                      : charging.chargingHours,
                })}
              </p>
            ) : null}
            <ul className="mt-3 flex flex-wrap gap-2">
              {facility.map((feature) => (
                <li key={feature}>
                  <Badge>{words(`feature.${feature}`)}</Badge>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Part title={t('detail.where')}>
          <PlaceMap place={place} />
        </Part>
      </div>
      <div>
        {hours.map(([title, offered, week]) =>
          offered ? (
            <Part key={title} title={t(title)}>
              <OpeningHours hours={week} exceptions={[]} timeZone={place.timeZone} now={now} />
            </Part>
          ) : null,
        )}
      </div>
      {place.sales || place.testRide ? models : null}
    </div>
  );
}
