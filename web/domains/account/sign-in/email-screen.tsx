import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { EmailForm } from './email-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './with-query.tsx';

export async function EmailScreen() {
  const t = await getScopedI18n('account');
  return (
    <SignInFrame>
      <h2 className="text-4xl">{t('email.title')}</h2>
      <div className="mt-8">
        <EmailForm />
      </div>
      <ul className="mt-6 grid justify-items-center gap-3">
        <li>
          <SignInLink to="/login/forgot-password">{t('email.forgotten')}</SignInLink>
        </li>
        <li>
          {t('login.new')} <SignInLink to="/login/register">{t('login.register')}</SignInLink>
        </li>
        <li>
          <SignInLink to="/login">{t('email.other')}</SignInLink>
        </li>
      </ul>
    </SignInFrame>
  );
}
