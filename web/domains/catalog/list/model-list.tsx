'use client';

import { useState } from 'react';
import { AreaSelect } from '#web/domains/catalog/area-select.tsx';
import type { StandardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { useAreaPrices } from '#web/domains/catalog/use-area-prices.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';
import { LatePromotionTag } from '#web/platform/promotion/late-promotion-tag.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { ListFilter } from '#web/ui/icons.ts';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { arrange, arrangementOf, FILTERS, SORTS } from './arrange.ts';
import type { ListedModel } from './listed-model.ts';
import { ModelCard } from './model-card.tsx';

/** Hardly anybody meets it. */
const NothingFits = lateExtra(() => import('./nothing-fits.tsx'));

/** Filter and order live in the address, so a link or the way back shows the same list. */
export function ModelList({
  models,
  prices,
}: {
  models: readonly ListedModel[];
  prices: StandardPrices;
}) {
  const t = useScopedI18n('catalog');
  const arrangement = arrangementOf(useQuery());
  const { area, areas, priceOf, staleSince, reporter } = useAreaPrices(prices);
  const priced = models.map((model) => {
    const price = priceOf(model.slug);
    return {
      ...model,
      otr_price: price?.otr ?? null,
      otr_after_discount: price?.total ?? null,
    };
  });
  const shown = arrange(priced, arrangement);
  const [opened, setOpened] = useState<boolean>();
  // An address that narrows the list shows by what.
  const isOpen = opened ?? (arrangement.filter !== 'all' || arrangement.sort !== 'recommended');
  return (
    <>
      <div className="mb-6 grid grid-cols-2 items-end gap-3 sm:mb-8 sm:flex sm:flex-wrap sm:gap-4">
        <AreaSelect label={t('list.area')} area={area} areas={areas} className="sm:w-64" />
        {/* Six motorcycles are seen sooner than narrowed: on a phone the lists wait behind a button. */}
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          className="px-4! text-sm! sm:hidden"
          onClick={() => setOpened(!isOpen)}
        >
          <ListFilter size={18} aria-hidden="true" />
          {t('list.narrow')}
        </Button>
        <Field
          id="show"
          label={t('list.filter')}
          className={cx(!isOpen && 'max-sm:hidden', 'sm:w-64')}
        >
          {(aria) => (
            <Select
              {...aria}
              value={arrangement.filter}
              className="pl-3"
              options={FILTERS.map((value) => ({ value, label: t(`list.filter-${value}`) }))}
              onChange={({ target }) =>
                setQuery({ show: target.value === 'all' ? null : target.value })
              }
            />
          )}
        </Field>
        <Field
          id="sort"
          label={t('list.sort')}
          className={cx(!isOpen && 'max-sm:hidden', 'sm:w-64')}
        >
          {(aria) => (
            <Select
              {...aria}
              value={arrangement.sort}
              className="pl-3"
              options={SORTS.map((value) => ({ value, label: t(`list.sort-${value}`) }))}
              onChange={({ target }) =>
                setQuery({ sort: target.value === 'recommended' ? null : target.value })
              }
            />
          )}
        </Field>
        <p
          role="status"
          className={cx(
            'col-span-2 text-muted text-sm sm:ml-auto sm:pb-3',
            !isOpen && 'max-sm:sr-only',
          )}
        >
          {t('list.count', { count: shown.length })}
        </p>
      </div>
      {reporter}
      <PricesAge since={staleSince} />
      {shown.length === 0 ? (
        <NothingFits />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((model, at) => (
            <li key={model.slug}>
              <ModelCard
                model={model}
                labels={{ from: t('from'), wasLabel: t('before-subsidy') }}
                priority={at === 0}
                promotion={
                  model.otr_after_discount === null ? undefined : (
                    <LatePromotionTag
                      kind="MOTORCYCLE"
                      slug={model.slug}
                      goods={priceOf(model.slug)?.vehicle ?? null}
                      total={model.otr_after_discount}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
