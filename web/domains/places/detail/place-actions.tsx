'use client';

import { nationalForm } from '#edge/contract/validators/phone.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { ExternalLink, Navigation, Phone } from '#web/ui/icons.ts';
import type { Detail } from './use-place.ts';

/** How to get there and whom to call; the phone's own navigation needs no signal. */
export function PlaceActions({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  const { latitude: lat, longitude: lon, location } = place;
  const secondary = buttonClass({ variant: 'secondary' });
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a
        href={`geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(location)})`}
        className={buttonClass({ variant: 'accent' })}
      >
        <Navigation size={20} aria-hidden="true" />
        {t('detail.navigate')}
      </a>
      <a href={place.gmapsLink} target="_blank" rel="noreferrer" className={secondary}>
        <ExternalLink size={18} aria-hidden="true" />
        {t('detail.maps')}
      </a>
      {place.phone ? (
        <a href={`tel:${place.phone}`} className={secondary}>
          <Phone size={18} aria-hidden="true" />
          {t('detail.call', { number: nationalForm(place.phone) })}
        </a>
      ) : null}
      {place.whatsapp ? (
        <a
          href={`https://wa.me/${place.whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
          className={secondary}
        >
          {t('detail.whatsapp')}
        </a>
      ) : null}
    </div>
  );
}
