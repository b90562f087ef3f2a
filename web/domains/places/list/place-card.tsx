'use client';

import type { PlaceAway } from '#web/domains/places/summary.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, distance } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Clock, MapPin } from '#web/ui/icons.ts';

/** A centre or dealer in the list. */
export function PlaceCard({ place }: { place: PlaceAway }) {
  const t = useScopedI18n('places');
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface p-5 transition hover:border-line-strong">
      {place.imageUrl === null ? (
        <span
          data-theme="light"
          className="studio-band -mx-5 -mt-5 mb-4 grid aspect-[16/9] place-items-center text-faint"
        >
          <MapPin size={36} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={place.imageUrl.replace('-1200.', '-640.')}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="-mx-5 -mt-5 mb-4 aspect-[16/9] w-[calc(100%+2.5rem)] max-w-none bg-sunken object-cover"
        />
      )}
      <p className="flex items-start justify-between gap-3">
        <span className="font-semibold text-accent-text text-sm">{t(`type.${place.type}`)}</span>
        {place.distance === null ? null : (
          <span className="shrink-0 font-bold tabular-nums">
            {distance(locale, place.distance)}
          </span>
        )}
      </p>
      <h3 className="mt-1 text-lg leading-snug">
        <Link
          href={`/experience-center/${place.dealerSlug}`}
          prefetch={false}
          className="after:absolute after:inset-0"
        >
          {place.location}
        </Link>
      </h3>
      <p className="mt-1 text-muted text-sm">
        {place.address}, {place.city}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
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
          prefetch={false}
          className="relative z-10 mt-auto inline-flex min-h-tap items-center self-start pt-2 font-semibold text-accent-text text-sm underline underline-offset-4"
        >
          {t('test-ride')}
          <span className="sr-only">, {place.location}</span>
        </Link>
      ) : null}
    </article>
  );
}
