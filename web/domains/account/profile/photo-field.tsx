'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { IMAGE_TYPES, UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { needsPerson } from '#web/platform/offline/outbox/item.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { type UploadState, useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Upload } from '#web/ui/upload.tsx';
import { PHOTO_LINE, pendingPhoto } from './pending-photo.ts';

type Made = Extract<UploadState, { kind: 'sent' | 'waiting' }>;

/** A photo that nobody answered for goes into the outbox, in front of the write that shows it. */
const putPhoto = async (photo: Made): Promise<boolean> => {
  const { id, made, file } = photo;
  if (photo.kind === 'waiting') {
    const upload = { input: { id, purpose: 'AVATAR' }, line: PHOTO_LINE } as const;
    const taken = await outbox().enqueue('uploadFile', upload, { file: made, about: file.name });
    if (!taken.ok) return false;
  }
  const shown = { files: { [id]: made } };
  return (await outbox().enqueue('updateCustomerPhoto', { fileId: id }, shown)).ok;
};

/** The address of a picture that is on this device alone. */
const useAddressOf = (picture: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picture === undefined) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
};

/** The person's photo: shown to them alone; without signal it waits on the device. */
export function PhotoField({ url }: { url: string | null }) {
  const t = useScopedI18n('account');
  const id = useId();
  const messageOf = useValidationMessage();
  const { items } = useOutbox();
  const [isDeclined, setDeclined] = useState(false);
  const { state, choose } = useUpload('AVATAR');
  useHoldUpdates(state.kind !== 'none');
  const pending = pendingPhoto(items ?? []);
  const ofDevice = useAddressOf(pending?.picture);
  const shown = pending === undefined ? url : (ofDevice ?? null);
  const remove = async (): Promise<void> => {
    const taken = await outbox().enqueue('updateCustomerPhoto', { fileId: null });
    setDeclined(!taken.ok);
  };
  const take = useEffectEvent(async (): Promise<void> => {
    if (state.kind !== 'sent' && state.kind !== 'waiting') return;
    const isTaken = await putPhoto(state);
    setDeclined(!isTaken);
    if (isTaken) choose(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => void take(), [state]);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h3 className="font-bold text-xl">{t('edit.photo')}</h3>
      {isDeclined ? <Alert tone="critical">{t('edit.declined')}</Alert> : null}
      {pending === undefined ? null : needsPerson(pending.item) ? (
        <StuckWrites lines={[PHOTO_LINE]} />
      ) : (
        <Alert tone="caution">{t('edit.waiting')}</Alert>
      )}
      {shown === null ? null : (
        <div className="flex items-center gap-4">
          <span
            role="img"
            aria-label={t('edit.photo')}
            className="size-20 rounded-full bg-center bg-cover"
            style={{ backgroundImage: `url("${shown}")` }}
          />
          <Button variant="secondary" size="sm" onClick={() => void remove()}>
            {t('edit.photo-remove')}
          </Button>
        </div>
      )}
      <Field
        id={id}
        label={t('edit.photo-choose')}
        error={state.kind === 'refused' ? messageOf(state.reason) : undefined}
      >
        {(aria) => (
          <Upload
            {...aria}
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={choose}
            accept={IMAGE_TYPES.join(',')}
            rule={t('edit.photo-rule', { megabytes: UPLOAD_MEGABYTES.other })}
            progress={state.kind === 'sending' ? state.progress : undefined}
          />
        )}
      </Field>
    </Card>
  );
}
