'use client';

import { type ReactNode, useState } from 'react';
import { companyProfileForm, GENDERS, profileForm } from '#edge/contract/account/profile.ts';
import { LANGUAGE_NAME, LOCALES } from '#edge/contract/locale.ts';
import { iso } from '#edge/contract/time.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { ProfileQuery, UpdateProfileInput } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { needsPerson } from '#web/platform/offline/outbox/item.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BirthDate } from '#web/ui/birth-date.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { pendingProfile, profileValues } from './pending-profile.ts';

type Profile = ProfileQuery['profileCustomer'];

/** `YYYY-MM-DD` where the person is. */
const today = (): string => {
  const now = new Date(device().clock.now());
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

interface Props {
  profile: Profile;
  onClose: () => void;
}

type Change = Omit<UpdateProfileInput, 'changedAt'>;

/** Takes a change of the profile, also without signal: it waits on the device then. */
const useSaving = (onClose: () => void) => {
  const [isDeclined, setDeclined] = useState(false);
  const save = async (values: Change): Promise<void> => {
    setDeclined(false);
    const changedAt = iso(device().clock.now());
    const input = { ...values, changedAt };
    const taken = await outbox().enqueue('updateCustomerProfile', { input });
    if (taken.ok) onClose();
    else setDeclined(true);
  };
  return { isDeclined, save };
};

function Frame({ isDeclined, children }: { isDeclined: boolean; children: ReactNode }) {
  const t = useScopedI18n('account');
  const { items } = useOutbox();
  const pending = pendingProfile(items ?? []);
  return (
    <Card className="grid gap-5">
      <h3 className="font-bold text-xl">{t('edit.title')}</h3>
      {pending !== undefined && needsPerson(pending) ? <StuckWrites lines={['profile']} /> : null}
      {isDeclined ? <Alert tone="critical">{t('edit.declined')}</Alert> : null}
      {children}
    </Card>
  );
}

function LanguageField() {
  const t = useScopedI18n('account');
  return (
    <FormField name="selectedLanguage" label={t('edit.language')} hint={t('edit.language-hint')}>
      {(control) => (
        <Select
          {...control}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        />
      )}
    </FormField>
  );
}

function CompanyForm({ profile, onClose }: Props) {
  const t = useScopedI18n('account');
  const { items } = useOutbox();
  const { isDeclined, save } = useSaving(onClose);
  const [schema] = useState(companyProfileForm);
  const { name, selectedLanguage } = profileValues(profile, pendingProfile(items ?? []));
  const form = useForm({ schema, defaultValues: { name, selectedLanguage } });
  return (
    <Frame isDeclined={isDeclined}>
      <Form form={form} onSubmit={save}>
        <FormField name="name" label={t('sign-up.company')} hint={t('sign-up.company-hint')}>
          {(control) => <Input {...control} autoComplete="organization" maxLength={100} />}
        </FormField>
        <LanguageField />
        <SubmitButton className="justify-self-start">{t('edit.save')}</SubmitButton>
      </Form>
    </Frame>
  );
}

function PersonForm({ profile, onClose }: Props) {
  const t = useScopedI18n('account');
  const { items } = useOutbox();
  const { isDeclined, save } = useSaving(onClose);
  const [schema] = useState(() => profileForm(today()));
  const defaultValues = profileValues(profile, pendingProfile(items ?? []));
  const form = useForm({ schema, defaultValues });
  return (
    <Frame isDeclined={isDeclined}>
      <Form form={form} onSubmit={save}>
        <FormField name="name" label={t('profile.name')} hint={t('register.name-hint')}>
          {(control) => <Input {...control} autoComplete="name" maxLength={100} />}
        </FormField>
        <FormControl<string> name="birthDate">
          {(control) => <BirthDate id="birth-date" legend={t('profile.birth-date')} {...control} />}
        </FormControl>
        <FormControl<string> name="gender">
          {({ value, onChange, error }) => (
            <FieldGroup legend={t('profile.gender')} error={error}>
              {GENDERS.map((gender) => (
                <Radio
                  key={gender}
                  name="gender"
                  label={t(`profile.gender.${gender}`)}
                  checked={value === gender}
                  onChange={() => onChange(gender)}
                />
              ))}
            </FieldGroup>
          )}
        </FormControl>
        <FormField name="occupation" label={t('profile.occupation')}>
          {(control) => <Input {...control} autoComplete="organization-title" maxLength={60} />}
        </FormField>
        <LanguageField />
        <SubmitButton className="justify-self-start">{t('edit.save')}</SubmitButton>
      </Form>
    </Frame>
  );
}

/** What a customer says about themselves; a company has neither birthday nor sex. */
export function EditForm({ profile, onClose }: Props) {
  return profile.customerType === 'company' ? (
    <CompanyForm profile={profile} onClose={onClose} />
  ) : (
    <PersonForm profile={profile} onClose={onClose} />
  );
}
