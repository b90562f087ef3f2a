'use client';

import { useEffect } from 'react';
import { riderForm } from '#edge/contract/test-rides/booking.ts';
import { useAccountDetails } from '#web/platform/session/use-account-details.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { RiderFields } from './rider-fields.tsx';
import { readTestDrive, setTestDrive, type TestDriveState } from './state.ts';
import { StepActions } from './step-actions.tsx';

type Customer = TestDriveState['customer'];

/** Who rides. What is typed is on the device at once, right or wrong. */
export function RiderStep({ onDone }: { onDone: () => void }) {
  const { customer } = readTestDrive();
  const form = useForm({
    schema: riderForm,
    defaultValues: {
      name: customer.name,
      phoneNumber: customer.phoneNumber,
      email: customer.email,
      licence: customer.licence as Customer['licence'] as never,
      isOfAge: (customer.isOfAge ?? false) as true,
    },
  });
  useAccountDetails(form.getValues, form.setValue);
  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const typed = getValues();
          setTestDrive({
            customer: {
              name: typed.name ?? '',
              phoneNumber: typed.phoneNumber ?? '',
              email: typed.email ?? '',
              licence: typed.licence ?? '',
              isOfAge: typed.isOfAge === true,
            },
          });
        },
      }),
    [subscribe, getValues],
  );
  const save = (): void => {
    const { name, phoneNumber, email, licence, isOfAge } = form.getValues();
    setTestDrive({
      customer: { name, phoneNumber, email: email ?? '', licence: licence ?? '', isOfAge },
    });
    onDone();
  };
  return (
    <Form form={form} onSubmit={save}>
      <RiderFields />
      <StepActions step="rider" />
    </Form>
  );
}
