'use client';

import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { UploadField } from '#web/ui/form/upload-field.tsx';

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
  const upload = useUpload('DELIVERY');
  const { state } = upload;
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
    <UploadField
      label={label}
      hint={hint}
      rule={t('field.file-rule')}
      error={typeof error === 'string' ? error : undefined}
      required
      upload={upload}
      onRemove={() => setValue(name, '', { shouldDirty: true })}
      waiting={t('field.waiting')}
      again={t('field.again')}
    />
  );
}
