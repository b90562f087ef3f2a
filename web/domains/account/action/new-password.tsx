'use client';

import { useRouter } from 'next/navigation';
import useSWR from 'swr';
import { passwordChoice } from '#edge/contract/validators/index.ts';
import { useSecondFactor } from '#web/domains/account/sign-in/use-second-factor.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { choosePassword, readPasswordLink } from '#web/platform/session/register.ts';
import { signIn } from '#web/platform/session/sign-in.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LinkOver } from './link-over.tsx';
import { forgetLink } from './opened-link.ts';

const schema = passwordChoice();

/**
 * A new password by the link of our mail; it signs in, and everybody else out. The server refuses the old
 * one and those tried first.
 */
export function NewPassword({ token }: { token: string }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const router = useRouter();
  const { askForCode, dialog } = useSecondFactor();
  const { data } = useSWR(['password-link', token], () => readPasswordLink(token), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const form = useForm({ schema, defaultValues: { password: '', confirmation: '' } });
  if (data === undefined) return <Skeleton className="h-40" />;
  if (!('email' in data)) return <LinkOver errorKey={data.key} />;
  const { email } = data;
  return (
    <>
      <h2 className="text-4xl">{t('action.password-title')}</h2>
      <p className="mt-3 text-lg text-muted">{t('action.password-text', { email })}</p>
      <div className="mt-8">
        <Form
          form={form}
          onSubmit={async ({ password }) => {
            const changed = await choosePassword(token, password);
            if (!changed.ok) {
              form.setError('root', { message: changed.key ?? 'UNKNOWN' });
              return;
            }
            forgetLink();
            const outcome = await signIn({ kind: 'email', email, password }, { askForCode });
            // The password is the new one by now: what is left is an ordinary sign-in.
            router.replace(`/${locale}${outcome.ok ? '/profile' : '/login/email'}`);
          }}
        >
          {/* For password managers, which keep the pair. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={email}
            hidden
            readOnly
          />
          <FormField
            name="password"
            label={t('action.new-password')}
            hint={t('action.password-hint')}
          >
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </FormField>
          <FormField name="confirmation" label={t('action.repeat-password')}>
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </FormField>
          <SubmitButton size="lg" variant="accent" block>
            {t('action.password-submit')}
          </SubmitButton>
        </Form>
      </div>
      {dialog}
    </>
  );
}
