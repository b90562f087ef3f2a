'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import { IMAGE_TYPES, UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useChange } from '#web/domains/account/settings/use-change.ts';
import { UpdateCustomerPhotoDocument } from '#web/platform/graphql/generated/main/update-customer-photo.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Upload } from '#web/ui/upload.tsx';

/** The person's photo: shown to them alone, sent when it is chosen. */
export function PhotoField({ url, onChanged }: { url: string | null; onChanged: () => void }) {
  const t = useScopedI18n('account');
  const id = useId();
  const messageOf = useValidationMessage();
  const send = usePersonalMutation();
  const { problem, run } = useChange();
  const { state, choose, again } = useUpload('AVATAR');
  useHoldUpdates(state.kind !== 'none');
  const set = async (fileId: string | null): Promise<void> => {
    if (!(await run(() => send(UpdateCustomerPhotoDocument, { fileId })))) return;
    choose(null);
    onChanged();
  };
  const take = useEffectEvent((): void => {
    if (state.kind === 'sent') void set(state.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('edit.photo')}</h3>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {url === null ? null : (
        <div className="flex items-center gap-4">
          <span
            role="img"
            aria-label={t('edit.photo')}
            className="size-20 rounded-full bg-center bg-cover"
            style={{ backgroundImage: `url("${url}")` }}
          />
          <Button variant="secondary" size="sm" onClick={() => void set(null)}>
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
      {state.kind === 'waiting' ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={again}>
          {t('edit.photo-again')}
        </Button>
      ) : null}
    </Card>
  );
}
