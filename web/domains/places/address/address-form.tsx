'use client';

import { useEffect, useRef, useState } from 'react';
import { ADDRESS_LIMITS, DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { device } from '../../../platform/device/device.ts';
import { outbox } from '../../../platform/device/outbox.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useValidationMessage } from '../../../ui/form/validation-message.ts';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { FoundAddress, LocationChoice } from '../picker/choice.ts';
import { LocationPicker } from '../picker/location-picker.tsx';
import type { AddressValues } from './saved-address.ts';

const SET = { shouldDirty: true, shouldTouch: true } as const;

/** The delivery address, also without signal: it waits on the device then. */
export function AddressForm({ initial }: { initial: AddressValues }) {
  const t = useScopedI18n('picker');
  const told = useValidationMessage();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: DeliveryAddressForm, defaultValues: initial });
  const { errors, isSubmitted, isDirty } = form.formState;
  const stored = JSON.stringify(initial);
  const shown = useRef(stored);
  useEffect(() => {
    // What was saved arrives, or another device's does; words that are being typed stay.
    if (shown.current === stored || isDirty) return;
    shown.current = stored;
    form.reset(initial);
  });
  const values = form.watch();
  const { latitude: lat, longitude: lon } = values;
  const choice: LocationChoice = {
    provinceId: values.provinceId ?? '',
    cityId: values.cityId ?? '',
    districtId: values.districtId ?? '',
    at: lat == null || lon == null ? null : { lat, lon },
  };
  const choose = ({ at, ...codes }: LocationChoice, found?: FoundAddress): void => {
    form.setValue('provinceId', codes.provinceId, SET);
    form.setValue('cityId', codes.cityId, SET);
    form.setValue('districtId', codes.districtId, SET);
    form.setValue('latitude', at?.lat ?? null, SET);
    form.setValue('longitude', at?.lon ?? null, SET);
    if (found !== undefined) {
      form.setValue('address', found.address, SET);
      form.setValue('zipCode', found.zipCode, SET);
    }
    if (isSubmitted) void form.trigger();
  };
  return (
    <Form
      form={form}
      onSubmit={async (address) => {
        setProblem(undefined);
        const changedAt = new Date(device().clock.now()).toISOString();
        const taken = await outbox().enqueue('updateCustomerAddress', {
          input: { ...address, changedAt },
        });
        if (taken.ok) form.reset(form.getValues());
        else setProblem(t(`address.declined.${taken.reason}`));
      }}
      className="grid gap-6"
    >
      <LocationPicker
        mode="home"
        value={choice}
        onChange={choose}
        errors={{
          provinceId: told(errors.provinceId?.message),
          cityId: told(errors.cityId?.message),
          districtId: told(errors.districtId?.message),
        }}
      />
      {errors.latitude ? <Alert tone="critical">{told(errors.latitude.message)}</Alert> : null}
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
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <SubmitButton size="lg" className="justify-self-start">
        {t('address.save')}
      </SubmitButton>
    </Form>
  );
}
