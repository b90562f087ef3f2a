'use client';

import { emailChangeForm } from '#edge/contract/account/security.ts';
import { RequestEmailAddressChangeDocument } from '#web/platform/graphql/generated/main/request-email-address-change.ts';
import { VerifyNewEmailDocument } from '#web/platform/graphql/generated/main/verify-new-email.ts';
import type { SettingsSignInQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { useChange } from './use-change.ts';

type Permission = SettingsSignInQuery['permissionToUpdateEmailAddress'];

interface Props {
  email: string;
  permission: Permission;
  onChanged: () => void;
}

/** Another address: a link goes there, and nothing changes before it is opened. */
export function EmailCard({ email, permission, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { problem, done, run } = useChange();
  const form = useForm({ schema: emailChangeForm, defaultValues: { email: '' } });
  const { remaining, nextAt } = permission;
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('email.title')}</h3>
      <p className="break-words text-muted">
        {email === '' ? t('email.none') : t('email.now', { email })}
      </p>
      {done ? <Alert tone="positive">{t('email.sent')}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {remaining === 0 && nextAt !== null ? (
        <Alert tone="caution">
          {t('email.limit', { at: dateTime(locale, Date.parse(nextAt)) })}
        </Alert>
      ) : (
        <Form
          form={form}
          onSubmit={async (values) => {
            const isPossible = await run(() => send(VerifyNewEmailDocument, values));
            if (!isPossible) return;
            await run(() => send(RequestEmailAddressChangeDocument, values));
            onChanged();
          }}
        >
          <FormField name="email" label={t('email.new')} hint={t('email.hint')}>
            {(control) => (
              <Input {...control} type="email" inputMode="email" autoComplete="email" />
            )}
          </FormField>
          <SubmitButton className="justify-self-start">{t('email.submit')}</SubmitButton>
        </Form>
      )}
    </Card>
  );
}
