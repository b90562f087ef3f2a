'use client';

import { useState } from 'react';
import { MailboxLink } from '#web/domains/account/mailbox/mailbox-link.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { Credentials } from '#web/platform/session/firebase-account.ts';
import { sendVerificationAgain } from '#web/platform/session/register.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';

/** The mail with the link, once more. */
export function SendAgain({ credentials }: { credentials: Credentials }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [errorKey, setErrorKey] = useState<string>();
  const message = useErrorMessage()(errorKey);
  const send = async (): Promise<void> => {
    setState('busy');
    setErrorKey(undefined);
    const outcome = await sendVerificationAgain(credentials, locale);
    setState(outcome.ok ? 'sent' : 'idle');
    if (!outcome.ok) setErrorKey(outcome.key);
  };
  return (
    <div className="grid gap-3">
      {message ? <Alert tone="critical">{message}</Alert> : null}
      {state === 'sent' ? (
        <Alert tone="positive">{t('register.sent-again')}</Alert>
      ) : (
        <Button variant="secondary" block busy={state === 'busy'} onClick={() => void send()}>
          {t('register.send-again')}
        </Button>
      )}
      <MailboxLink />
    </div>
  );
}
