'use client';

import { useState } from 'react';
import type * as v from 'valibot';
import {
  fatherNameInput,
  IDENTITY_KINDS,
  type IdentityKind,
  identityNumberInput,
  taxNumberInput,
} from '#edge/contract/account/papers.ts';
import { SISAPIRA_STATUSES } from '#edge/contract/orders/sisapira.ts';
import { SURVEY_ANSWERS } from '#edge/contract/test-rides/booking.ts';
import { UpdateFatherNameDocument } from '#web/platform/graphql/generated/main/update-father-name.ts';
import { UpdateIdentityCardNumberDocument } from '#web/platform/graphql/generated/main/update-identity-card-number.ts';
import { UpdateTaxCardNumberDocument } from '#web/platform/graphql/generated/main/update-tax-card-number.ts';
import type { SettingsPapersQuery } from '#web/platform/graphql/generated/main.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { useChange } from './use-change.ts';

interface OneNumberProps {
  schema: v.GenericSchema<{ number: string }, { number: string }>;
  label: string;
  standing: string | null | undefined;
  save: (number: string) => Promise<Answer<object>>;
  onChanged: () => void;
}

function OneNumber({ schema, label, standing, save, onChanged }: OneNumberProps) {
  const t = useScopedI18n('settings');
  const { problem, done, run } = useChange();
  const form = useForm({ schema, defaultValues: { number: '' } });
  return (
    <div className="grid gap-3">
      {done ? <Alert tone="positive">{t('numbers.saved')}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Form
        form={form}
        onSubmit={async ({ number }) => {
          if (!(await run(() => save(number)))) return;
          form.reset({ number: '' });
          onChanged();
        }}
      >
        <FormField
          name="number"
          label={label}
          hint={standing ? t('numbers.standing', { number: standing }) : t('numbers.none')}
        >
          {(control) => <Input {...control} autoComplete="off" maxLength={40} />}
        </FormField>
        <SubmitButton variant="secondary" className="justify-self-start">
          {t('numbers.save')}
        </SubmitButton>
      </Form>
    </div>
  );
}

interface Props {
  profile: SettingsPapersQuery['profileCustomer'];
  onChanged: () => void;
}

/** The number of an identity card or a stay permit, whichever the person has. */
function IdentityNumber({ profile, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const [kind, setKind] = useState<IdentityKind>(profile.identityKind ?? 'KTP');
  return (
    <>
      <FieldGroup legend={t('numbers.kind')}>
        {IDENTITY_KINDS.map((each) => (
          <Radio
            key={each}
            name="identity-kind"
            label={t(`numbers.kind.${each}`)}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </FieldGroup>
      <OneNumber
        key={kind}
        schema={identityNumberInput[kind]}
        label={t(`numbers.${kind}`)}
        standing={profile.document?.identityCardNumber}
        save={(number) => send(UpdateIdentityCardNumberDocument, { number, kind })}
        onChanged={onChanged}
      />
    </>
  );
}

function FatherName({ profile }: Pick<Props, 'profile'>) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const { problem, done, run } = useChange();
  const form = useForm({
    schema: fatherNameInput,
    defaultValues: { fatherName: profile.fatherName ?? '' },
  });
  return (
    <>
      {done ? <Alert tone="positive">{t('numbers.saved')}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Form
        form={form}
        onSubmit={async (values) => {
          await run(() => send(UpdateFatherNameDocument, values));
        }}
      >
        <FormField name="fatherName" label={t('numbers.father')} hint={t('numbers.father-hint')}>
          {(control) => <Input {...control} autoComplete="off" maxLength={100} />}
        </FormField>
        <SubmitButton variant="secondary" className="justify-self-start">
          {t('numbers.save')}
        </SubmitButton>
      </Form>
    </>
  );
}

/**
 * Numbers of cards, which are shown masked from then on, and what the registration asks for besides. A
 * company is known by its tax number alone.
 */
export function NumbersCard({ profile, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const { document, sisapiraStatus } = profile;
  const isCompany = profile.customerType === 'company';
  // A word that only a newer server knows is not shown.
  const help = SISAPIRA_STATUSES.find((status) => status === sisapiraStatus);
  const persona = SURVEY_ANSWERS.find((answer) => answer === profile.persona);
  return (
    <Card className="grid gap-6">
      <div>
        <h3 className="font-bold text-xl">{t('numbers.title')}</h3>
        <p className="mt-1 text-muted">{t('numbers.text')}</p>
      </div>
      {isCompany ? null : <IdentityNumber profile={profile} onChanged={onChanged} />}
      <OneNumber
        schema={taxNumberInput}
        label={t('numbers.NPWP')}
        standing={document?.taxCardNumber}
        save={(number) => send(UpdateTaxCardNumberDocument, { number })}
        onChanged={onChanged}
      />
      {isCompany ? null : <FatherName profile={profile} />}
      {help ? (
        <p className="text-muted text-sm">
          {t('numbers.sisapira', { status: t(`numbers.sisapira.${help}`) })}
        </p>
      ) : null}
      {persona ? (
        <p className="text-muted text-sm">
          {t('numbers.persona', { persona: t(`numbers.persona.${persona}`) })}
        </p>
      ) : null}
    </Card>
  );
}
