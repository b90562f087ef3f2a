'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { COMPLAINT_LIMITS } from '#edge/contract/orders/complaint.ts';
import { IMAGE_TYPES, UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Upload } from '#web/ui/upload.tsx';

/** One picture: sent at once, and empty again when it is taken away. */
function Picture({
  number,
  onId,
  onSending,
}: {
  number: number;
  onId: (id: string | null) => void;
  onSending: (sending: boolean) => void;
}) {
  const t = useScopedI18n('complaints');
  const id = useId();
  const messageOf = useValidationMessage();
  const { state, choose, again } = useUpload('COMPLAINT');
  const take = useEffectEvent((): void => {
    onSending(state.kind === 'preparing' || state.kind === 'sending');
    onId(state.kind === 'sent' ? state.id : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        id={id}
        label={t('form.picture', { number })}
        error={state.kind === 'refused' ? messageOf(state.reason) : undefined}
        required={false}
      >
        {(aria) => (
          <Upload
            {...aria}
            camera
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={choose}
            accept={IMAGE_TYPES.join(',')}
            rule={t('form.rule', { size: UPLOAD_MEGABYTES.other })}
            progress={state.kind === 'sending' ? state.progress : undefined}
          />
        )}
      </Field>
      {state.kind === 'waiting' ? (
        <Alert tone="caution">
          <p>{t('form.waiting')}</p>
          <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={again}>
            {t('form.again')}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}

const SLOTS = Array.from({ length: COMPLAINT_LIMITS.files }, (_, at) => at);

/** Pictures of a message, one after the other. @param onChange ids of those that were sent */
export function Pictures({
  onChange,
  onSending,
}: {
  onChange: (ids: string[]) => void;
  onSending: (sending: boolean) => void;
}) {
  const [ids, setIds] = useState<readonly (string | null)[]>([]);
  const put = (at: number, id: string | null): void => {
    if ((ids[at] ?? null) === id) return;
    const next = SLOTS.map((slot) => (slot === at ? id : (ids[slot] ?? null)));
    setIds(next);
    onChange(next.filter((each) => each !== null));
  };
  const shown = SLOTS.filter(
    (at) => at === 0 || ids.slice(0, at).every((id) => id != null) || ids[at],
  );
  return (
    <>
      {shown.map((at) => (
        <Picture key={at} number={at + 1} onId={(id) => put(at, id)} onSending={onSending} />
      ))}
    </>
  );
}
