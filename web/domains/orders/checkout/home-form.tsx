'use client';

import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { AddressFields, NO_ADDRESS } from '#web/domains/places/index.ts';
import type { HomeDraft } from '#web/platform/purchase/state.ts';
import { useDraft } from '#web/platform/purchase/use-draft.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { StepActions } from './step-actions.tsx';

/** Where the motorcycle is brought. */
export function HomeForm({
  onTyped,
  onDone,
}: {
  /** As typed so far, right or wrong. */
  onTyped: (home: HomeDraft) => void;
  onDone: (home: HomeDraft) => void;
}) {
  const { delivery } = usePurchase();
  const form = useForm({
    schema: DeliveryAddressForm,
    defaultValues: delivery?.home ?? NO_ADDRESS,
  });
  useDraft(form, (typed) => onTyped({ ...NO_ADDRESS, ...typed } as HomeDraft));
  return (
    <Form form={form} onSubmit={onDone}>
      <AddressFields />
      <StepActions step="delivery" />
    </Form>
  );
}
