'use client';

import { memo } from 'react';
import { stationPath } from '#edge/contract/stations/station-path.ts';
import { AvailabilityBadges, lastHeard } from '#web/domains/stations/availability-badge.tsx';
import { FavouriteButton } from '#web/domains/stations/favourite-button.tsx';
import { FindingBadges } from '#web/domains/stations/finding-badges.tsx';
import { fullAddress } from '#web/domains/stations/full-address.ts';
import { priceTexts } from '#web/domains/stations/price-text.ts';
import { usePriceWords } from '#web/domains/stations/use-price-words.ts';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { number } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { lastList } from '#web/ui/last-list.ts';

export interface StationCardProps {
  station: StationSummaryFragment;
  /** Epoch ms; null while the page comes alive. */
  now: number | null;
}

/** A charger in the list: how far, whether it is free and how sure that is, what it costs. */
export const StationCard = memo(function StationCard({ station, now }: StationCardProps) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const words = usePriceWords();
  const watts = Math.max(0, ...station.connectors.map((each) => each.maxElectricPower ?? 0));
  const facts = [
    t(`type.${station.chargingType}`),
    watts > 0 ? `${number(locale, watts / 1000)} kW` : null,
    ...priceTexts(station.prices, words),
  ].filter((fact) => fact !== null);
  return (
    <article className="group relative rounded-xl border border-line bg-surface p-4 transition hover:border-line-strong sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-lg leading-snug">
          <Link
            href={stationPath(station.stationId)}
            onClick={() => lastList.leave('/charging-station')}
            className="after:absolute after:inset-0"
          >
            {station.locationName}
          </Link>
        </h3>
        <div className="-my-2 -mr-2 flex shrink-0 items-center">
          {station.distance === null ? null : (
            <p className="font-bold tabular-nums">{distance(locale, station.distance)}</p>
          )}
          <FavouriteButton
            stationId={station.stationId}
            name={station.locationName}
            className="z-10"
          />
        </div>
      </div>
      <p className="mt-0.5 text-muted text-sm">{fullAddress(station.address, station.cityName)}</p>
      <p className="mt-2 text-sm">{facts.join(' · ')}</p>
      {station.likelyFreeOnArrival === null ? null : (
        <p className="mt-1 text-sm">
          {t('likely', { percent: number(locale, Math.round(station.likelyFreeOnArrival * 100)) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <AvailabilityBadges
          free={station.availableConnector}
          total={station.totalConnector}
          status={station.status}
          isOpen={station.isOpen}
          heardAt={lastHeard(station.connectors)}
          now={now}
        />
        {station.isOpen === true && station.operatingHour ? (
          <Badge>{station.operatingHour === '24/7' ? t('always-open') : t('open-now')}</Badge>
        ) : null}
        {station.fitsModel === true ? (
          <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden="true" />}>
            {t('fits-model')}
          </Badge>
        ) : null}
        <FindingBadges findings={station.findings} />
      </div>
    </article>
  );
});
