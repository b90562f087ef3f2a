'use client';

import { LICENCES } from '#edge/contract/test-rides/booking.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Select } from '#web/ui/select.tsx';

/** Who rides, within a form of `riderForm`. */
export function RiderFields({ isStaff = false }: { isStaff?: boolean }) {
  const t = useScopedI18n('testRide');
  return (
    <>
      <FormField name="name" label={t('rider.name')} hint={t('rider.name-hint')}>
        {(control) => <Input {...control} autoComplete={isStaff ? 'off' : 'name'} />}
      </FormField>
      <FormField name="phoneNumber" label={t('rider.phone')} hint={t('rider.phone-hint')}>
        {(control) => <PhoneInput {...control} maxLength={24} />}
      </FormField>
      <FormField
        name="email"
        label={t('rider.email')}
        hint={t('rider.email-hint')}
        required={false}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete={isStaff ? 'off' : 'email'}
          />
        )}
      </FormField>
      <FormField name="licence" label={t('rider.licence')} hint={t('rider.licence-hint')}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('rider.licence-choose')}
            options={LICENCES.map((each) => ({ value: each, label: `SIM ${each}` }))}
          />
        )}
      </FormField>
      <FormField name="isOfAge" label={t('rider.age')}>
        {(control) => (
          <Checkbox {...control} label={t(isStaff ? 'rider.of-age-customer' : 'rider.of-age')} />
        )}
      </FormField>
    </>
  );
}
