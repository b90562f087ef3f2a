'use client';

import { passwordChange } from '#edge/contract/validators/index.ts';
import { RequestToResetPasswordDocument } from '#web/platform/graphql/generated/main/request-to-reset-password.ts';
import { ResetOldPasswordDocument } from '#web/platform/graphql/generated/main/reset-old-password.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useChange } from './use-change.ts';

const schema = passwordChange();
const EMPTY = { oldPassword: '', password: '', confirmation: '' };

/** The old password proves who changes it; without it a link by mail does. */
export function PasswordCard({ email }: { email: string }) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const change = useChange();
  const mail = useChange();
  const form = useForm({ schema, defaultValues: EMPTY });
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('password.title')}</h3>
      {change.done ? <Alert tone="positive">{t('password.changed')}</Alert> : null}
      {change.problem ? <Alert tone="critical">{change.problem}</Alert> : null}
      <Form
        form={form}
        onSubmit={async ({ oldPassword, password }) => {
          const input = { oldPassword, password };
          const isDone = await change.run(() => send(ResetOldPasswordDocument, { input }));
          if (isDone) form.reset(EMPTY);
        }}
      >
        <input type="email" autoComplete="username" value={email} hidden readOnly />
        <FormField name="oldPassword" label={t('password.old')}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <FormField name="password" label={t('password.new')} hint={t('password.hint')}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <FormField name="confirmation" label={t('password.repeat')}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <SubmitButton className="justify-self-start">{t('password.submit')}</SubmitButton>
      </Form>
      {mail.done ? <Alert tone="positive">{t('password.mailed', { email })}</Alert> : null}
      {mail.problem ? <Alert tone="critical">{mail.problem}</Alert> : null}
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start"
        busy={mail.busy}
        onClick={() => void mail.run(() => send(RequestToResetPasswordDocument, { email }))}
      >
        {t('password.forgotten')}
      </Button>
    </Card>
  );
}
