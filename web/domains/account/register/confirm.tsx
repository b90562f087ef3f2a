'use client';

import { useEffect, useRef } from 'react';
import { SignInButton } from '#web/domains/account/sign-in/with-query.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { SignUp } from '#web/platform/session/register.ts';
import { ConfirmNumber } from './confirm-number.tsx';
import { SendAgain } from './send-again.tsx';

interface Props {
  signUp: SignUp;
  /** E.164; null where none was given. */
  phoneNumber: string | null;
}

/** After the form: the mail is on its way, and what to do when it does not come. */
export function Confirm({ signUp, phoneNumber }: Props) {
  const t = useScopedI18n('account');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={title} tabIndex={-1} className="text-4xl outline-none">
        {t('register.confirm-title')}
      </h2>
      <p className="text-lg text-muted">{t('register.confirm-text', { email: signUp.email })}</p>
      <SignInButton to="/login/email">{t('register.confirmed')}</SignInButton>
      <p className="text-muted text-sm">{t('register.confirm-help')}</p>
      <SendAgain credentials={signUp} />
      {phoneNumber === null ? null : <ConfirmNumber signUp={signUp} phoneNumber={phoneNumber} />}
    </div>
  );
}
