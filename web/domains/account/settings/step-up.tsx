'use client';

import { type ReactNode, useState } from 'react';
import { signInForm } from '#edge/contract/validators/index.ts';
import { GoogleButton } from '#web/domains/account/sign-in/google-button.tsx';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { signIn } from '#web/platform/session/sign-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';

const schema = signInForm();

interface Props {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

function SignInAgain({ email, onDone, onClose }: Props) {
  const t = useScopedI18n('settings');
  const errors = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema, defaultValues: { email, password: '' } });
  const run = async (method: SignInMethod): Promise<void> => {
    setBusy(true);
    const outcome = await signIn(method);
    setBusy(false);
    if (outcome.ok) onDone();
    else setProblem(errors(outcome.key));
  };
  return (
    <Dialog open onClose={onClose} title={t('again.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('again.text')}</p>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <Form form={form} onSubmit={(values) => run({ kind: 'email', ...values })}>
          {/* For password managers, which know the pair. */}
          <input type="email" autoComplete="username" value={email} hidden readOnly />
          <FormField name="password" label={t('again.password')}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
          <SubmitButton block>{t('again.submit')}</SubmitButton>
        </Form>
        <GoogleButton busy={busy} run={(method) => void run(method)} />
      </div>
    </Dialog>
  );
}

interface StepUp {
  /** Sends; when the server wants the person to sign in anew, asks for it and sends once more. */
  readonly send: <Data>(request: () => Promise<Answer<Data>>) => Promise<Answer<Data>>;
  /** Has the person sign in anew first; false when they would not. */
  readonly prove: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** Changes that a stolen session must not be able to make. */
export const useStepUp = (email: string): StepUp => {
  const [asking, setAsking] = useState<{ readonly answer: (proved: boolean) => void }>();
  const prove = (): Promise<boolean> =>
    new Promise((resolve) => {
      setAsking({
        answer: (proved) => {
          setAsking(undefined);
          resolve(proved);
        },
      });
    });
  return {
    prove,
    send: async (request) => {
      const first = await request();
      const wantsProof =
        !first.ok &&
        first.fault.layer === 'graphql' &&
        first.fault.code === 'RECENT_SIGN_IN_REQUIRED';
      return wantsProof && (await prove()) ? request() : first;
    },
    dialog: asking ? (
      <SignInAgain
        email={email}
        onDone={() => asking.answer(true)}
        onClose={() => asking.answer(false)}
      />
    ) : null,
  };
};
