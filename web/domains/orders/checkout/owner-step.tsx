'use client';

import { useState } from 'react';
import type * as v from 'valibot';
import { findArea } from '#edge/contract/areas.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { isPricedFor, ownerDetails } from '#edge/contract/orders/owner.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OwnerDraft } from '#web/platform/purchase/state.ts';
import { useDraft } from '#web/platform/purchase/use-draft.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { useProfile } from '#web/platform/session/use-profile.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { ownerValues, splitOwner } from './draft.ts';
import { setIdentity, useIdentity } from './identity.ts';
import { IdentityFields } from './identity-fields.tsx';
import { OwnerPlace } from './owner-place.tsx';
import { NO_OWNER, ownerStart } from './owner-start.ts';
import { StepActions } from './step-actions.tsx';
import { useLateAccount } from './use-late-account.ts';

type OwnerFormValues = Extract<
  v.InferInput<typeof ownerDetails>,
  { customerType: 'personal'; identityKind: 'KTP' }
>;

/** In whose name the papers are issued. Numbers and pictures that prove it never rest on the device. */
export function OwnerStep({
  area,
  onArea,
  canLeave,
  onDone,
}: {
  /** Province of registration that the price is for. */
  area: string;
  /** Prices it for another province; absent where the price is agreed. */
  onArea?: (area: string) => void;
  /** The details may be given later. */
  canLeave: boolean;
  onDone: () => void;
}) {
  const t = useScopedI18n('checkout');
  const locale = useLocale();
  const state = usePurchase();
  const identity = useIdentity();
  const [sending, setSending] = useState(false);
  const account = useProfile().data?.profileCustomer;
  const [begun] = useState(() =>
    ownerStart({ draft: state.dataOwner, contact: state.contact, area, account }),
  );
  const [isDraft] = useState(state.dataOwner !== null);
  const form = useForm({
    schema: ownerDetails,
    // The form may hold a half of each variant; the schema decides which one it is.
    defaultValues: ownerValues(begun, identity) as OwnerFormValues,
  });
  useLateAccount(
    account,
    isDraft ? null : begun,
    () => form.getValues() as unknown as OwnerDraft,
    (field, value) => form.setValue(field as 'name', value),
  );
  const { customerType, isbuyer, provinceId } = form.watch();
  const province = findArea(provinceId);
  const priced = findArea(area);
  const isElsewhere = province !== undefined && !isPricedFor({ provinceId }, area);
  const isCompany = (customerType as OwnerDraft['customerType']) === 'company';

  /** What proves an identity stays with the page. @param later as it was chosen before when absent */
  const keep = (later?: boolean): void => {
    const { draft, identity: typed } = splitOwner(
      NO_OWNER,
      form.getValues() as unknown as Record<string, unknown>,
    );
    setIdentity(typed);
    purchase().update((now) => ({ ...now, dataOwner: draft, ownerLater: later ?? now.ownerLater }));
  };
  useDraft(form, () => keep());
  const leave = (): void => {
    keep(true);
    onDone();
  };
  return (
    <Form
      form={form}
      onSubmit={() => {
        if (isElsewhere && onArea === undefined) {
          form.setError('provinceId', { message: 'province-of-price' });
          return;
        }
        keep(false);
        if (isElsewhere) onArea?.(provinceId);
        onDone();
      }}
    >
      {canLeave ? (
        <Alert tone="accent">
          <p>{t('owner.later-why')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={leave}>
            {t('owner.later')}
          </Button>
        </Alert>
      ) : null}
      <FormControl<boolean> name="isbuyer">
        {({ value, onChange, error }) => (
          <FieldGroup legend={t('owner.who')} error={error}>
            <Radio
              name="isbuyer"
              label={t('owner.me')}
              checked={value}
              onChange={() => onChange(true)}
            />
            <Radio
              name="isbuyer"
              label={t('owner.other')}
              checked={!value}
              onChange={() => onChange(false)}
            />
          </FieldGroup>
        )}
      </FormControl>
      <FormControl<string> name="customerType">
        {({ value, onChange, error }) => (
          <FieldGroup legend={t('owner.type')} error={error}>
            {(['personal', 'company'] as const).map((type) => (
              <Radio
                key={type}
                name="customerType"
                label={t(`owner.type.${type}`)}
                checked={value === type}
                onChange={() => onChange(type)}
              />
            ))}
          </FieldGroup>
        )}
      </FormControl>
      <FormField
        name="name"
        label={t(isCompany ? 'owner.company-name' : 'owner.name')}
        hint={isCompany ? undefined : t('owner.name-hint')}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete={isbuyer && !isCompany ? 'name' : 'off'}
            maxLength={100}
          />
        )}
      </FormField>
      <IdentityFields onSending={setSending} />
      {isCompany ? (
        <>
          <FormField name="picName" label={t('owner.pic-name')}>
            {(control) => <Input {...control} maxLength={100} />}
          </FormField>
          <FormField name="picPhoneNumber" label={t('owner.pic-phone')}>
            {(control) => <PhoneInput {...control} autoComplete="off" maxLength={20} />}
          </FormField>
        </>
      ) : null}
      <OwnerPlace
        isCompany={isCompany}
        notice={
          isElsewhere ? (
            <Alert tone="caution">
              {onArea
                ? t('owner.price-follows', { province: inLocale(province.name, locale) })
                : t('owner.price-fixed', {
                    area: priced === undefined ? '' : inLocale(priced.name, locale),
                  })}
            </Alert>
          ) : null
        }
      />
      <FormField name="phoneNumber" label={t('contact.phone')}>
        {(control) => <PhoneInput {...control} maxLength={20} />}
      </FormField>
      <FormField name="email" label={t('contact.email')}>
        {(control) => <Input {...control} type="email" inputMode="email" maxLength={254} />}
      </FormField>
      <p className="text-faint text-sm">{t('owner.privacy')}</p>
      <StepActions step="owner" waits={sending} />
    </Form>
  );
}
