'use client';

import { openingOf, type PlaceAway } from '#web/domains/places/summary.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { date } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Clock, MapPin } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

/** Whether it is open, beside what it is: there is room for it before its hours have come. */
function Opening({ place }: { place: PlaceAway }) {
  const t = useScopedI18n('places');
  const now = useNow();
  const opening = now === null ? null : openingOf(place, now);
  if (opening === null) return null;
  const { isOpen, today } = opening;
  const hours = today.replaceAll('-', '–');
  return (
    <span className={isOpen ? 'text-positive' : 'text-muted'}>
      {today === ''
        ? t('today.closed')
        : today === '24/7'
          ? t('today.always')
          : t(isOpen ? 'today.open' : 'today.closed-now', { hours })}
    </span>
  );
}

/** What one can do there, in one line. */
function Offers({ place }: { place: PlaceAway }) {
  const t = useScopedI18n('places');
  const offers = place.services.map((each) => t(`service.${each}`));
  if (place.chargingSlots > 0) offers.push(t('slots', { count: place.chargingSlots }));
  return <p className="mt-1 text-xs sm:mt-3 sm:text-sm">{offers.join(' · ')}</p>;
}

/** A centre or dealer in the list: on a phone a row with a small picture, as there are many of them. */
export function PlaceCard({ place }: { place: PlaceAway }) {
  const t = useScopedI18n('places');
  const locale = useLocale();
  return (
    <article className="group relative flex h-full gap-3 overflow-hidden rounded-xl border border-line bg-surface p-3 transition sm:flex-col sm:gap-0 sm:p-5 hover:border-line-strong">
      {place.imageUrl === null ? (
        <span className="studio-band grid size-20 shrink-0 place-items-center rounded-lg text-faint sm:-mx-5 sm:-mt-5 sm:mb-4 sm:aspect-[8/5] sm:size-auto sm:rounded-none">
          <MapPin size={36} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={place.imageUrl.replace('-1200.', '-640.')}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="size-20 shrink-0 rounded-lg object-cover sm:-mx-5 sm:-mt-5 sm:mb-4 sm:aspect-[8/5] sm:h-auto sm:w-[calc(100%+2.5rem)] sm:max-w-none sm:rounded-none"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex items-start justify-between gap-3 text-sm">
          <span>
            <span className="font-semibold text-accent-text">{t(`type.${place.type}`)}</span>
            <span className="block min-h-5">
              <Opening place={place} />
            </span>
          </span>
          {place.distance === null ? null : (
            <span className="shrink-0 font-bold tabular-nums">
              {distance(locale, place.distance)}
            </span>
          )}
        </p>
        <h3 className="mt-1 text-base leading-snug sm:text-lg">
          <Link
            href={`/experience-center/${place.dealerSlug}`}
            className="after:absolute after:inset-0"
          >
            {place.location}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm max-sm:line-clamp-1">
          <span className="font-semibold">{place.city}</span> · {place.address}
        </p>
        <p className="mt-3 line-clamp-2 min-h-11 text-sm max-sm:hidden">{place.description}</p>
        {place.upcoming ? null : <Offers place={place} />}
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden sm:mt-3">
          {place.upcoming ? (
            <Badge tone="caution" icon={<Clock size={14} aria-hidden="true" />}>
              {place.opensAt === null
                ? t('upcoming')
                : t('opens-on', { date: date(locale, place.opensAt) })}
            </Badge>
          ) : null}
        </div>
        {place.testRide && !place.upcoming ? (
          <Link
            href={`/test-ride/select-bike?dealer=${place.dealerSlug}`}
            className="relative z-10 mt-auto inline-flex min-h-tap items-center self-start pt-2 font-semibold text-accent-text text-sm underline underline-offset-4"
          >
            {t('test-ride')}
            <span className="sr-only">, {place.location}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
