import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LoginChoices } from './login-choices.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export async function LoginScreen() {
  const t = await getScopedI18n('account');
  return (
    <SignInFrame>
      <h2 className="text-4xl">{t('login.title')}</h2>
      <p className="mt-3 text-lg text-muted">{t('login.lead')}</p>
      <div className="mt-10 grid gap-4">
        <LoginChoices />
      </div>
    </SignInFrame>
  );
}
