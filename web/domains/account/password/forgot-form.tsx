'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { email } from '#edge/contract/validators/index.ts';
import { MailboxLink } from '#web/domains/account/mailbox/mailbox-link.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { askForNewPassword } from '#web/platform/session/register.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

const schema = v.object({ email: email() });

/** Answers the same for every address: who has an account here is nobody's business. */
export function ForgotForm() {
  const t = useScopedI18n('account');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ schema, defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        setSentTo(undefined);
        const outcome = await askForNewPassword(values.email);
        if (outcome.ok) setSentTo(values.email);
        else if (outcome.key !== undefined) form.setError('root', { message: outcome.key });
      }}
    >
      {sentTo ? (
        <>
          <Alert tone="positive">{t('forgot.sent', { email: sentTo })}</Alert>
          <MailboxLink />
        </>
      ) : null}
      <FormField name="email" label={t('email.email')}>
        {(control) => <Input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <SubmitButton size="lg" variant="accent" block>
        {t('forgot.submit')}
      </SubmitButton>
    </Form>
  );
}
