'use client';

import { useState } from 'react';
import { submitOrpInput } from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_TERMS_VERSION } from '#edge/contract/referrals/terms.ts';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import { SubmitOrpDocument } from '#web/platform/graphql/generated/main/submit-orp.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Terms } from './terms.tsx';

interface Contact {
  readonly emailAddress: string;
  readonly phoneNumber: string;
}

/** The application itself. */
export function ApplyFields({ contact, onApplied }: { contact: Contact; onApplied: () => void }) {
  const t = useScopedI18n('referrals');
  const fault = useFault();
  const send = usePersonalMutation();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: submitOrpInput, defaultValues: { vin: '', ...contact } });
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        if (!agreed) {
          setProblem(t('apply.terms-needed'));
          return;
        }
        const refused = fault(
          await send(SubmitOrpDocument, { ...input, termsVersion: REFERRAL_TERMS_VERSION }),
        );
        setProblem(refused);
        if (refused === undefined) onApplied();
      }}
    >
      <FormField name="vin" label={t('apply.vin')} hint={t('apply.vin-hint')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
          />
        )}
      </FormField>
      <FormField name="emailAddress" label={t('apply.email')} hint={t('apply.contact-hint')}>
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </FormField>
      <FormField name="phoneNumber" label={t('apply.phone')} hint={t('apply.contact-hint')}>
        {(control) => <PhoneInput {...control} />}
      </FormField>
      <Terms />
      <Checkbox
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={t('apply.terms')}
      />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <SubmitButton>{t('apply.submit')}</SubmitButton>
    </Form>
  );
}
