import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { EmailForm } from './email-form.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export async function EmailScreen() {
  const t = await getScopedI18n('account');
  return (
    <SignInFrame>
      <h2 className="text-4xl">{t('email.title')}</h2>
      <div className="mt-8">
        <EmailForm />
      </div>
      <p className="mt-6 text-center">
        <OtherWay>{t('email.other')}</OtherWay>
      </p>
    </SignInFrame>
  );
}
