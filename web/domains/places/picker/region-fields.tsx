'use client';

import { useId } from 'react';
import { AREAS } from '#edge/contract/areas.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { metresBetween } from '#edge/contract/stations/geo.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { LocationChoice } from './choice.ts';
import type { Cities } from './use-cities.ts';

/** A pin farther from the seat of the city that was chosen is about another place. */
const PIN_METRES = 80_000;

export interface RegionErrors {
  readonly provinceId?: string | undefined;
  readonly cityId?: string | undefined;
  readonly districtId?: string | undefined;
}

export interface RegionFieldsProps {
  value: LocationChoice;
  onChange: (value: LocationChoice) => void;
  cities: Cities;
  errors?: RegionErrors | undefined;
  /** Without the district: to look for something near, the city is enough. */
  isCoarse?: boolean | undefined;
}

/** Province, city, district: each opens when the one above it is chosen. */
export function RegionFields(props: RegionFieldsProps) {
  const { value, onChange, cities: loaded, errors, isCoarse = false } = props;
  const t = useScopedI18n('picker');
  const locale = useLocale();
  const id = useId();
  const { cities, isLoading, isMissing, retry } = loaded;
  const city = cities.find((each) => each.id === value.cityId);

  const chooseCity = (cityId: string): void => {
    const at = cities.find((each) => each.id === cityId)?.at;
    const isFar = at != null && value.at !== null && metresBetween(at, value.at) > PIN_METRES;
    onChange({ ...value, cityId, districtId: '', at: isFar ? null : value.at });
  };
  return (
    <>
      <Field id={`${id}-province`} label={t('province')} error={errors?.provinceId} required>
        {(aria) => (
          <Combobox
            {...aria}
            value={value.provinceId || null}
            placeholder={t('province.placeholder')}
            options={AREAS.map(({ code, name }) => ({
              value: code,
              label: inLocale(name, locale),
            }))}
            onChange={(provinceId) =>
              onChange({ provinceId: provinceId ?? '', cityId: '', districtId: '', at: null })
            }
          />
        )}
      </Field>
      {isMissing ? (
        <Alert tone="caution">
          <p>{t('regions.missing')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      <Field
        id={`${id}-city`}
        label={t('city')}
        error={errors?.cityId}
        hint={value.provinceId === '' ? t('city.first') : undefined}
        required
      >
        {(aria) => (
          <Combobox
            {...aria}
            value={value.cityId || null}
            disabled={cities.length === 0}
            placeholder={isLoading ? t('loading') : t('city.placeholder')}
            options={cities.map(({ id: code, name }) => ({ value: code, label: name }))}
            onChange={(cityId) => chooseCity(cityId ?? '')}
          />
        )}
      </Field>
      {isCoarse ? null : (
        <Field
          id={`${id}-district`}
          label={t('district')}
          error={errors?.districtId}
          hint={value.cityId === '' ? t('district.first') : undefined}
          required
        >
          {(aria) => (
            <Combobox
              {...aria}
              value={value.districtId || null}
              disabled={city === undefined}
              placeholder={t('district.placeholder')}
              options={(city?.districts ?? []).map(({ id: code, name }) => ({
                value: code,
                label: name,
              }))}
              onChange={(districtId) => onChange({ ...value, districtId: districtId ?? '' })}
            />
          )}
        </Field>
      )}
    </>
  );
}
