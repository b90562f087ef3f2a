'use client';

import { useState } from 'react';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { session } from '../../../platform/session/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useErrorMessage } from '../../../ui/form/messages.ts';
import { Mail } from '../../../ui/icons.ts';
import { AccountChooser } from './account-chooser.tsx';
import { EmailLink } from './email-link.tsx';
import { GoogleMark } from './google-mark.tsx';
import { SessionNotice } from './session-notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Which way to sign in. */
export function LoginChoices() {
  const t = useScopedI18n('account');
  const { busy, errorKey, run } = useSignIn();
  const [choosing, setChoosing] = useState(false);
  const message = useErrorMessage()(errorKey);
  // Known as soon as our server has answered who is signed in.
  const asked = useSession().kind !== 'initializing';
  const provider = asked ? session().provider : undefined;

  const withGoogle = (): void => {
    if (provider?.emulator === undefined) void run({ kind: 'google' });
    else setChoosing(true);
  };
  return (
    <>
      <SessionNotice />
      {message ? <Alert tone="critical">{message}</Alert> : null}
      <Button size="lg" variant="secondary" block busy={busy} onClick={withGoogle}>
        <GoogleMark />
        {t('login.google')}
      </Button>
      <EmailLink>
        <Mail size={20} />
        {t('login.email')}
      </EmailLink>
      <AccountChooser
        provider={provider}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(person) => {
          setChoosing(false);
          void run({ kind: 'demo-google', person });
        }}
      />
    </>
  );
}
