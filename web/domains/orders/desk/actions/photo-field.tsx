'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { IMAGE_TYPES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Upload } from '#web/ui/upload.tsx';

/** A photo taken by staff; the field of the form around it holds the id of the upload. */
export function PhotoField({
  name,
  label,
  hint,
  onSending,
}: {
  name: string;
  label: string;
  hint: string;
  onSending: (sending: boolean) => void;
}) {
  const t = useScopedI18n('orderDesk');
  const id = useId();
  const messageOf = useValidationMessage();
  const { state, choose, again } = useUpload('DELIVERY');
  const { formState, setValue } = useFormContext();
  const error = formState.errors[name]?.message;
  const take = useEffectEvent((): void => {
    onSending(state.kind === 'preparing' || state.kind === 'sending');
    if (state.kind === 'sent')
      setValue(name, state.id, { shouldDirty: true, shouldValidate: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  return (
    <div className="grid gap-3">
      <Field
        id={id}
        label={label}
        hint={hint}
        error={messageOf(
          state.kind === 'refused' ? state.reason : typeof error === 'string' ? error : undefined,
        )}
        required
      >
        {(aria) => (
          <Upload
            {...aria}
            camera
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={(file) => {
              if (file === null) setValue(name, '', { shouldDirty: true });
              choose(file);
            }}
            accept={IMAGE_TYPES.join(',')}
            rule={t('field.file-rule')}
            progress={state.kind === 'sending' ? state.progress : undefined}
          />
        )}
      </Field>
      {state.kind === 'waiting' ? (
        <Alert tone="caution">
          <p>{t('field.waiting')}</p>
          <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={again}>
            {t('field.again')}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
