'use client';

import { useId } from 'react';
import { AREAS } from '#edge/contract/areas.ts';
import {
  ACCIDENTS,
  CHECKLIST,
  GRADES,
  type ListingKind,
} from '#edge/contract/listings/condition.ts';
import { LISTING_LIMITS } from '#edge/contract/listings/save.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Faulty, Typed } from './typed.ts';

export interface FieldsProps {
  kind: ListingKind;
  typed: Typed;
  /** The field that stands in the way. */
  fault: Faulty | undefined;
  onChange: (typed: Typed) => void;
}

interface OfferProps extends FieldsProps {
  /** Cities and regencies of the province, as far as they are here. */
  cities: readonly { readonly name: string }[];
}

/** The checklist, and what else the owner says of its state. */
export function ConditionFields({ kind, typed, fault, onChange }: FieldsProps) {
  const t = useScopedI18n('listings');
  const id = useId();
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="font-bold text-xl">{t('condition.title')}</h3>
        <p className="mt-1 text-muted">{t('condition.text')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {CHECKLIST[kind].map((item) => (
          <Field
            key={item}
            id={`${id}-${item}`}
            label={t(`item.${item}`)}
            required
            error={
              fault === 'condition' && typed.grades[item] === undefined
                ? t('error.grade')
                : undefined
            }
          >
            {(aria) => (
              <Select
                {...aria}
                value={typed.grades[item] ?? ''}
                placeholder={t('grade.choose')}
                options={GRADES.map((grade) => ({ value: grade, label: t(`grade.${grade}`) }))}
                onChange={({ target }) =>
                  onChange({
                    ...typed,
                    grades: { ...typed.grades, [item]: target.value as (typeof GRADES)[number] },
                  })
                }
              />
            )}
          </Field>
        ))}
      </div>
      {kind === 'MOTORCYCLE' ? (
        <FieldGroup
          legend={t('accident')}
          error={fault === 'accident' ? t('error.accident') : undefined}
        >
          {ACCIDENTS.map((each) => (
            <Radio
              key={each}
              name={`${id}-accident`}
              label={t(`accident.${each}`)}
              checked={typed.accident === each}
              onChange={() => onChange({ ...typed, accident: each })}
            />
          ))}
        </FieldGroup>
      ) : null}
      <Field id={`${id}-faults`} label={t('faults')} hint={t('faults-hint')}>
        {(aria) => (
          <Textarea
            {...aria}
            rows={3}
            maxLength={LISTING_LIMITS.faults}
            value={typed.faults}
            onChange={({ target }) => onChange({ ...typed, faults: target.value })}
          />
        )}
      </Field>
      <Field
        id={`${id}-range`}
        label={t('range')}
        hint={t('range-hint')}
        error={fault === 'rangeKm' ? t('error.rangeKm') : undefined}
      >
        {(aria) => (
          <Input
            {...aria}
            inputMode="numeric"
            value={typed.rangeKm}
            onChange={({ target }) => onChange({ ...typed, rangeKm: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Price, place, words, and whether the phone number may be seen. */
export function OfferFields({ typed, fault, cities, onChange }: OfferProps) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const id = useId();
  const errorOf = (field: Faulty) => (fault === field ? t(`error.${field}`) : undefined);
  return (
    <div className="grid gap-6">
      <h3 className="font-bold text-xl">{t('step.offer')}</h3>
      <Field
        id={`${id}-price`}
        label={t('price')}
        hint={t('price-hint')}
        required
        error={errorOf('price')}
      >
        {(aria) => (
          <Input
            {...aria}
            inputMode="numeric"
            prefix="Rp"
            value={typed.price}
            onChange={({ target }) => onChange({ ...typed, price: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={t('negotiable')}
        checked={typed.negotiable}
        onChange={({ target }) => onChange({ ...typed, negotiable: target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-area`} label={t('area')} required error={errorOf('area')}>
          {(aria) => (
            <Select
              {...aria}
              value={typed.area}
              placeholder={t('area-choose')}
              options={AREAS.map(({ code, name }) => ({
                value: code,
                label: inLocale(name, locale),
              }))}
              onChange={({ target }) => onChange({ ...typed, area: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-city`} label={t('city')} required error={errorOf('city')}>
          {(aria) => (
            <>
              <Input
                {...aria}
                list={`${id}-cities`}
                autoComplete="off"
                maxLength={LISTING_LIMITS.city}
                value={typed.city}
                onChange={({ target }) => onChange({ ...typed, city: target.value })}
              />
              <datalist id={`${id}-cities`}>
                {cities.map(({ name }) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <Field
        id={`${id}-description`}
        label={t('description')}
        hint={t('description-hint')}
        required
        error={errorOf('description')}
      >
        {(aria) => (
          <Textarea
            {...aria}
            rows={6}
            maxLength={LISTING_LIMITS.description.most}
            value={typed.description}
            onChange={({ target }) => onChange({ ...typed, description: target.value })}
          />
        )}
      </Field>
      <FieldGroup legend={t('page.phone')} hint={t('show-phone-hint')}>
        <Checkbox
          label={t('show-phone')}
          checked={typed.showPhone}
          onChange={({ target }) => onChange({ ...typed, showPhone: target.checked })}
        />
      </FieldGroup>
    </div>
  );
}
