'use client';

import { AreaSelect } from '#web/domains/catalog/area-select.tsx';
import type { StandardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { useAreaPrices } from '#web/domains/catalog/use-area-prices.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';
import { LatePromotionTag } from '#web/platform/promotion/late-promotion-tag.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Field } from '#web/ui/field.tsx';
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
  const locale = useLocale();
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
  return (
    <>
      <div className="mb-8 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap sm:gap-4">
        <Field id="show" label={t('list.filter')} className="sm:w-64">
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
        <Field id="sort" label={t('list.sort')} className="sm:w-64">
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
        <AreaSelect
          label={t('list.area')}
          area={area}
          areas={areas}
          className="col-span-2 sm:col-span-1 sm:w-64"
        />
        <p role="status" className="col-span-2 text-muted text-sm sm:ml-auto sm:pb-3">
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
                locale={locale}
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
