import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { SignInLink } from '../sign-in/with-query.tsx';
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
