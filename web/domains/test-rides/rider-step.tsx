'use client';

import { useEffect } from 'react';
import { riderForm } from '#edge/contract/test-rides/booking.ts';
import { useUser } from '#web/platform/session/use-user.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { RiderFields } from './rider-fields.tsx';
import { readTestDrive, setTestDrive, type TestDriveState } from './state.ts';
import { StepActions } from './step-actions.tsx';

type Customer = TestDriveState['customer'];

/** Who rides. What is typed is on the device at once, right or wrong. */
export function RiderStep({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const { customer } = readTestDrive();
  const form = useForm({
    schema: riderForm,
    defaultValues: {
      name: customer.name || (user?.displayName ?? ''),
      phoneNumber: customer.phoneNumber || (user?.phoneNumber ?? ''),
      email: customer.email || (user?.email ?? ''),
      licence: customer.licence as Customer['licence'] as never,
      isOfAge: (customer.isOfAge ?? false) as true,
    },
  });
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
