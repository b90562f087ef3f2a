'use client';

import { useState } from 'react';
import { signInForm } from '#edge/contract/validators/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { signIn } from '#web/platform/session/sign-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const schema = signInForm();

/** Before money and rights: email and password once more. What was typed behind it stays. */
export function ProveAgain({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema, defaultValues: { email: '', password: '' } });
  return (
    <Dialog open onClose={onClose} title={t('prove.title')}>
      <Form
        form={form}
        onSubmit={async (values) => {
          setProblem(undefined);
          const outcome = await signIn({ kind: 'email', ...values });
          if (outcome.ok) onClose();
          else setProblem(errors(outcome.key ?? 'UNAVAILABLE'));
        }}
      >
        <p>{t('prove.text')}</p>
        <FormField name="email" label={t('prove.email')}>
          {(control) => (
            <Input {...control} type="email" autoComplete="username" inputMode="email" />
          )}
        </FormField>
        <FormField name="password" label={t('prove.password')}>
          {(control) => <PasswordInput {...control} />}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <SubmitButton variant="accent">{t('prove.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
