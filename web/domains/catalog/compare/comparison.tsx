'use client';

import { compare, MAX_COMPARED } from '#edge/contract/catalog/comparison.ts';
import { rupiah } from '#edge/contract/money.ts';
import { AreaSelect } from '#web/domains/catalog/area-select.tsx';
import type { StandardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { useAreaPrices } from '#web/domains/catalog/use-area-prices.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { LateShare } from '#web/ui/late-share.tsx';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { comparedModels } from './compared-models.ts';
import { ComparedRow } from './compared-row.tsx';
import { type ComparedModel, ModelHeads } from './model-heads.tsx';

/** Hardly anybody meets it. */
const UnknownModels = lateExtra(() => import('./unknown-models.tsx'));

/** By the number of models; the names of the lines get a column of their own on wide screens. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid grid-cols-1 gap-x-3 lg:grid-cols-[16rem_1fr]',
  2: 'grid grid-cols-2 gap-x-3 lg:grid-cols-[16rem_1fr_1fr]',
  3: 'grid grid-cols-3 gap-x-3 lg:grid-cols-[16rem_1fr_1fr_1fr]',
};

/** Up to three models side by side. Which ones, and the rest of the view, stand in the address. */
export function Comparison({
  all,
  prices,
}: {
  all: readonly ComparedModel[];
  prices: StandardPrices;
}) {
  const t = useScopedI18n('catalog');
  const locale = useLocale();
  const query = useQuery();
  const { area, areas, priceOf, staleSince, reporter } = useAreaPrices(prices);
  const { models, unknown, isCut } = comparedModels(all, query);
  const onlyDifferent = query.get('only') === 'differences';
  const slugs = models.map(({ slug }) => slug);
  const show = (wanted: readonly string[]): void => setQuery({ models: wanted.join(',') });
  const rest = all.filter(({ slug }) => !slugs.includes(slug));
  const columns = COLUMNS[models.length] ?? '';
  const words = { differs: t('compare.differs'), none: t('compare.none'), columns, keys: slugs };
  const groups = compare(models.map(({ table }) => table))
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => !onlyDifferent || row.isDifferent),
    }))
    .filter(({ rows }) => rows.length > 0);
  const totals = models.map(({ slug }) => priceOf(slug)?.total ?? null);
  return (
    <>
      <div className="mt-8 grid items-end gap-3 sm:flex sm:flex-wrap sm:gap-4">
        {models.length < MAX_COMPARED ? (
          <Field id="add" label={t('compare.add')} className="sm:w-64">
            {(aria) => (
              <Select
                {...aria}
                value=""
                placeholder={t('compare.choose')}
                options={rest.map(({ slug, name }) => ({ value: slug, label: name }))}
                onChange={({ target }) => show([...slugs, target.value])}
              />
            )}
          </Field>
        ) : null}
        <AreaSelect label={t('price.area')} area={area} areas={areas} className="sm:w-64" />
        <Checkbox
          label={t('compare.only-differences')}
          checked={onlyDifferent}
          onChange={({ target }) => setQuery({ only: target.checked ? 'differences' : null })}
        />
        <span className="sm:ml-auto">
          <LateShare
            label={t('compare.share')}
            copied={t('compare.copied')}
            title={t('compare.title')}
            path={() => `/${locale}/product/compare?models=${slugs.join(',')}`}
          />
        </span>
      </div>
      {reporter}
      <PricesAge since={staleSince} />
      {unknown.length > 0 || isCut ? (
        <div role="status" className="mt-6 rounded-lg bg-caution-soft px-4 py-3 text-caution">
          <div>
            {unknown.length > 0 ? (
              <UnknownModels
                words={unknown}
                all={all}
                onChoose={(slug) => show([...slugs, slug].slice(-MAX_COMPARED))}
              />
            ) : null}
            {isCut ? <p>{t('compare.cut')}</p> : null}
          </div>
        </div>
      ) : null}
      {models.length === 0 ? (
        <p className="py-16 text-center text-lg text-muted">{t('compare.empty')}</p>
      ) : (
        <table className="mt-8 block w-full">
          <ModelHeads
            models={models}
            columns={columns}
            onRemove={(slug) => show(slugs.filter((each) => each !== slug))}
          />
          <tbody className="block">
            <ComparedRow
              {...words}
              name={t('compare.price')}
              values={totals.map((total) => (total === null ? null : rupiah(total)))}
              isDifferent={new Set(totals).size > 1}
            />
          </tbody>
          {groups.map((group) => (
            <tbody key={group.key} className="block">
              <tr className="block pt-10 pb-2">
                <th scope="rowgroup" className="block px-1 text-left text-2xl">
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <ComparedRow
                  key={row.key}
                  {...words}
                  name={row.name}
                  values={row.values.map((value) =>
                    value === null || row.unit === '' ? value : `${value} ${row.unit}`,
                  )}
                  isDifferent={row.isDifferent}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  );
}
