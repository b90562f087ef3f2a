'use client';

import { useEffect, useRef } from 'react';
import { phoneRegistrationForm } from '#edge/contract/validators/index.ts';
import { SignUpFields, WhoFields } from '#web/domains/account/register/sign-up-fields.tsx';
import {
  cameBy,
  SIGN_UP,
  useReferralOfLink,
  whoSignsUp,
} from '#web/domains/account/register/sign-up-values.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { enterByPhone, type PendingCode } from '#web/platform/session/phone.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { shownNumber } from './pending-code.ts';

const schema = phoneRegistrationForm();

interface Props {
  pending: PendingCode;
  rememberMe: boolean;
}

/** Somebody whose number is proved and has no account: a name and the terms, and they are in. */
export function NewcomerForm({ pending, rememberMe }: Props) {
  const t = useScopedI18n('account');
  const selectedLanguage = useLocale();
  const form = useForm({ schema, defaultValues: { ...SIGN_UP, selectedLanguage } });
  useReferralOfLink(form);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { phoneNumber, sessionInfo } = pending;
  return (
    <div className="grid gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-4xl outline-none">
          {t('phone.new-title')}
        </h2>
        <p className="mt-3 text-lg text-muted">
          {t('phone.new-text', { number: shownNumber(pending) })}
        </p>
      </div>
      <Form
        form={form}
        onSubmit={async (values) => {
          const outcome = await enterByPhone({
            phoneNumber,
            sessionInfo,
            rememberMe,
            signUp: whoSignsUp(values),
            ...cameBy(values),
          });
          if (!outcome.ok) form.setError('root', { message: outcome.key ?? 'UNKNOWN' });
        }}
      >
        <WhoFields />
        <SignUpFields />
        <SubmitButton size="lg" variant="accent" block>
          {t('register.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
