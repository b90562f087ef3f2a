'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Mail } from '#web/ui/icons.ts';
import { GoogleButton } from './google-button.tsx';
import { SessionNotice } from './session-notice.tsx';
import { useSignIn } from './use-sign-in.ts';
import { SignInButton, SignInLink } from './with-query.tsx';

/** Which way to sign in. */
export function LoginChoices() {
  const t = useScopedI18n('account');
  const { busy, errorKey, run } = useSignIn();
  const message = useErrorMessage()(errorKey);
  return (
    <>
      <SessionNotice />
      {message ? <Alert tone="critical">{message}</Alert> : null}
      <GoogleButton busy={busy} run={(method) => void run(method)} />
      <SignInButton to="/login/email">
        <Mail size={20} />
        {t('login.email')}
      </SignInButton>
      <p className="mt-2 text-center">
        {t('login.new')} <SignInLink to="/login/register">{t('login.register')}</SignInLink>
      </p>
    </>
  );
}
