'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsPhoto, RETURN_LIMITS } from '#edge/contract/orders/returns.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { type UploadState, useUpload } from '#web/platform/upload/use-upload.ts';
import { UploadField } from '#web/ui/form/upload-field.tsx';

const isUnderWay = ({ kind }: UploadState): boolean => kind === 'preparing' || kind === 'sending';

function Photo({
  label,
  hint,
  error,
  required,
  onState,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required: boolean;
  onState: (state: UploadState) => void;
}) {
  const t = useScopedI18n('purchases');
  const words = useScopedI18n('validation');
  const upload = useUpload('RETURN');
  const { state } = upload;
  const tell = useEffectEvent(onState);
  useEffect(() => tell(state), [state]);
  return (
    <UploadField
      label={label}
      hint={hint}
      rule={t('returns.file-rule')}
      error={error}
      required={required}
      optionalLabel={words('optional')}
      upload={upload}
      waiting={t('returns.waiting')}
      again={t('returns.again')}
    />
  );
}

/** Photos of what is wrong, each on its way as soon as it is chosen: the field `photos` of the form around it. */
export function PhotosField({ onSending }: { onSending: (sending: boolean) => void }) {
  const t = useScopedI18n('purchases');
  const { setValue, formState } = useFormContext();
  const reason: Parameters<typeof needsPhoto>[0] | undefined = useWatch({ name: 'reason' });
  const [states, setStates] = useState<readonly UploadState[]>([]);
  // Several photos may change at once, before any of it is drawn.
  const latest = useRef<readonly UploadState[]>([]);
  const error = formState.errors.photos?.message;
  const used = states.filter(({ kind }) => kind !== 'none').length;
  const slots = Math.min(RETURN_LIMITS.photos, Math.max(used, states.length > 0 ? used + 1 : 1));
  const take = (at: number, state: UploadState): void => {
    const before = latest.current;
    const next = Array.from({ length: Math.max(before.length, at + 1) }, (_, index) =>
      index === at ? state : (before[index] ?? { kind: 'none' as const }),
    );
    latest.current = next;
    setStates(next);
    onSending(next.some(isUnderWay));
    const ids = next.flatMap((each) => (each.kind === 'sent' ? [each.id] : []));
    setValue('photos', ids, { shouldDirty: ids.length > 0, shouldValidate: ids.length > 0 });
  };
  return Array.from({ length: slots }, (_, at) => (
    <Photo
      // biome-ignore lint/suspicious/noArrayIndexKey: a place for a photo is nothing but its number.
      key={at}
      label={slots === 1 ? t('returns.photo') : `${t('returns.photo')} ${at + 1}`}
      required={at === 0 && reason !== undefined && needsPhoto(reason)}
      hint={at === 0 ? t('returns.photo-hint') : undefined}
      error={at === 0 && typeof error === 'string' ? error : undefined}
      onState={(state) => take(at, state)}
    />
  ));
}
