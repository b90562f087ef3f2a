'use client';

import { useMemo, useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { NearestPlace } from '#web/domains/places/picker/nearest-place.tsx';
import {
  keptSummary,
  matchesFilter,
  NEEDS,
  PLACE_TYPES,
  type PlaceSummary,
  sorted,
} from '#web/domains/places/summary.ts';
import { locate, usePosition } from '#web/platform/device/position.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocateFixed, MapIcon, MapPin } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { PlaceCard } from './place-card.tsx';
import { PlacesAge } from './places-age.tsx';

const MapView = latePart(
  () => import('#web/ui/map/map-view.tsx').then((m) => m.MapView),
  () => <Skeleton className="aspect-[4/3] w-full rounded-xl sm:aspect-[16/9]" />,
);

const FRAMED = 6;
const NO_FILTER = { type: null, for: null, open: null };
const any = () => true;

/** Centres and dealers: as the build knew them, then as the device does; nearest first on request. */
export function PlacesScreen({ built }: { built: readonly PlaceSummary[] }) {
  const t = useScopedI18n('places');
  const locale = useLocale();
  const query = useQuery();
  const position = usePosition();
  const [chosen, setChosen] = useState<string | null>(null);
  const view = useCollection('places');
  const { records } = view;
  const [point, setPoint] = useState<{ at: Coordinate; name: string } | null>(null);
  const mine = position.state === 'located' ? position.coordinate : null;
  const centre = point?.at ?? mine;
  const type = PLACE_TYPES.find((each) => each === query.get('type')) ?? null;
  const need = NEEDS.find((each) => each === query.get('for')) ?? null;
  const isOpenNow = query.get('open') === '1';
  const clock = useNow();
  const now = isOpenNow ? clock : null;
  const onMap = query.get('view') === 'map';
  const summaries = useMemo(
    () => (records?.length ? records.map(({ value }) => keptSummary(value, locale)) : built),
    [records, built, locale],
  );
  const places = useMemo(
    () =>
      sorted(
        summaries.filter((place) => matchesFilter(place, { type, need, isOpenNow }, now)),
        centre,
      ),
    [summaries, type, need, isOpenNow, now, centre],
  );
  const pins = useMemo(
    () =>
      places.map(({ dealerSlug: id, location: label, lat, lon, upcoming }) => ({
        id,
        label,
        lat,
        lon,
        look: upcoming ? ('soon' as const) : ('place' as const),
      })),
    [places],
  );
  const frame = centre === null ? pins : [centre, ...pins.slice(0, FRAMED)];
  const isNarrowed = type !== null || need !== null || isOpenNow;
  const selected = places.find(({ dealerSlug }) => dealerSlug === chosen);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <Button
          variant={centre === null ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          busy={position.state === 'locating'}
          onClick={() => {
            setPoint(null);
            locate();
          }}
        >
          <LocateFixed size={20} aria-hidden="true" />
          {t('nearest')}
        </Button>
        <NearestPlace
          className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
          accepts={any}
          onPoint={(at, name) => setPoint({ at, name })}
        >
          {t('near-place')}
        </NearestPlace>
        <Button
          variant="secondary"
          className="max-sm:px-4 max-sm:text-sm"
          aria-pressed={onMap}
          onClick={() => setQuery({ view: onMap ? null : 'map' })}
        >
          <MapIcon size={20} aria-hidden="true" />
          {t(onMap ? 'map.hide' : 'map.show')}
        </Button>
      </div>
      {/* On a phone one line to be pushed: the list below it stays in the first screen. */}
      <div className="-mx-5 mt-2 flex items-center gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:mt-3 sm:flex-wrap sm:px-0">
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          aria-pressed={isOpenNow}
          onClick={() => setQuery({ open: isOpenNow ? null : '1' })}
        >
          {t('open-now')}
        </Button>
        {NEEDS.map((each) => (
          <Button
            key={each}
            variant="secondary"
            size="sm"
            className="shrink-0"
            aria-pressed={need === each}
            onClick={() => setQuery({ for: need === each ? null : each })}
          >
            {t(`need.${each}`)}
          </Button>
        ))}
        <div className="w-48 shrink-0 sm:ml-auto sm:w-64">
          <Select
            aria-label={t('kind')}
            value={type ?? ''}
            options={[
              { value: '', label: t('kind.any') },
              ...PLACE_TYPES.map((each) => ({ value: each, label: t(`type.${each}`) })),
            ]}
            onChange={({ target }) => setQuery({ type: target.value || null })}
          />
        </div>
      </div>
      <p role="status" className="mt-3 min-h-6 text-muted text-sm">
        {isNarrowed ? `${t('count', { count: places.length })} ` : ''}
        {point === null
          ? position.state === 'denied' || position.state === 'unavailable'
            ? t('no-position')
            : ''
          : t('near-named', { name: point.name })}
      </p>
      {onMap ? (
        <div className="mb-6 grid gap-3">
          <MapView
            label={t('map.label')}
            pins={pins}
            position={centre}
            selected={chosen}
            onPin={setChosen}
            frame={frame.map(({ lat, lon }) => ({ lat, lon }))}
          />
          <div aria-live="polite">
            {selected === undefined ? null : <PlaceCard place={selected} />}
          </div>
        </div>
      ) : null}
      <div className="mb-4">
        <PlacesAge view={view} />
      </div>
      {places.length === 0 ? (
        <EmptyState
          icon={<MapPin size={28} aria-hidden="true" />}
          title={t('none-matching')}
          action={<Button onClick={() => setQuery(NO_FILTER)}>{t('show-all')}</Button>}
        />
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}
