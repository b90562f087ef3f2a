import { SignInFrame } from '#web/domains/account/sign-in/sign-in-frame.tsx';
import { SignInLink } from '#web/domains/account/sign-in/with-query.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { ForgotForm } from './forgot-form.tsx';

export async function ForgotScreen() {
  const t = await getScopedI18n('account');
  return (
    <SignInFrame>
      <h2 className="text-4xl">{t('forgot.title')}</h2>
      <p className="mt-3 text-lg text-muted">{t('forgot.lead')}</p>
      <div className="mt-8">
        <ForgotForm />
      </div>
      <p className="mt-6 text-muted">
        {t('forgot.by-phone')} <SignInLink to="/login">{t('forgot.to-phone')}</SignInLink>
      </p>
      <p className="mt-6 text-center">
        <SignInLink to="/login/email">{t('forgot.back')}</SignInLink>
      </p>
    </SignInFrame>
  );
}
