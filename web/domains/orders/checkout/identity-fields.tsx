'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { IMAGE_TYPES, UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Upload } from '#web/ui/upload.tsx';

/** The picture of the identity card, encrypted where it is stored; the form holds its id. */
function CardPicture({ onSending }: { onSending: (sending: boolean) => void }) {
  const t = useScopedI18n('checkout');
  const id = useId();
  const messageOf = useValidationMessage();
  const { state, choose, again } = useUpload('IDENTITY_CARD');
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
    <div className="grid gap-3">
      <Field
        id={id}
        label={t('owner.card')}
        hint={t('owner.card-hint')}
        error={
          state.kind === 'refused'
            ? messageOf(state.reason)
            : messageOf(typeof error === 'string' ? error : undefined)
        }
        required
      >
        {(aria) => (
          <Upload
            {...aria}
            camera
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={(file) => {
              if (file === null) form.setValue('identityCardImage', '', { shouldDirty: true });
              choose(file);
            }}
            accept={IMAGE_TYPES.join(',')}
            rule={t('owner.card-rule', { megabytes: UPLOAD_MEGABYTES.identityCard })}
            progress={state.kind === 'sending' ? state.progress : undefined}
          />
        )}
      </Field>
      {state.kind === 'waiting' ? (
        <Alert tone="caution">
          <p>{t('owner.card-waiting')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={again}>
            {t('owner.card-again')}
          </Button>
        </Alert>
      ) : null}
    </div>
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
