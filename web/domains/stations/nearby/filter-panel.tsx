'use client';

import { PRICE_KINDS, STATION_TYPES } from '#edge/contract/stations/vocabulary.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { number } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { setQuery } from '../../../platform/query.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DEFAULT_RADIUS, type Filters, RADII } from './filters.ts';

export interface ModelName {
  readonly slug: string;
  readonly name: string;
}

const ANY = '';

/** Every filter at once: beside the list on a desktop, in a sheet on a phone. */
export function FilterPanel({
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
  return (
    <div className="grid gap-5">
      <div>
        <Switch
          label={t('filter.free')}
          checked={filters.freeNow}
          onChange={({ target }) => setQuery({ free: target.checked ? '1' : null })}
        />
        <Switch
          label={t('filter.open')}
          checked={filters.openNow}
          onChange={({ target }) => setQuery({ open: target.checked ? '1' : null })}
        />
      </div>
      <Field id={`${idPrefix}-model`} label={t('filter.model')} hint={t('filter.model-hint')}>
        {(aria) => (
          <Select
            {...aria}
            value={filters.model ?? ANY}
            options={[
              { value: ANY, label: t('filter.any-model') },
              ...models.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={({ target }) => setQuery({ model: target.value })}
          />
        )}
      </Field>
      <Field id={`${idPrefix}-type`} label={t('filter.type')}>
        {(aria) => (
          <Select
            {...aria}
            value={filters.type ?? ANY}
            options={[
              { value: ANY, label: t('filter.any-type') },
              ...STATION_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
            ]}
            onChange={({ target }) => setQuery({ type: target.value })}
          />
        )}
      </Field>
      <Field id={`${idPrefix}-price`} label={t('filter.price')}>
        {(aria) => (
          <Select
            {...aria}
            value={filters.price ?? ANY}
            options={[
              { value: ANY, label: t('filter.any-price') },
              ...PRICE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
            onChange={({ target }) => setQuery({ price: target.value })}
          />
        )}
      </Field>
      <Field id={`${idPrefix}-radius`} label={t('filter.radius')}>
        {(aria) => (
          <Select
            {...aria}
            value={String(filters.radius)}
            options={RADII.map((radius) => ({
              value: String(radius),
              label: t('filter.within', { km: number(locale, radius / 1000) }),
            }))}
            onChange={({ target }) =>
              setQuery({ radius: target.value === String(DEFAULT_RADIUS) ? null : target.value })
            }
          />
        )}
      </Field>
    </div>
  );
}
