'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { COMPLAINT_LIMITS } from '#edge/contract/orders/complaint.ts';
import { UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { UploadField } from '#web/ui/form/upload-field.tsx';

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
  const upload = useUpload('COMPLAINT');
  const { state } = upload;
  const take = useEffectEvent((): void => {
    onSending(state.kind === 'preparing' || state.kind === 'sending');
    onId(state.kind === 'sent' ? state.id : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  return (
    <UploadField
      label={t('form.picture', { number })}
      rule={t('form.rule', { size: UPLOAD_MEGABYTES.other })}
      upload={upload}
      waiting={t('form.waiting')}
      again={t('form.again')}
    />
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
