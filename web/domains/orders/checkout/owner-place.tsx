'use client';

import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { RegionFields, useCities } from '#web/domains/places/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const SET = { shouldDirty: true, shouldTouch: true } as const;

/** The address on the owner's papers; `notice` says what the province means for the price. */
export function OwnerPlace({ isCompany, notice }: { isCompany: boolean; notice: ReactNode }) {
  const t = useScopedI18n('checkout');
  const messageOf = useValidationMessage();
  const { watch, setValue, formState, trigger } = useFormContext<{
    provinceId: string;
    cityId: string;
  }>();
  const { provinceId, cityId } = watch();
  const { errors, isSubmitted } = formState;
  const cities = useCities(provinceId);
  return (
    <>
      <RegionFields
        isCoarse
        value={{ provinceId, cityId, districtId: '', at: null }}
        cities={cities}
        onChange={(chosen) => {
          setValue('provinceId', chosen.provinceId, SET);
          setValue('cityId', chosen.cityId, SET);
          if (isSubmitted) void trigger();
        }}
        errors={{
          provinceId: messageOf(errors.provinceId?.message),
          cityId: messageOf(errors.cityId?.message),
        }}
      />
      {notice}
      <FormField
        name="address"
        label={t('owner.address')}
        hint={isCompany ? undefined : t('owner.address-hint')}
      >
        {(control) => (
          <Textarea {...control} rows={2} autoComplete="street-address" maxLength={200} />
        )}
      </FormField>
      <FormField name="zipCode" label={t('owner.zip')} className="sm:max-w-48">
        {(control) => (
          <Input {...control} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
        )}
      </FormField>
    </>
  );
}
