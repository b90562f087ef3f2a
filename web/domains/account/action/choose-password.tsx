'use client';

import { useRouter } from 'next/navigation';
import { passwordChoice } from '#edge/contract/validators/index.ts';
import { codeOf } from '#web/domains/account/settings/use-change.ts';
import { ResetOldPasswordDocument } from '#web/platform/graphql/generated/main.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { forgetLink } from './opened-link.ts';

const schema = passwordChoice();

/** A new password by the link of our own mail. The server refuses the old one and those tried first. */
export function ChoosePassword({ token }: { token: string }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const router = useRouter();
  const form = useForm({ schema, defaultValues: { password: '', confirmation: '' } });
  return (
    <>
      <h2 className="text-4xl">{t('action.password-title')}</h2>
      <p className="mt-3 text-lg text-muted">{t('action.choose-text')}</p>
      <div className="mt-8">
        <Form
          form={form}
          onSubmit={async ({ password }) => {
            const input = { token, password };
            const code = codeOf(await send(TELLING_MAIN, ResetOldPasswordDocument, { input }));
            if (code === undefined) {
              forgetLink();
              router.replace(`/${locale}/login/email`);
            } else form.setError('root', { message: code });
          }}
        >
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
            {t('action.choose-submit')}
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}
