'use client';

import type { ReactNode } from 'react';
import { AvailabilityBadges, lastHeard } from '#web/domains/stations/availability-badge.tsx';
import { FindingBadges } from '#web/domains/stations/finding-badges.tsx';
import { fullAddress } from '#web/domains/stations/full-address.ts';
import { pinLookOf } from '#web/domains/stations/pin-look.ts';
import { priceTexts } from '#web/domains/stations/price-text.ts';
import { usePriceWords } from '#web/domains/stations/use-price-words.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import type { ChargingStationDetailQuery } from '#web/platform/graphql/generated/main.ts';
import type { Live } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SpotMap } from '#web/ui/map/spot-map.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Actions } from './actions.tsx';
import { ChargePoints } from './charge-points.tsx';
import { Compatibility } from './compatibility.tsx';
import { Others } from './others.tsx';
import { Pictures } from './pictures.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { ReportStation } from './report-sheet.tsx';
import type { Station } from './station.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-8">
      <h3 className="mb-4 text-xl">{title}</h3>
      {children}
    </section>
  );
}

export function StationView({
  station,
  answer,
}: {
  station: Station;
  answer: Live<ChargingStationDetailQuery>;
}) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const words = usePriceWords();
  const now = useNow();
  const allowed = station.motorcycleAllowed;
  const confirmed = station.lastConfirmed === null ? null : Date.parse(station.lastConfirmed);
  return (
    <div className="grid gap-x-16 lg:grid-cols-[1.3fr_1fr]">
      <header className="pb-6 lg:col-span-2">
        <p className="font-semibold text-accent-text text-sm">
          {t(`type.${station.chargingType}`)}
          {station.operatorName ? ` · ${station.operatorName}` : ''}
        </p>
        <h2 className="mt-1 text-4xl">{station.locationName}</h2>
        <p className="mt-2 text-lg text-muted">
          {fullAddress(station.address, station.cityName, station.provinceName)}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <AvailabilityBadges
            free={station.availableConnector}
            total={station.totalConnector}
            status={station.status}
            isOpen={station.isOpen}
            heardAt={lastHeard(station.connectors)}
            now={now}
          />
          {station.isOpen === true ? (
            <Badge>{t(station.operatingHour === '24/7' ? 'always-open' : 'open-now')}</Badge>
          ) : null}
          <FindingBadges findings={station.findings} />
        </div>
        {station.likelyFreeOnArrival === null ? null : (
          <p className="mt-3 text-sm">
            {t('likely-now', {
              percent: number(locale, Math.round(station.likelyFreeOnArrival * 100)),
            })}
          </p>
        )}
        <Actions station={station} />
        <AgeLine
          className="mt-2 lg:justify-start"
          age={
            answer.at === undefined || now === null
              ? ''
              : t('synced', { ago: ago(locale, answer.at, now) })
          }
          failed={answer.fault ? t('detail.not-refreshed') : undefined}
          retryLabel={t('retry')}
          onRetry={answer.retry}
        />
      </header>
      <div>
        <Part title={t('detail.points')}>
          <ChargePoints station={station} now={now} />
        </Part>
        <Part title={t('detail.reports')}>
          <p className="mb-4 text-muted">{t('detail.reports-help')}</p>
          <StuckWrites
            lines={[
              `station-report ${station.stationId}`,
              `station-favourite ${station.stationId}`,
            ]}
          />
          <ReportStation stationId={station.stationId} />
          <ReportPhotos stationId={station.stationId} />
        </Part>
        <Part title={t('detail.compatible')}>
          <Compatibility compatible={station.compatible} />
          <p className="mt-4 text-muted text-sm">
            {t(`detail.motorcycle-${allowed === null ? 'unknown' : allowed ? 'yes' : 'no'}`)}
          </p>
        </Part>
        {station.description ? <p className="pb-8 text-muted">{station.description}</p> : null}
      </div>
      <div>
        <Part title={t('detail.where')}>
          <SpotMap
            label={t('detail.map', { name: station.locationName })}
            name={station.locationName}
            at={station.coordinate}
            look={pinLookOf(station.status)}
          />
        </Part>
        <Part title={t('detail.prices')}>
          <ul className="grid gap-1 text-lg">
            {priceTexts(station.prices, words).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('detail.hours')}>
          <OpeningHours
            hours={station.opHours}
            exceptions={station.hoursExceptions}
            timeZone={station.timeZone}
            now={now}
          />
        </Part>
        {station.chargingFeature.length > 0 ? (
          <Part title={t('detail.features')}>
            <ul className="flex flex-wrap gap-2">
              {station.chargingFeature.map((feature) => (
                <li key={feature}>
                  <Badge>{t(`feature.${feature}`)}</Badge>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {station.howToUse ? (
          <Part title={t('detail.how-to')}>
            <p className="text-muted">{station.howToUse}</p>
          </Part>
        ) : null}
        <Pictures station={station} />
        <p className="border-line border-t py-6 text-muted text-sm">
          {station.isDemo ? '' : t('detail.source', { source: station.source })}
          {confirmed === null || now === null
            ? ''
            : ` ${t('detail.confirmed', { ago: ago(locale, confirmed, now) })}.`}
        </p>
      </div>
      <div className="lg:col-span-2">
        <Others station={station} now={now} />
      </div>
    </div>
  );
}
