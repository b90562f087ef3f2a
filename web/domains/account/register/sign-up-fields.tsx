'use client';

import { useFormContext } from 'react-hook-form';
import { REGISTRATION_SOURCES } from '#edge/contract/validators/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const TYPES = ['personal', 'company'] as const;
const PAPERS = ['KTP', 'KITAS'] as const;

/** Who signs up: a person by their papers, or a company with who speaks for it. */
export function WhoFields() {
  const t = useScopedI18n('account');
  const { register, watch } = useFormContext();
  const isCompany = watch('customerType') === 'company';
  return (
    <>
      <FieldGroup legend={t('sign-up.type')}>
        <div className="flex flex-wrap gap-x-8">
          {TYPES.map((type) => (
            <Radio
              key={type}
              {...register('customerType')}
              value={type}
              label={t(`sign-up.type.${type}`)}
            />
          ))}
        </div>
      </FieldGroup>
      <FormField
        name="name"
        label={t(isCompany ? 'sign-up.company' : 'profile.name')}
        hint={t(isCompany ? 'sign-up.company-hint' : 'register.name-hint')}
      >
        {(control) => <Input {...control} autoComplete={isCompany ? 'organization' : 'name'} />}
      </FormField>
      {isCompany ? (
        <FormField name="contactName" label={t('sign-up.contact')}>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
      ) : (
        <FieldGroup legend={t('sign-up.papers')}>
          <div className="flex flex-wrap gap-x-8">
            {PAPERS.map((kind) => (
              <Radio
                key={kind}
                {...register('identityKind')}
                value={kind}
                label={t(`sign-up.papers.${kind}`)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}

/** How somebody came to us, and what they agree to. */
export function SignUpFields() {
  const t = useScopedI18n('account');
  return (
    <>
      <FormField name="registrationSource" label={t('sign-up.source')} required={false}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('sign-up.source-none') },
              ...REGISTRATION_SOURCES.map((source) => ({
                value: source,
                label: t(`sign-up.source.${source}`),
              })),
            ]}
          />
        )}
      </FormField>
      <FormField name="referralCode" label={t('sign-up.referral')} required={false}>
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="characters" />}
      </FormField>
      <FormField name="terms" label={t('sign-up.terms-label')}>
        {(control) => <Checkbox {...control} label={t('sign-up.terms')} />}
      </FormField>
      <p className="text-muted text-sm">
        <TextLink href="/policy/terms-and-conditions-for-purchasing-alva-motorcycles">
          {t('sign-up.terms-link')}
        </TextLink>
        {' · '}
        <TextLink href="/policy/privacy-policy-term-of-use">{t('sign-up.privacy-link')}</TextLink>
      </p>
    </>
  );
}
