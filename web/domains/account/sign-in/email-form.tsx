'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { signInForm } from '#edge/contract/validators/index.ts';
import { SendAgain } from '#web/domains/account/register/send-again.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { Credentials } from '#web/platform/session/firebase-account.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SessionNotice } from './session-notice.tsx';
import { useSignIn } from './use-sign-in.ts';

const schema = v.object({ ...signInForm().entries, rememberMe: v.boolean() });

export function EmailForm() {
  const t = useScopedI18n('account');
  const { run, dialog } = useSignIn();
  const [unverified, setUnverified] = useState<Credentials>();
  const form = useForm({ schema, defaultValues: { email: '', password: '', rememberMe: true } });
  return (
    <>
      <Form
        form={form}
        onSubmit={async ({ rememberMe, ...values }) => {
          const outcome = await run({ kind: 'email', ...values }, { rememberMe });
          const key = outcome.ok ? undefined : outcome.key;
          setUnverified(key === 'NOT_VERIFIED' ? values : undefined);
          if (key !== undefined) form.setError('root', { message: key });
        }}
      >
        <SessionNotice />
        {unverified ? <SendAgain credentials={unverified} /> : null}
        <FormField name="email" label={t('email.email')}>
          {(control) => (
            <Input {...control} type="email" autoComplete="username" inputMode="email" />
          )}
        </FormField>
        <FormField name="password" label={t('email.password')}>
          {(control) => <PasswordInput {...control} />}
        </FormField>
        <Checkbox {...form.register('rememberMe')} label={t('login.remember')} />
        <SubmitButton size="lg" variant="accent" block>
          {t('email.submit')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
