'use client';

import * as v from 'valibot';
import { email } from '#edge/contract/validators/index.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { SessionNotice } from './session-notice.tsx';
import { useSignIn } from './use-sign-in.ts';

const schema = v.object({
  email: email(),
  // Whatever was once accepted as a password must still open the account.
  password: v.pipe(v.string('required'), v.nonEmpty('required')),
});

export function EmailForm() {
  const t = useScopedI18n('account');
  const { run } = useSignIn();
  const form = useForm({ schema, defaultValues: { email: '', password: '' } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await run({ kind: 'email', ...values });
        if (!outcome.ok && outcome.key !== undefined)
          form.setError('root', { message: outcome.key });
      }}
    >
      <SessionNotice />
      <FormField name="email" label={t('email.email')}>
        {(control) => <Input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormField name="password" label={t('email.password')}>
        {(control) => <PasswordInput {...control} />}
      </FormField>
      <SubmitButton size="lg" variant="accent" block>
        {t('email.submit')}
      </SubmitButton>
    </Form>
  );
}
