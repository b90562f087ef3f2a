'use client';

import { rupiah } from '#edge/contract/money.ts';
import { deliveryFeeOf } from '#edge/contract/places/delivery-fee.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { reachOf } from '#edge/contract/places/reach.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useSettings } from '#web/platform/settings/use-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { nearestOf, sellersOf } from './sellers.ts';

const OFFERED = 2;

export interface ReachNoteProps {
  cityId: string;
  /** The pin, else the seat of the city. */
  at: Coordinate | null;
  /** Of the city: what a delivery costs follows from it. */
  seat: Coordinate | null;
  places: readonly PlaceRecord[];
}

/** Whether we deliver there and on which terms; where we do not, who is nearest. */
export function ReachNote({ cityId, at, seat, places }: ReachNoteProps) {
  const t = useScopedI18n('picker');
  const errors = useErrorMessage();
  const locale = useLocale();
  const settings = useSettings();
  // Without the list of dealers nothing true can be said.
  if (cityId === '' || places.length === 0) return null;
  const from = sellersOf(places);
  const reach = reachOf({ cityId, at }, from, settings);
  if (reach === 'INSIDE_JABODETABEK') return <Alert tone="positive">{t('reach.inside')}</Alert>;
  if (reach === 'OUTSIDE_JABODETABEK') {
    const fee = deliveryFeeOf({ cityId, seat }, from, settings);
    return (
      <Alert tone="caution">
        {fee === null ? (
          <>
            <p>{errors('address-outside-jabodetabek')}</p>
            <p className="mt-2">
              {t('reach.by-agreement')}{' '}
              <Link href="/contact-us" className="underline">
                {t('reach.contact')}
              </Link>
            </p>
          </>
        ) : (
          t('reach.outside', { amount: rupiah(fee) })
        )}
      </Alert>
    );
  }
  if (reach === 'UNKNOWN') return <Alert tone="caution">{errors('address-unknown')}</Alert>;
  const sellers = places.filter(({ sales }) => sales);
  return (
    <Alert tone="caution">
      <p>{errors('address-out-of-reach')}</p>
      {at === null ? null : (
        <ul className="mt-2 grid gap-1">
          {nearestOf(sellers, at, OFFERED).map(({ place, metres }) => (
            <li key={place.id}>
              <Link href={`/experience-center/${place.dealerSlug}`} className="underline">
                {place.location}
              </Link>
              {`, ${distance(locale, metres)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
