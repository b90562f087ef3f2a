'use client';

import { useOnline } from '#web/platform/device/use-online.ts';
import type { ItemFragment } from '#web/platform/graphql/generated/content.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { GoodCard } from './good-card.tsx';

const SORTS = ['recommended', 'price-asc', 'price-desc'] as const;
type Sort = (typeof SORTS)[number];

const ORDER: Readonly<Record<Sort, (a: ItemFragment, b: ItemFragment) => number>> = {
  recommended: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
};

const ON_FIRST_SCREEN = 2;

export interface GoodsListProps {
  items: readonly ItemFragment[];
  models: readonly { readonly slug: string; readonly name: string }[];
  /** Of when the prices are, epoch ms. */
  builtAt: number;
}

/** What a card says below its name. */
const useNote = (models: GoodsListProps['models']) => {
  const t = useScopedI18n('shop');
  return ({ kind, description, fits, sizes }: ItemFragment): string => {
    if (sizes.every(({ stock }) => stock === 0)) return t('goods.sold-out');
    const left = sizes.filter(({ size, stock }) => size !== '-' && stock > 0);
    if (left.length > 0) return t('goods.sizes', { sizes: left.map(({ size }) => size).join(' ') });
    // What a battery fits is its name; the figures stand before its first full stop.
    if (kind === 'battery') return description.split('. ')[0] ?? '';
    if (fits.length === 0) return t('goods.one-size');
    if (fits.length === models.length) return t('goods.every-model');
    return models
      .filter(({ slug }) => fits.includes(slug))
      .map(({ name }) => name.replace(/^ALVA /, ''))
      .join(', ');
  };
};

/** Model and order live in the address, so a link or the way back shows the same list. */
export function GoodsList({ items, models, builtAt }: GoodsListProps) {
  const t = useScopedI18n('shop');
  const query = useQuery();
  const note = useNote(models);
  const isOffline = useOnline() === false;
  const model = models.find(({ slug }) => slug === query.get('model'))?.slug ?? '';
  const sort = SORTS.find((each) => each === query.get('sort')) ?? 'recommended';
  const forModels = items.some(({ fits }) => fits.length > 0);
  const shown = items.filter(({ fits }) => model === '' || fits.includes(model)).sort(ORDER[sort]);
  return (
    <>
      <div className="mb-8 grid grid-cols-2 items-end gap-3 sm:flex sm:gap-4">
        {forModels ? (
          <Field id="goods-model" label={t('parts.model')} className="sm:w-64">
            {(aria) => (
              <Select
                {...aria}
                value={model}
                className="pl-3"
                options={[
                  { value: '', label: t('parts.any-model') },
                  ...models.map(({ slug, name }) => ({ value: slug, label: name })),
                ]}
                onChange={({ target }) => setQuery({ model: target.value || null })}
              />
            )}
          </Field>
        ) : null}
        <Field
          id="goods-sort"
          label={t('goods.sort')}
          className={forModels ? 'sm:w-64' : 'col-span-2 sm:w-64'}
        >
          {(aria) => (
            <Select
              {...aria}
              value={sort}
              className="pl-3"
              options={SORTS.map((value) => ({ value, label: t(`goods.sort-${value}`) }))}
              onChange={({ target }) =>
                setQuery({ sort: target.value === 'recommended' ? null : target.value })
              }
            />
          )}
        </Field>
        <p role="status" className="col-span-2 text-muted text-sm sm:ml-auto sm:pb-3">
          {t('goods.count', { count: shown.length })}
        </p>
      </div>
      <PricesAge since={isOffline ? builtAt : null} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<ShoppingBag size={28} aria-hidden="true" />}
          title={t('goods.none')}
          action={
            <Button variant="secondary" onClick={() => setQuery({ model: null })}>
              {t('parts.clear-filters')}
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
          {shown.map((item, at) => (
            <li key={item.slug}>
              <GoodCard item={item} note={note(item)} priority={at < ON_FIRST_SCREEN} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
