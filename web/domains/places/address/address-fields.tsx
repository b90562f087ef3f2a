'use client';

import { useFormContext } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { ADDRESS_LIMITS, type DeliveryAddressForm } from '#edge/contract/places/address.ts';
import type { FoundAddress, LocationChoice } from '#web/domains/places/picker/choice.ts';
import { LocationPicker } from '#web/domains/places/picker/location-picker.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const SET = { shouldDirty: true, shouldTouch: true } as const;

/** Where things are delivered, in the form around it (`DeliveryAddressForm`). */
export function AddressFields() {
  const t = useScopedI18n('picker');
  const messageOf = useValidationMessage();
  const form = useFormContext<InferInput<typeof DeliveryAddressForm>>();
  const { errors, isSubmitted } = form.formState;
  const values = form.watch();
  const { latitude: lat, longitude: lon } = values;
  const choice: LocationChoice = {
    provinceId: values.provinceId ?? '',
    cityId: values.cityId ?? '',
    districtId: values.districtId ?? '',
    at: lat == null || lon == null ? null : { lat, lon },
  };
  const choose = ({ at, ...codes }: LocationChoice, address?: FoundAddress): void => {
    form.setValue('provinceId', codes.provinceId, SET);
    form.setValue('cityId', codes.cityId, SET);
    form.setValue('districtId', codes.districtId, SET);
    form.setValue('latitude', at?.lat ?? null, SET);
    form.setValue('longitude', at?.lon ?? null, SET);
    if (address !== undefined) {
      form.setValue('address', address.address, SET);
      form.setValue('zipCode', address.zipCode, SET);
    }
    if (isSubmitted) void form.trigger();
  };
  return (
    <>
      <LocationPicker
        mode="home"
        value={choice}
        onChange={choose}
        errors={{
          provinceId: messageOf(errors.provinceId?.message),
          cityId: messageOf(errors.cityId?.message),
          districtId: messageOf(errors.districtId?.message),
        }}
      />
      {errors.latitude ? <Alert tone="critical">{messageOf(errors.latitude.message)}</Alert> : null}
      <FormField name="address" label={t('address.street')} hint={t('address.street-hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            autoComplete="street-address"
            maxLength={ADDRESS_LIMITS.address}
          />
        )}
      </FormField>
      <FormField name="zipCode" label={t('address.zip')} className="sm:max-w-48">
        {(control) => (
          <Input {...control} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
        )}
      </FormField>
      <FormField
        name="note"
        label={t('address.note')}
        hint={t('address.note-hint')}
        required={false}
      >
        {(control) => <Input {...control} maxLength={ADDRESS_LIMITS.note} />}
      </FormField>
    </>
  );
}
