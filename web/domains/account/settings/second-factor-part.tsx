'use client';

import { useState } from 'react';
import { secondFactorForm } from '#edge/contract/account/security.ts';
import { shownNumber } from '#web/domains/account/phone/pending-code.ts';
import { GoogleButton } from '#web/domains/account/sign-in/google-button.tsx';
import { useSecondFactor } from '#web/domains/account/sign-in/use-second-factor.tsx';
import { RemoveSecondFactorDocument } from '#web/platform/graphql/generated/main/remove-second-factor.ts';
import { SettingsSecondFactorDocument } from '#web/platform/graphql/generated/main/settings-second-factor.ts';
import type { SettingsSecondFactorQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { proveAgain } from '#web/platform/session/prove-again.ts';
import { addSecondFactor } from '#web/platform/session/second-factor.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { useChange } from './use-change.ts';
import { WhenLoaded } from './when-loaded.tsx';

interface Props {
  data: SettingsSecondFactorQuery;
  onChanged: () => void;
}

/** A number, and the first way once more: the provider adds a factor to nobody who has not just signed in. */
function AddFactor({ data, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const [busy, setBusy] = useState(false);
  const { askForCode, dialog } = useSecondFactor();
  const { emailAddress, phoneNumber } = data.profileCustomer;
  const email = emailAddress ?? '';
  const has = (provider: string) => data.signInWays.some((way) => way.provider === provider);
  const form = useForm({
    schema: secondFactorForm,
    defaultValues: {
      phoneNumber: phoneNumber === null ? '' : shownNumber({ phoneNumber }),
      password: '',
    },
  });
  const add = async (method: SignInMethod, number: string): Promise<void> => {
    setBusy(true);
    const outcome = await addSecondFactor(method, number, askForCode);
    setBusy(false);
    if (outcome.ok) onChanged();
    else if (outcome.key !== undefined) form.setError('root', { message: outcome.key });
  };
  if (email === '' || !(has('password') || has('google.com')))
    return <Alert tone="caution">{t('factor.needs-email')}</Alert>;
  return (
    <>
      <Form
        form={form}
        onSubmit={({ phoneNumber: number, password }) =>
          has('password') ? add({ kind: 'email', email, password }, number) : Promise.resolve()
        }
      >
        <FormField name="phoneNumber" label={t('factor.number')} hint={t('factor.number-hint')}>
          {(control) => <PhoneInput {...control} autoComplete="tel" />}
        </FormField>
        {has('password') ? (
          <>
            {/* For password managers, which know the pair. */}
            <input type="email" autoComplete="username" value={email} hidden readOnly />
            <FormField name="password" label={t('factor.password')}>
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </FormField>
            <SubmitButton className="justify-self-start">{t('factor.send')}</SubmitButton>
          </>
        ) : null}
      </Form>
      {has('google.com') ? (
        <GoogleButton
          busy={busy}
          run={(method) =>
            void form.handleSubmit(({ phoneNumber: number }) => add(method, number))()
          }
        />
      ) : null}
      {dialog}
    </>
  );
}

function Factors({ data, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  const { secondFactors, staffRights } = data;
  return (
    <>
      <Alert tone="positive">{t('factor.on')}</Alert>
      {staffRights.lacksSecondFactor ? (
        <Alert tone="caution">
          {t('factor.use-it')}
          <Button
            size="sm"
            variant="quiet"
            onClick={async () => {
              if (await proveAgain()) onChanged();
            }}
          >
            {t('factor.sign-in')}
          </Button>
        </Alert>
      ) : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <ul className="grid gap-4">
        {secondFactors.map(({ id, phoneNumber, enrolledAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-semibold tabular-nums">{phoneNumber ?? t('factor.app')}</p>
              {enrolledAt === null ? null : (
                <p className="text-muted text-sm">
                  {t('ways.since', { at: date(locale, Date.parse(enrolledAt)) })}
                </p>
              )}
            </div>
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              onClick={async () => {
                if (await run(() => send(RemoveSecondFactorDocument, { id }))) onChanged();
              }}
            >
              {t('ways.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A code to a telephone besides the first way in. Staff need it; everybody may have it. */
export function SecondFactorPart() {
  const t = useScopedI18n('settings');
  const answer = usePersonalQuery(SettingsSecondFactorDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {(data) => (
        <>
          {data.staffRights.lacksSecondFactor && data.secondFactors.length === 0 ? (
            <Alert tone="caution">{t('factor.staff')}</Alert>
          ) : null}
          <Card className="grid gap-5">
            {data.secondFactors.length === 0 ? (
              <AddFactor data={data} onChanged={answer.retry} />
            ) : (
              <Factors data={data} onChanged={answer.retry} />
            )}
          </Card>
          {data.staffRights.permissions.length > 0 && !data.staffRights.lacksSecondFactor ? (
            <LinkButton href="/pstools" variant="secondary" className="justify-self-start">
              {t('factor.tools')}
            </LinkButton>
          ) : null}
        </>
      )}
    </WhenLoaded>
  );
}
