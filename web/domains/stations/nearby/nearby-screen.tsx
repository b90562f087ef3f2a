'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { setQuery, useQuery } from '../../../platform/query.ts';
import { Button } from '../../../ui/button.tsx';
import { ListFilter } from '../../../ui/icons.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { FilterPanel, type ModelName } from './filter-panel.tsx';
import { activeFilters, filtersOf, NO_FILTERS } from './filters.ts';
import { lastList } from './last-list.ts';
import { LocationBar } from './location-bar.tsx';
import { NearbyList } from './nearby-list.tsx';
import { usePosition } from './position.ts';
import { useNearby } from './use-nearby.ts';

/** Chargers around a place, with the filters that matter on the way there. */
export function NearbyScreen({ models }: { models: readonly ModelName[] }) {
  const t = useScopedI18n('stations');
  const [sheet, setSheet] = useState(false);
  useEffect(lastList.arrive, []);
  const filters = filtersOf(useQuery());
  const position = usePosition();
  const answer = useNearby(filters, position);
  const active = activeFilters(filters);
  const clear = (
    <Button variant="quiet" size="sm" onClick={() => setQuery(NO_FILTERS)}>
      {t('filter.clear')}
    </Button>
  );
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[18rem_1fr]">
      <aside aria-label={t('filter.title')} className="sticky top-20 hidden lg:block">
        <FilterPanel filters={filters} models={models} idPrefix="side" />
        {active > 0 ? <div className="mt-4">{clear}</div> : null}
      </aside>
      <div className="min-w-0">
        <LocationBar position={position} search={filters.search} />
        <div className="mt-4 lg:hidden">
          <Button variant="secondary" size="sm" onClick={() => setSheet(true)}>
            <ListFilter size={18} aria-hidden="true" />
            {active > 0 ? t('filter.button-active', { count: active }) : t('filter.title')}
          </Button>
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
        </div>
        <NearbyList answer={answer} filters={filters} locating={position.state === 'locating'} />
      </div>
    </div>
  );
}
