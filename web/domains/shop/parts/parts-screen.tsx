'use client';

import { useEffect } from 'react';
import { beacon } from '#web/platform/graphql/beacon.ts';
import { InsertQueryLogsDocument } from '#web/platform/graphql/generated/main/insert-query-logs.ts';
import type { PriceListQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Field } from '#web/ui/field.tsx';
import { lastList } from '#web/ui/last-list.ts';
import { Select } from '#web/ui/select.tsx';
import { CategoryChips } from './category-chips.tsx';
import { FIRST_PAGE, filtersOf } from './filters.ts';
import { PartResults } from './part-results.tsx';
import { SearchBox } from './search-box.tsx';
import { usePriceList } from './use-price-list.ts';

export interface PartsScreenProps {
  models: readonly { readonly slug: string; readonly name: string }[];
  paints: Readonly<Record<string, string>>;
  atBuild: PriceListQuery;
}

/** Remembers a search somebody settled on, for whoever keeps the words of the list. */
const remember = (search: string): void => {
  const keyword = search.trim();
  if (keyword !== '') beacon(InsertQueryLogsDocument, { keyword, type: 'SPARE_PART' });
};

export function PartsScreen({ models, paints, atBuild }: PartsScreenProps) {
  const t = useScopedI18n('shop');
  const filters = filtersOf(useQuery());
  const answer = usePriceList(filters, atBuild);
  useEffect(() => lastList.arrive('/shop/spare-parts'), []);
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-[1fr_16rem] sm:items-end">
        <div className="grid gap-2">
          <label htmlFor="part-search" className="font-semibold text-sm">
            {t('parts.search')}
          </label>
          <SearchBox search={filters.search} onSettled={remember} />
        </div>
        <Field id="part-model" label={t('parts.model')}>
          {(aria) => (
            <Select
              {...aria}
              value={filters.model}
              options={[
                { value: '', label: t('parts.any-model') },
                ...models.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={({ target }) =>
                setQuery({ model: target.value || null, ...FIRST_PAGE }, { step: true })
              }
            />
          )}
        </Field>
      </div>
      <div className="mt-4">
        <CategoryChips chosen={filters.category} />
      </div>
      <PartResults
        answer={answer}
        filters={filters}
        paints={paints}
        onOpen={() => {
          lastList.leave('/shop/spare-parts');
          remember(filters.search);
        }}
      />
    </div>
  );
}
