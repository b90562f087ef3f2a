'use client';

import { useState } from 'react';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useLateValues } from '#web/ui/form/use-late-values.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressValues } from './saved-address.ts';

/** The delivery address, also without signal: it waits on the device then. */
export function AddressForm({ initial }: { initial: AddressValues }) {
  const t = useScopedI18n('picker');
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: DeliveryAddressForm, defaultValues: initial });
  useLateValues(form, initial);
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
      <AddressFields />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <SubmitButton size="lg" className="justify-self-start">
        {t('address.save')}
      </SubmitButton>
    </Form>
  );
}
