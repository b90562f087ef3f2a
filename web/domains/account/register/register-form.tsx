'use client';

import { useState } from 'react';
import { registrationForm, TERMS_VERSION } from '#edge/contract/validators/index.ts';
import { GoogleButton } from '#web/domains/account/sign-in/google-button.tsx';
import { OrLine } from '#web/domains/account/sign-in/or-line.tsx';
import { useSignIn } from '#web/domains/account/sign-in/use-sign-in.ts';
import { SignInButton } from '#web/domains/account/sign-in/with-query.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type SignUp, signUp } from '#web/platform/session/register.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Phone } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Confirm } from './confirm.tsx';
import { SignUpFields, WhoFields } from './sign-up-fields.tsx';
import {
  cameBy,
  cameByUnchecked,
  SIGN_UP,
  useReferralOfLink,
  whoSignsUp,
} from './sign-up-values.ts';

const schema = registrationForm();

interface Waiting {
  readonly signUp: SignUp;
  /** E.164; null where none was given. */
  readonly phoneNumber: string | null;
}

export function RegisterForm() {
  const t = useScopedI18n('account');
  const selectedLanguage = useLocale();
  const { busy, errorKey, run, dialog } = useSignIn();
  const refusal = useErrorMessage()(errorKey);
  const [waiting, setWaiting] = useState<Waiting>();
  const form = useForm({
    schema,
    defaultValues: { ...SIGN_UP, email: '', password: '', phoneNumber: '', selectedLanguage },
  });
  useReferralOfLink(form);
  if (waiting) return <Confirm {...waiting} />;
  return (
    <>
      <h2 className="text-4xl">{t('register.title')}</h2>
      <p className="mt-3 text-lg text-muted">{t('register.lead')}</p>
      <div className="mt-8 grid gap-6">
        {refusal ? <Alert tone="critical">{refusal}</Alert> : null}
        <GoogleButton
          busy={busy}
          run={(method) =>
            void run(method, {
              registerAs: {
                customerType: 'personal',
                selectedLanguage,
                termsVersion: TERMS_VERSION,
                ...cameByUnchecked({ ...SIGN_UP, ...form.getValues() }),
              },
            })
          }
        />
        <p className="text-faint text-sm">{t('register.google-terms')}</p>
        <SignInButton to="/login">
          <Phone size={20} />
          {t('register.phone')}
        </SignInButton>
        <OrLine>{t('register.or')}</OrLine>
        <Form
          form={form}
          onSubmit={async (values) => {
            const { email, password, phoneNumber } = values;
            const given = { email, password, ...whoSignsUp(values), ...cameBy(values) };
            const outcome = await signUp(given);
            if (outcome.ok) setWaiting({ signUp: given, phoneNumber });
            else if (outcome.key !== undefined) form.setError('root', { message: outcome.key });
          }}
        >
          <WhoFields />
          <FormField name="email" label={t('email.email')}>
            {(control) => (
              <Input {...control} type="email" autoComplete="username" inputMode="email" />
            )}
          </FormField>
          <FormField
            name="phoneNumber"
            label={t('profile.phone')}
            hint={t('register.number-hint')}
            required={false}
          >
            {(control) => <PhoneInput {...control} />}
          </FormField>
          <FormField name="password" label={t('email.password')} hint={t('register.password-hint')}>
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </FormField>
          <SignUpFields />
          <SubmitButton size="lg" variant="accent" block>
            {t('register.submit')}
          </SubmitButton>
        </Form>
      </div>
      {dialog}
    </>
  );
}
