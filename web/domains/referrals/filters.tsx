'use client';

import { useId } from 'react';
import {
  SHOWN_COMMISSION_STATES,
  type ShownCommissionState,
} from '#edge/contract/referrals/commission-machine.ts';
import { PERIODS, type Period } from '#edge/contract/referrals/period.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Field } from '#web/ui/field.tsx';
import type { PageSize } from '#web/ui/paging.ts';
import { Select } from '#web/ui/select.tsx';

export interface Filter {
  readonly page: number;
  readonly limit: PageSize;
  readonly period: Period;
  readonly productId: string | null;
  readonly state: ShownCommissionState | null;
}

export const NO_FILTER: Filter = {
  page: 1,
  limit: 10,
  period: 'YEAR',
  productId: null,
  state: null,
};

export interface ShareModel {
  readonly slug: string;
  readonly name: string;
  /** Path of its picture; null while there is none. */
  readonly src: string | null;
}

interface Props {
  filter: Filter;
  models: readonly ShareModel[];
  states?: readonly ShownCommissionState[];
  onChange: (filter: Filter) => void;
}

/** Which sales are looked at. */
export function Filters({ filter, models, states = SHOWN_COMMISSION_STATES, onChange }: Props) {
  const t = useScopedI18n('referrals');
  const id = useId();
  const change = (part: Partial<Filter>): void => onChange({ ...filter, page: 1, ...part });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={`${id}-period`} label={t('filter.period')}>
        {(aria) => (
          <Select
            {...aria}
            value={filter.period}
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={({ target }) => {
              const period = PERIODS.find((each) => each === target.value);
              if (period !== undefined) change({ period });
            }}
          />
        )}
      </Field>
      <Field id={`${id}-product`} label={t('filter.product')}>
        {(aria) => (
          <Select
            {...aria}
            value={filter.productId ?? 'all'}
            options={[
              { value: 'all', label: t('filter.all-products') },
              ...models.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={({ target }) =>
              change({ productId: target.value === 'all' ? null : target.value })
            }
          />
        )}
      </Field>
      <Field id={`${id}-state`} label={t('filter.state')}>
        {(aria) => (
          <Select
            {...aria}
            value={filter.state ?? 'all'}
            options={[
              { value: 'all', label: t('filter.all-states') },
              ...states.map((value) => ({ value, label: t(`commission.${value}`) })),
            ]}
            onChange={({ target }) =>
              change({ state: states.find((each) => each === target.value) ?? null })
            }
          />
        )}
      </Field>
    </div>
  );
}
