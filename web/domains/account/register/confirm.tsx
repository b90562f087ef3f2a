'use client';

import { useEffect, useRef } from 'react';
import { SignInButton } from '#web/domains/account/sign-in/with-query.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { Credentials } from '#web/platform/session/firebase-account.ts';
import { SendAgain } from './send-again.tsx';

/** After the form: the mail is on its way, and what to do when it does not come. */
export function Confirm({ credentials }: { credentials: Credentials }) {
  const t = useScopedI18n('account');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={title} tabIndex={-1} className="text-4xl outline-none">
        {t('register.confirm-title')}
      </h2>
      <p className="text-lg text-muted">
        {t('register.confirm-text', { email: credentials.email })}
      </p>
      <SignInButton to="/login/email">{t('register.confirmed')}</SignInButton>
      <p className="text-muted text-sm">{t('register.confirm-help')}</p>
      <SendAgain credentials={credentials} />
    </div>
  );
}
