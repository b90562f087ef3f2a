'use client';

import { memo, useId } from 'react';
import { CITIES } from '#edge/contract/cities.ts';
import { positionKey } from '#web/domains/stations/position-key.ts';
import { locate, type Position } from '#web/platform/device/position.ts';
import { beacon } from '#web/platform/graphql/beacon.ts';
import { InsertQueryLogsDocument } from '#web/platform/graphql/generated/main/insert-query-logs.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { useTyped } from '#web/platform/use-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { LocateFixed } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { type Filters, placeOrWords } from './filters.ts';

/** Words that somebody settled on and that name no city: what is missing from the list is learnt by them. */
const logPlace = (typed: string | null): void => {
  const { search } = placeOrWords(typed ?? '');
  if (search !== '') beacon(InsertQueryLogsDocument, { keyword: search, type: 'CHARGING_STATION' });
};

const CITY_NAMES = CITIES.map(({ name }) => name).toSorted();

/**
 * One box: the name of a city moves the place that distances are measured from, anything else is looked
 * for. Without either the device's position counts, else the heart of Jakarta.
 */
export const LocationBar = memo(function LocationBar({
  position,
  filters,
}: {
  position: Position;
  filters: Filters;
}) {
  const t = useScopedI18n('stations');
  const [typed, setTyped] = useTyped((words) => {
    const { city, search } = placeOrWords(words);
    setQuery({ q: search || null, ...(city && { at: city.slug }) });
  });
  const suggestions = useId();

  const goHere = () => {
    setTyped(null);
    setQuery({ at: null, q: filters.search || null });
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
            onBlur={() => logPlace(typed)}
            maxLength={100}
            autoComplete="off"
            list={suggestions}
          />
          <datalist id={suggestions}>
            {CITY_NAMES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <Button
          variant={position.state === 'located' ? 'secondary' : 'primary'}
          busy={position.state === 'locating'}
          onClick={goHere}
        >
          <LocateFixed size={20} aria-hidden="true" />
          {position.state === 'located' && city === null ? t('locate-again') : t('locate')}
        </Button>
      </div>
      <p role="status" className="mt-3 text-muted text-sm">
        {city === null ? t(positionKey(position)) : t('position.city', { city: city.name })}
      </p>
    </div>
  );
});
