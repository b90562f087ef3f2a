'use client';

import { contactDetails } from '#edge/contract/orders/owner.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useDraft } from '#web/platform/purchase/use-draft.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { useAccountDetails } from '#web/platform/session/use-account-details.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { StepActions } from './step-actions.tsx';

const NOBODY = { name: '', phoneNumber: '', email: '' };

/** Who is called about the order. The account's own details stand there already. */
export function ContactStep({ onDone }: { onDone: () => void }) {
  const t = useScopedI18n('checkout');
  const { contact } = usePurchase();
  const form = useForm({ schema: contactDetails, defaultValues: contact ?? NOBODY });
  useAccountDetails(form.getValues, form.setValue);
  const keep = (): void => {
    const typed = form.getValues();
    purchase().update((state) => ({ ...state, contact: typed }));
  };
  useDraft(form, keep);
  return (
    <Form
      form={form}
      onSubmit={() => {
        keep();
        onDone();
      }}
    >
      <FormField name="name" label={t('contact.name')}>
        {(control) => <Input {...control} autoComplete="name" maxLength={100} />}
      </FormField>
      <FormField name="phoneNumber" label={t('contact.phone')} hint={t('contact.phone-hint')}>
        {(control) => <PhoneInput {...control} maxLength={20} />}
      </FormField>
      <FormField name="email" label={t('contact.email')} hint={t('contact.email-hint')}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        )}
      </FormField>
      <StepActions step="contact" />
    </Form>
  );
}
