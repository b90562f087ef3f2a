'use client';

import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { metresBetween } from '#edge/contract/stations/geo.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Phone } from '#web/ui/icons.ts';
import { NavigateLink } from '#web/ui/navigate-link.tsx';

/** The workshop nearest to a place, from the copy on this device. */
export function NearestCentre({ from }: { from: Coordinate }) {
  const t = useScopedI18n('roadside');
  const locale = useLocale();
  const { records } = useCollection('places');
  const [nearest] = (records ?? [])
    .map(({ value }) => value)
    .filter(({ services, upcoming }) => services && !upcoming)
    .map((place) => ({
      place,
      metres: metresBetween(from, { lat: place.latitude, lon: place.longitude }),
    }))
    .sort((a, b) => a.metres - b.metres);
  if (nearest === undefined)
    return <p className="text-muted">{t(records === undefined ? 'centre.wait' : 'centre.none')}</p>;
  const { place, metres } = nearest;
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-semibold">{place.location}</span>
        <span className="text-muted text-sm">
          {[place.address1, place.city, distance(locale, metres)].join(' · ')}
        </span>
      </p>
      <p className="flex flex-wrap gap-3">
        <NavigateLink
          to={{ lat: place.latitude, lon: place.longitude, name: place.location }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('centre.route')}
        </NavigateLink>
        {place.phone ? (
          <a
            href={`tel:${place.phone}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Phone size={18} aria-hidden="true" />
            {t('centre.call')}
          </a>
        ) : null}
      </p>
    </div>
  );
}
