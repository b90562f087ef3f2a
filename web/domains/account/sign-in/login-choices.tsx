'use client';

import { useState } from 'react';
import { PhoneWay } from '#web/domains/account/phone/phone-way.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Mail } from '#web/ui/icons.ts';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { purposeOf } from './purpose.ts';
import { SessionNotice } from './session-notice.tsx';
import { useSignIn } from './use-sign-in.ts';
import { SignInButton, SignInLink, useQueryString } from './with-query.tsx';

/** Which way to sign in: a telephone number at once, or another. */
export function LoginChoices() {
  const t = useScopedI18n('account');
  const { busy, errorKey, run, dialog } = useSignIn();
  const [rememberMe, setRememberMe] = useState(true);
  const purpose = purposeOf(useQueryString());
  const lead =
    purpose?.key === 'model'
      ? t('login.for.model', { model: purpose.model })
      : t(purpose === undefined ? 'login.lead' : `login.for.${purpose.key}`);
  const message = useErrorMessage()(errorKey);
  return (
    <PhoneWay rememberMe={rememberMe}>
      {(number) => (
        <>
          <h2 className="text-4xl">{t('login.title')}</h2>
          <p className="mt-3 text-lg text-muted">{lead}</p>
          <div className="mt-8 grid gap-4">
            <SessionNotice />
            {message ? <Alert tone="critical">{message}</Alert> : null}
            {number}
            <OrLine>{t('login.or')}</OrLine>
            <GoogleButton busy={busy} run={(method) => void run(method, { rememberMe })} />
            <SignInButton to="/login/email">
              <Mail size={20} />
              {t('login.email')}
            </SignInButton>
            <Checkbox
              label={t('login.remember')}
              checked={rememberMe}
              onChange={(event) => setRememberMe(event.target.checked)}
            />
            <p className="text-center">
              {t('login.new')} <SignInLink to="/login/register">{t('login.register')}</SignInLink>
            </p>
            {dialog}
          </div>
        </>
      )}
    </PhoneWay>
  );
}
