'use client';

import { useState } from 'react';
import { signInForm } from '#edge/contract/validators/index.ts';
import { SignInAgainDocument } from '#web/platform/graphql/generated/main/sign-in-again.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { signIn } from '#web/platform/session/sign-in.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GoogleButton } from './google-button.tsx';
import { PhoneAgain } from './phone-again.tsx';
import { useSecondFactor } from './use-second-factor.tsx';

const schema = signInForm();

interface PasswordProps {
  email: string;
  run: (method: SignInMethod) => Promise<void>;
}

function PasswordAgain({ email, run }: PasswordProps) {
  const t = useScopedI18n('account');
  const form = useForm({ schema, defaultValues: { email, password: '' } });
  return (
    <Form form={form} onSubmit={(values) => run({ kind: 'email', ...values })}>
      {/* For password managers, which know the pair. */}
      <input type="email" autoComplete="username" value={email} hidden readOnly />
      <FormField name="password" label={t('again.password')} hint={email}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <SubmitButton block>{t('again.submit')}</SubmitButton>
    </Form>
  );
}

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Proves a person anew, by the ways their account has; the other ways stand behind a button. */
export function SignInAgain({ onDone, onClose }: Props) {
  const t = useScopedI18n('account');
  const errors = useErrorMessage();
  const { data } = usePersonalQuery(SignInAgainDocument, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [all, setAll] = useState(false);
  const { askForCode, dialog } = useSecondFactor();
  const run = async (method: SignInMethod): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await signIn(method, { askForCode });
    setBusy(false);
    if (outcome.ok) onDone();
    else setProblem(errors(outcome.key));
  };
  const email = data?.profileCustomer.emailAddress ?? '';
  const has = (provider: string): boolean =>
    all || data?.signInWays.some((way) => way.provider === provider) === true;
  return (
    <>
      <Dialog open onClose={onClose} title={t('again.title')}>
        <div className="grid gap-5">
          <p className="text-muted">{t('again.text')}</p>
          {problem ? <Alert tone="critical">{problem}</Alert> : null}
          {data === undefined ? (
            <Skeleton className="h-40" />
          ) : (
            <>
              {has('password') && email !== '' ? <PasswordAgain email={email} run={run} /> : null}
              {has('google.com') ? (
                <GoogleButton busy={busy} run={(method) => void run(method)} />
              ) : null}
              {has('phone') ? (
                <PhoneAgain number={data.profileCustomer.phoneNumber ?? ''} onDone={onDone} />
              ) : null}
              {all ? null : (
                <Button variant="quiet" block onClick={() => setAll(true)}>
                  {t('again.other')}
                </Button>
              )}
            </>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
