'use client';

import { useRouter } from 'next/navigation';
import useSWR from 'swr';
import { passwordChoice } from '#edge/contract/validators/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { choosePassword, readResetLink } from '#web/platform/session/register.ts';
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

/** A new password by the link of a mail; it signs in, and everybody else out. */
export function NewPassword({ code }: { code: string }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const router = useRouter();
  const { data } = useSWR(['reset-link', code], () => readResetLink(code), {
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
            const changed = await choosePassword(code, password);
            if (changed.ok) forgetLink();
            const outcome = changed.ok
              ? await signIn({ kind: 'email', email, password }, { alone: true })
              : changed;
            if (outcome.ok) router.replace(`/${locale}/profile`);
            else if (outcome.key !== undefined) form.setError('root', { message: outcome.key });
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
            hint={t('register.password-hint')}
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
    </>
  );
}
