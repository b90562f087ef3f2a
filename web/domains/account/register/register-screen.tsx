import { SignInFrame } from '#web/domains/account/sign-in/sign-in-frame.tsx';
import { SignInLink } from '#web/domains/account/sign-in/with-query.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { RegisterForm } from './register-form.tsx';

export async function RegisterScreen() {
  const t = await getScopedI18n('account');
  return (
    <SignInFrame>
      <RegisterForm />
      <p className="mt-6 text-center">
        {t('register.known')} <SignInLink to="/login">{t('login.title')}</SignInLink>
      </p>
    </SignInFrame>
  );
}
