'use client';

import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { UploadField } from '#web/ui/form/upload-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';

/** The picture of the identity card, encrypted where it is stored; the form holds its id. */
function CardPicture({ onSending }: { onSending: (sending: boolean) => void }) {
  const t = useScopedI18n('checkout');
  const upload = useUpload('IDENTITY_CARD');
  const { state } = upload;
  const form = useFormContext();
  const error = form.formState.errors.identityCardImage?.message;
  const hasPicture = form.watch('identityCardImage') !== '';
  const isSending = state.kind === 'preparing' || state.kind === 'sending';
  const take = useEffectEvent((): void => {
    onSending(isSending);
    if (state.kind === 'sent')
      form.setValue('identityCardImage', state.id, { shouldDirty: true, shouldValidate: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  if (state.kind === 'none' && hasPicture)
    return (
      <Alert tone="positive">
        <p>{t('owner.card-sent')}</p>
        <Button
          variant="quiet"
          size="sm"
          className="-mx-4 mt-1"
          onClick={() => form.setValue('identityCardImage', '', { shouldDirty: true })}
        >
          {t('owner.card-other')}
        </Button>
      </Alert>
    );
  return (
    <UploadField
      label={t('owner.card')}
      hint={t('owner.card-hint')}
      rule={t('owner.card-rule', { megabytes: UPLOAD_MEGABYTES.identityCard })}
      error={typeof error === 'string' ? error : undefined}
      required
      upload={upload}
      onRemove={() => form.setValue('identityCardImage', '', { shouldDirty: true })}
      waiting={t('owner.card-waiting')}
      again={t('owner.card-again')}
    />
  );
}

/** What proves the owner: identity card or stay permit of a person, tax number of a company. */
export function IdentityFields({ onSending }: { onSending: (sending: boolean) => void }) {
  const t = useScopedI18n('checkout');
  const { watch } = useFormContext();
  const isCompany = watch('customerType') === 'company';
  const isKtp = watch('identityKind') === 'KTP';
  const taxNumber = (
    <FormField
      name="taxNumber"
      label={t('owner.npwp')}
      hint={isCompany ? undefined : t('owner.npwp-hint')}
      required={isCompany}
      options={{ setValueAs: (typed: string | null) => (typed === '' ? null : typed) }}
    >
      {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={30} />}
    </FormField>
  );
  if (isCompany) return taxNumber;
  return (
    <>
      <FormControl<string> name="identityKind">
        {({ value, onChange, error }) => (
          <FieldGroup legend={t('owner.identity')} error={error}>
            {(['KTP', 'KITAS'] as const).map((kind) => (
              <Radio
                key={kind}
                name="identityKind"
                label={t(`owner.identity.${kind}`)}
                checked={value === kind}
                onChange={() => onChange(kind)}
              />
            ))}
          </FieldGroup>
        )}
      </FormControl>
      <FormField
        name="identityNumber"
        label={t(isKtp ? 'owner.nik' : 'owner.kitas')}
        hint={isKtp ? t('owner.nik-hint') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode={isKtp ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={40}
          />
        )}
      </FormField>
      <CardPicture onSending={onSending} />
      {taxNumber}
    </>
  );
}
