'use client';

import { useState } from 'react';
import { PushAsk } from '#web/domains/notifications/index.ts';
import { FavouriteButton } from '#web/domains/stations/favourite-button.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Phone, Share2 } from '#web/ui/icons.ts';
import { NavigateLink } from '#web/ui/navigate-link.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Station } from './station.ts';

const digits = (number: string): string => number.replace(/\D/g, '');

export function Actions({ station }: { station: Station }) {
  const t = useScopedI18n('stations');
  const [marked, setMarked] = useState(false);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (navigator.share) await navigator.share({ title: station.locationName, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ message: t('detail.copied'), tone: 'positive' });
      }
    } catch {
      // Closing the share sheet is not an error.
    }
  };
  return (
    <div className="mt-6 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <NavigateLink
          to={{ ...station.coordinate, name: station.locationName }}
          className={buttonClass({ variant: 'accent' })}
          onTheWeb={{ label: t('detail.maps'), className: buttonClass({ variant: 'secondary' }) }}
        >
          {t('detail.navigate')}
        </NavigateLink>
        <FavouriteButton
          stationId={station.stationId}
          name={station.locationName}
          className="border border-line-strong"
          onMarked={() => setMarked(true)}
        />
        <IconButton label={t('detail.share')} className="border border-line-strong" onClick={share}>
          <Share2 size={20} />
        </IconButton>
        {station.phoneNumber ? (
          <a
            href={`tel:${station.phoneNumber}`}
            aria-label={t('detail.call', { number: station.phoneNumber })}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Phone size={18} aria-hidden="true" />
            <span className="sm:hidden">{t('detail.call-short')}</span>
            <span className="max-sm:hidden">
              {t('detail.call', { number: station.phoneNumber })}
            </span>
          </a>
        ) : null}
        {station.whatsapp ? (
          <a
            href={`https://wa.me/${digits(station.whatsapp)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('detail.whatsapp')}
          </a>
        ) : null}
      </div>
      {marked ? <PushAsk about="chargers" /> : null}
    </div>
  );
}
