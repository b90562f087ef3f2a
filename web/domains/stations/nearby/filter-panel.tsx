'use client';

import { memo } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { SEARCH_ORDERS } from '#edge/contract/stations/params.ts';
import { PLUGS, PRICE_KINDS, STATION_TYPES } from '#edge/contract/stations/vocabulary.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DEFAULT_RADIUS, type Filters, POWERS, PRICE_CAPS, RADII } from './filters.ts';

export interface ModelName {
  readonly slug: string;
  readonly name: string;
}

const ANY = '';

interface Choice {
  /** Key of the address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly any?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choose({ choice, idPrefix }: { choice: Choice; idPrefix: string }) {
  const { name, label, hint, value, any, options } = choice;
  const all = any === undefined ? options : [{ value: ANY, label: any }, ...options];
  return (
    <Field id={`${idPrefix}-${name}`} label={label} hint={hint}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          options={[...all]}
          onChange={({ target }) => setQuery({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

/** Every filter at once: beside the list on a desktop, in a sheet on a phone. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  models,
  idPrefix,
}: {
  filters: Filters;
  models: readonly ModelName[];
  idPrefix: string;
}) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const kilowatts = (watts: number): string => number(locale, watts / 1000);
  const switches = [
    ['fav', t('filter.favourites'), filters.favourites],
    ['free', t('filter.free'), filters.freeNow],
    ['open', t('filter.open'), filters.openNow],
    ['arrive', t('filter.arrive'), filters.openOnArrival],
    ['moto', t('filter.motorcycle'), filters.motorcycle],
  ] as const;
  const choices: readonly Choice[] = [
    {
      name: 'order',
      label: t('order.label'),
      value: filters.order === SEARCH_ORDERS[0] ? ANY : filters.order,
      options: SEARCH_ORDERS.map((order, index) => ({
        value: index === 0 ? ANY : order,
        label: t(`order.${order}`),
      })),
    },
    {
      name: 'model',
      label: t('filter.model'),
      value: filters.model ?? ANY,
      hint: filters.unknownToo ? t('filter.model-unknown-too') : t('filter.model-hint'),
      any: t('filter.any-model'),
      options: models.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      name: 'type',
      label: t('filter.type'),
      value: filters.type ?? ANY,
      any: t('filter.any-type'),
      options: STATION_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
    },
    {
      name: 'plug',
      label: t('filter.connector'),
      value: filters.connector ?? ANY,
      any: t('filter.any-connector'),
      options: PLUGS.map((plug) => ({ value: plug, label: t(`connector.${plug}`) })),
    },
    {
      name: 'power',
      label: t('filter.power'),
      value: String(filters.minPower ?? ANY),
      any: t('filter.any-power'),
      options: POWERS.map((watts) => ({
        value: String(watts),
        label: t('filter.at-least', { kw: kilowatts(watts) }),
      })),
    },
    {
      name: 'price',
      label: t('filter.price'),
      value: filters.price ?? ANY,
      any: t('filter.any-price'),
      options: PRICE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
    },
    {
      name: 'max',
      label: t('filter.max-price'),
      value: String(filters.maxPrice ?? ANY),
      any: t('filter.any-price'),
      options: PRICE_CAPS.map((idr) => ({
        value: String(idr),
        label: t('filter.up-to', { amount: rupiah(idr) }),
      })),
    },
    {
      name: 'radius',
      label: t('filter.radius'),
      value: filters.radius === DEFAULT_RADIUS ? ANY : String(filters.radius),
      options: RADII.map((radius) => ({
        value: radius === DEFAULT_RADIUS ? ANY : String(radius),
        label: t('filter.within', { km: kilowatts(radius) }),
      })),
    },
  ];
  return (
    <div className="grid gap-5">
      <div>
        {switches.map(([name, label, checked]) => (
          <Switch
            key={name}
            label={label}
            checked={checked}
            onChange={({ target }) => setQuery({ [name]: target.checked ? '1' : null })}
          />
        ))}
      </div>
      {choices.map((choice) => (
        <Choose key={choice.name} choice={choice} idPrefix={idPrefix} />
      ))}
    </div>
  );
});
