'use client';

import { memo } from 'react';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MapPin, TriangleAlert, WifiOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { activeFilters, type Filters, moreRows, NO_FILTERS, widerRadius } from './filters.ts';
import { hidesUnconfirmed, whyNone } from './none.ts';
import { searchFaultOf } from './search-fault.ts';
import { StationCard } from './station-card.tsx';
import type { Nearby } from './use-nearby.ts';

const LIST_IS_OLD_MS = 5 * MINUTE_MS;

export interface NearbyListProps {
  answer: Nearby;
  filters: Filters;
  /** What keeping all chargers on the device takes over the line. */
  keepBytes: number;
  /** The map beside it has the cards. */
  isOnMap: boolean;
}

/** "None here", "could not load" and "could not refresh" are three different answers. */
export const NearbyList = memo(function NearbyList({
  answer,
  filters,
  keepBytes,
  isOnMap,
}: NearbyListProps) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const stations = answer.data?.chargingStationNearby;

  const refused = answer.fault && searchFaultOf(answer.fault);
  if (stations === undefined && answer.fault && !answer.locating)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={t('not-loaded')}
        action={<Button onClick={answer.retry}>{t('retry')}</Button>}
      >
        {refused === undefined ? t('not-loaded-help') : t(`errors.${refused}`)}
      </EmptyState>
    );
  if (stations === undefined)
    return (
      // As long as the list: nobody scrolls past it to what it would push away.
      <div aria-busy="true" className="mt-6 grid gap-3 pt-13">
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
        {Array.from({ length: filters.rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart.
          <Skeleton key={at} className="h-60 w-full rounded-xl sm:h-45" />
        ))}
      </div>
    );
  const wider = widerRadius(filters.radius);
  const [noneTitle, noneHelp] = whyNone(filters, answer.incomplete);
  const more = moreRows(filters.rows, stations.length);
  return (
    <>
      <AgeLine
        className="mt-6 mb-2"
        title={t(more === null ? 'count' : 'count-nearest', { count: stations.length })}
        age={
          // Every row says how old its own news is; an answer of this minute has nothing to add.
          answer.at === undefined ||
          now === null ||
          (answer.fault === undefined && now - answer.at < LIST_IS_OLD_MS)
            ? ''
            : t('synced', { ago: ago(locale, answer.at, now) })
        }
        failed={answer.fault && refused === undefined ? t('not-refreshed') : undefined}
        retryLabel={t('retry')}
        onRetry={answer.retry}
      />
      {refused === undefined ? null : (
        <p
          role="status"
          className="mb-3 flex items-center gap-2 rounded-lg bg-caution-soft px-4 py-3 text-caution text-sm"
        >
          <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
          {t(`errors.${refused}`)}
        </p>
      )}
      {answer.incomplete ? (
        <p role="status" className="mb-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          {t(`incomplete.${answer.incomplete}`)}
        </p>
      ) : null}
      {answer.keep ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          <p>{t('keep-help', { size: megabytes(locale, keepBytes) })}</p>
          <Button variant="secondary" size="sm" onClick={answer.keep}>
            {t('keep')}
          </Button>
        </div>
      ) : null}
      {stations.length === 0 ? (
        <EmptyState
          icon={<MapPin size={28} aria-hidden="true" />}
          title={t(noneTitle)}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {wider !== null && filters.search === '' ? (
                <Button onClick={() => setQuery({ radius: String(wider) })}>
                  {t('widen', { km: wider / 1000 })}
                </Button>
              ) : null}
              {hidesUnconfirmed(filters) ? (
                <Button onClick={() => setQuery({ unknown: '1' })}>{t('unknown-too')}</Button>
              ) : null}
              {activeFilters(filters) > 0 ? (
                <Button variant="secondary" onClick={() => setQuery(NO_FILTERS)}>
                  {t('filter.clear')}
                </Button>
              ) : null}
              {filters.search ? (
                <Button variant="secondary" onClick={() => setQuery({ q: null })}>
                  {t('clear-search')}
                </Button>
              ) : null}
            </div>
          }
        >
          {t(noneHelp)}
        </EmptyState>
      ) : (
        <>
          {isOnMap ? null : (
            <ul className="grid gap-3" aria-busy={answer.isValidating}>
              {stations.map((station) => (
                <li key={station.stationId}>
                  <StationCard station={station} now={now} />
                </li>
              ))}
            </ul>
          )}
          {more === null ? null : (
            <p className="mt-6 text-center">
              <Button variant="secondary" onClick={() => setQuery({ rows: String(more) })}>
                {t('more')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
});
