'use client';

import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { PacksSheet } from '#web/domains/stations/packs/packs-sheet.tsx';
import { usePosition } from '#web/platform/device/position.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { List, ListFilter, MapIcon } from '#web/ui/icons.ts';
import { lastList } from '#web/ui/last-list.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { FilterPanel, type ModelName } from './filter-panel.tsx';
import { activeFilters, filtersOf, NO_FILTERS } from './filters.ts';
import { LocationBar } from './location-bar.tsx';
import { ModelChoice } from './model-choice.tsx';
import { NearbyList } from './nearby-list.tsx';
import { StationMap } from './station-map.tsx';
import { useNearby } from './use-nearby.ts';

/** A list is drawn, and the room that was there for it is gone, well within this. */
const DRAWN_MS = 1_000;
const OVER_MAP = 'bg-surface! shadow-float';

/** Chargers around a place, with the filters that matter on the way there. */
export function NearbyScreen({
  models,
  keepBytes,
}: {
  models: readonly ModelName[];
  /** What keeping all chargers on the device takes over the line. */
  keepBytes: number;
}) {
  const t = useScopedI18n('stations');
  const [sheet, setSheet] = useState(false);
  useEffect(() => lastList.arrive('/charging-station'), []);
  const query = useQuery();
  const filters = useMemo(() => filtersOf(query), [query]);
  const onMap = query.get('view') === 'map';
  const now = useNow();
  const position = usePosition();
  const answer = useNearby(filters, position, onMap);
  // Twenty cards at once would hold a finger up: they are drawn in pieces, in between its taps.
  const shown = useDeferredValue(useMemo(() => ({ answer, filters }), [answer, filters]));
  const active = activeFilters(filters);
  const stations = answer.data?.chargingStationNearby;
  const isHere = shown.answer.data !== undefined;
  const [isSteady, setIsSteady] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    const drawn = setTimeout(() => setIsSteady(true), DRAWN_MS);
    return () => clearTimeout(drawn);
  }, [isHere]);
  const clear = (
    <Button variant="quiet" size="sm" onClick={() => setQuery(NO_FILTERS)}>
      {t('filter.clear')}
    </Button>
  );
  const located = position.state === 'located' ? position.coordinate : null;
  const showsMap = onMap && stations !== undefined;
  const showMap = useRef<HTMLButtonElement>(null);
  const wasOnMap = useRef(onMap);
  useEffect(() => {
    // The button over the map has gone with it.
    if (wasOnMap.current && !onMap && document.activeElement === document.body)
      showMap.current?.focus();
    wasOnMap.current = onMap;
  }, [onMap]);
  const filterWords = active > 0 ? t('filter.button-active', { count: active }) : t('filter.title');
  return (
    <div
      className={cx(
        'grid items-start gap-x-12 gap-y-6 lg:grid-cols-[18rem_1fr]',
        // Who is already below the list when it comes keeps looking at what is there.
        !isSteady && 'list-coming',
      )}
    >
      <aside
        aria-label={t('filter.title')}
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto pr-2 lg:block"
      >
        {/* Comes alive after the list, in a task of its own: phones, which do not show it, have it too. */}
        <Suspense>
          <FilterPanel filters={filters} models={models} idPrefix="side" />
        </Suspense>
        {active > 0 ? <div className="mt-4">{clear}</div> : null}
      </aside>
      <div className="min-w-0">
        <LocationBar position={position} filters={filters} />
        {/* Two lines on a phone, not one that scrolls: nobody looks for the map behind the edge. */}
        <div
          className={cx('mt-4 flex flex-wrap items-center gap-3 py-1', showsMap && 'max-lg:hidden')}
        >
          <div className="lg:hidden">
            <Button variant="secondary" size="sm" onClick={() => setSheet(true)}>
              <ListFilter size={18} aria-hidden="true" />
              {filterWords}
            </Button>
          </div>
          <div className="min-w-44 flex-1 sm:w-56 sm:flex-none">
            <ModelChoice models={models} model={filters.model} />
          </div>
          <Button
            ref={showMap}
            variant="secondary"
            size="sm"
            aria-pressed={onMap}
            onClick={() => setQuery({ view: onMap ? null : 'map', on: null })}
          >
            <MapIcon size={18} aria-hidden="true" />
            {t(onMap ? 'map.hide' : 'map.show')}
          </Button>
          <PacksSheet position={located} />
        </div>
        <Sheet
          open={sheet}
          onClose={() => setSheet(false)}
          title={t('filter.title')}
          actions={
            <>
              {active > 0 ? clear : null}
              <Button onClick={() => setSheet(false)}>{t('filter.show')}</Button>
            </>
          }
        >
          <FilterPanel filters={filters} models={models} idPrefix="sheet" />
        </Sheet>
        {showsMap ? (
          <div className="mt-6">
            <StationMap
              listed={stations}
              everywhere={answer.everywhere}
              from={answer.from}
              now={now}
              controls={
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    className={OVER_MAP}
                    onClick={() => setQuery({ view: null, on: null })}
                  >
                    <List size={18} aria-hidden="true" />
                    {t('map.list')}
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    className={OVER_MAP}
                    onClick={() => setSheet(true)}
                  >
                    <ListFilter size={18} aria-hidden="true" />
                    {filterWords}
                  </Button>
                  <PacksSheet position={located} className={OVER_MAP} />
                </>
              }
            />
          </div>
        ) : null}
        <NearbyList {...shown} keepBytes={keepBytes} isOnMap={showsMap} />
      </div>
    </div>
  );
}
