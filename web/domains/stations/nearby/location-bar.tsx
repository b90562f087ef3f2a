'use client';

import { memo, useEffect, useState } from 'react';
import { CITIES } from '#edge/contract/cities.ts';
import { positionKey } from '#web/domains/stations/position-key.ts';
import { locate, type Position } from '#web/platform/device/position.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { LocateFixed } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Filters } from './filters.ts';

const PAUSE_MS = 350;

const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name })).toSorted(
  (a, b) => (a.label < b.label ? -1 : 1),
);

/** From where: the device's position when it is given, a city chosen, else the heart of Jakarta. */
export const LocationBar = memo(function LocationBar({
  position,
  filters,
}: {
  position: Position;
  filters: Filters;
}) {
  const t = useScopedI18n('stations');
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => setQuery({ q: typed.trim() || null }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const goHere = () => {
    setQuery({ at: null });
    locate();
  };
  const { city } = filters;
  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="flex-1">
          <Input
            type="search"
            aria-label={t('search')}
            value={typed ?? filters.search}
            placeholder={t('search-placeholder')}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <div className="flex gap-3">
          <div className="min-w-0 flex-1 sm:w-44">
            <Select
              aria-label={t('city')}
              value={city?.slug ?? ''}
              options={[{ value: '', label: t('city-none') }, ...CITY_OPTIONS]}
              onChange={({ target }) => setQuery({ at: target.value || null })}
            />
          </div>
          <Button
            variant={position.state === 'located' ? 'secondary' : 'primary'}
            busy={position.state === 'locating'}
            onClick={goHere}
          >
            <LocateFixed size={20} aria-hidden="true" />
            <span className="sm:hidden" aria-hidden="true">
              {t('locate-short')}
            </span>
            <span className="max-sm:sr-only">
              {position.state === 'located' ? t('locate-again') : t('locate')}
            </span>
          </Button>
        </div>
      </div>
      <p role="status" className="mt-3 text-muted text-sm">
        {city === null ? t(positionKey(position)) : t('position.city', { city: city.name })}
      </p>
    </div>
  );
});
