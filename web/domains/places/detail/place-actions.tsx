'use client';

import { nationalForm } from '#edge/contract/validators/phone.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Phone } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NavigateLink } from '#web/ui/navigate-link.tsx';
import type { Detail } from './use-place.ts';

/** How to get there and whom to call. */
export function PlaceActions({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  const words = useScopedI18n('stations');
  const { latitude: lat, longitude: lon, location } = place;
  const callLabel = place.phone ? t('detail.call', { number: nationalForm(place.phone) }) : '';
  const secondary = buttonClass({ variant: 'secondary' });
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&>a]:px-4">
      <NavigateLink
        to={{ lat, lon, name: location }}
        className={buttonClass({ variant: 'accent' })}
        onTheWeb={{ label: t('detail.maps'), className: secondary }}
      >
        {t('detail.navigate')}
      </NavigateLink>
      {place.phone ? (
        <a href={`tel:${place.phone}`} aria-label={callLabel} className={secondary}>
          <Phone size={18} aria-hidden="true" />
          <span className="sm:hidden">{words('detail.call-short')}</span>
          <span className="max-sm:hidden">{callLabel}</span>
        </a>
      ) : null}
      {place.testRide && !place.upcoming ? (
        <LinkButton href={`/test-ride/select-bike?dealer=${place.dealerSlug}`} variant="secondary">
          {t('test-ride')}
        </LinkButton>
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
