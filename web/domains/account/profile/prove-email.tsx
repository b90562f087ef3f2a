'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { oneTimeCode } from '#edge/contract/validators/index.ts';
import { MailboxLink } from '#web/domains/account/mailbox/mailbox-link.tsx';
import { IsEmailVerifiedDocument } from '#web/platform/graphql/generated/main/is-email-verified.ts';
import { SendEmailVerificationDocument } from '#web/platform/graphql/generated/main/send-email-verification.ts';
import { VerifyOtpFromEmailDocument } from '#web/platform/graphql/generated/main/verify-otp-from-email.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { askServer } from '#web/platform/session/ask-server.ts';
import { useProfile } from '#web/platform/session/use-profile.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

const schema = v.object({ code: oneTimeCode() });

/** An address that is not proved yet: a mail with a link and a code, and where the code goes. */
export function ProveEmail({ email }: { email: string }) {
  const t = useScopedI18n('account');
  const language = useLocale();
  const { retry } = useProfile();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [errorKey, setErrorKey] = useState<string>();
  const message = useErrorMessage()(errorKey);
  const form = useForm({ schema, defaultValues: { code: '' } });
  const send = async (): Promise<void> => {
    setState('busy');
    setErrorKey(undefined);
    const sent = await askServer(SendEmailVerificationDocument, { language });
    setState(sent.ok ? 'sent' : 'idle');
    if (!sent.ok) setErrorKey(sent.key);
  };
  const look = async (): Promise<void> => {
    const answer = await askServer(IsEmailVerifiedDocument, {});
    if (!answer.ok) setErrorKey(answer.key);
    else if (answer.value.status === 'VERIFIED') retry();
    else setErrorKey('NOT_VERIFIED');
  };
  return (
    <div className="grid max-w-md gap-4">
      {message ? <Alert tone="critical">{message}</Alert> : null}
      {state === 'sent' ? (
        <>
          <Alert tone="positive">{t('prove.sent', { email })}</Alert>
          <Form
            form={form}
            onSubmit={async ({ code }) => {
              const answer = await askServer(VerifyOtpFromEmailDocument, { otpCode: code });
              if (answer.ok) retry();
              else form.setError('root', { message: answer.key });
            }}
          >
            <FormField name="code" label={t('phone.code')}>
              {(control) => <Input {...control} autoComplete="one-time-code" inputMode="numeric" />}
            </FormField>
            <SubmitButton>{t('phone.confirm')}</SubmitButton>
          </Form>
          <Button variant="secondary" onClick={() => void look()}>
            {t('prove.opened')}
          </Button>
          <MailboxLink />
        </>
      ) : (
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
          {t('prove.send')}
        </Button>
      )}
    </div>
  );
}
