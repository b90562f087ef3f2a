'use client';

import { useState } from 'react';
import { signInForm } from '#edge/contract/validators/index.ts';
import { WhenLoaded } from '#web/domains/account/settings/when-loaded.tsx';
import { openDocument } from '#web/platform/analytics/open-document.ts';
import { needsOwnDocument } from '#web/platform/csp/page-kind.ts';
import { SignInAgainDocument } from '#web/platform/graphql/generated/main/sign-in-again.ts';
import type { SignInAgainQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { PROOF_WAYS, type ProofWay } from '#web/platform/session/proof-window.ts';
import { signIn } from '#web/platform/session/sign-in.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { GoogleButton } from './google-button.tsx';
import { PhoneAgain } from './phone-again.tsx';
import { useSecondFactor } from './use-second-factor.tsx';
import { WindowWays } from './window-ways.tsx';

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

/** Others' scripts may not run in this document: what needs them is done in a window of its own. */
const isLimited = (): boolean => needsOwnDocument(openDocument(), 'sign-in');

/** A password is chosen in a card of its own, and a number has to be the account's before it opens it. */
const isAddable = (way: ProofWay, { profileCustomer }: SignInAgainQuery): boolean =>
  way === 'google.com' || (way === 'phone' && profileCustomer.phoneNumber !== null);

interface Props {
  /** The way that was pressed before, alone at first; or those that the account does not have yet. */
  only: ProofWay | 'missing' | undefined;
  onDone: () => void;
}

function Ways({ data, only, onDone }: Props & { data: SignInAgainQuery }) {
  const t = useScopedI18n('account');
  const errors = useErrorMessage();
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
  const { emailAddress, phoneNumber } = data.profileCustomer;
  const email = emailAddress ?? '';
  const has = (way: ProofWay): boolean => {
    if (way === 'password' && email === '') return false;
    if (all) return true;
    const isOfAccount = data.signInWays.some(({ provider }) => provider === way);
    if (only === 'missing') return isAddable(way, data) && !isOfAccount;
    return only === undefined ? isOfAccount : way === only;
  };
  const elsewhere = PROOF_WAYS.filter(
    (way) => has(way) && isLimited() && (way !== 'password' || data.secondFactors.length > 0),
  );
  const isOpen = (way: ProofWay): boolean => has(way) && !elsewhere.includes(way);
  return (
    <>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {isOpen('password') ? <PasswordAgain email={email} run={run} /> : null}
      {isOpen('google.com') ? (
        <GoogleButton busy={busy} run={(method) => void run(method)} />
      ) : null}
      {isOpen('phone') ? <PhoneAgain number={phoneNumber ?? ''} onDone={onDone} /> : null}
      {elsewhere.length > 0 ? <WindowWays ways={elsewhere} onDone={onDone} /> : null}
      {all || only === 'missing' ? null : (
        <Button variant="quiet" block onClick={() => setAll(true)}>
          {t('again.other')}
        </Button>
      )}
      {dialog}
    </>
  );
}

/** Proves a person anew, by the ways their account has; the other ways stand behind a button. */
export function ProofWays({ only, onDone }: Props) {
  const answer = usePersonalQuery(SignInAgainDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {(data) => <Ways data={data} only={only} onDone={onDone} />}
    </WhenLoaded>
  );
}
