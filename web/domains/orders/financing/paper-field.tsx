'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FinancingDocument } from '#edge/contract/financing/documents.ts';
import { UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { AddFinancingDocumentDocument } from '#web/platform/graphql/generated/main/add-financing-document.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { UploadField } from '#web/ui/form/upload-field.tsx';
import { Check } from '#web/ui/icons.ts';

/** One paper: a picture that is sent at once and belongs to the application from then on. */
export function PaperField({
  orderId,
  kind,
  isThere,
}: {
  orderId: string;
  kind: FinancingDocument;
  isThere: boolean;
}) {
  const t = useScopedI18n('financing');
  const purchases = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const { write, busy } = useOrderWrite();
  const upload = useUpload('FINANCING');
  const { state, choose } = upload;
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<string>();
  useHoldUpdates(state.kind !== 'none');
  const name = t(`document.${kind}`);
  const add = async (upload: string): Promise<void> => {
    const outcome = await write(AddFinancingDocumentDocument, { orderId, document: kind, upload });
    if (outcome.kind === 'refused') setProblem(textOf(outcome.refused));
    else if (outcome.kind === 'unanswered') setProblem(purchases('act.offline'));
    else {
      setProblem(undefined);
      setReplacing(false);
      choose(null);
    }
  };
  const take = useEffectEvent((): void => {
    if (state.kind === 'sent') void add(state.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => take(), [state]);
  if (isThere && !isReplacing)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-sunken px-4 py-2">
        <span className="flex items-center gap-2">
          <Check size={18} aria-hidden="true" className="text-positive" />
          <span className="font-semibold">{name}</span>
          <span className="text-muted text-sm">{t('form.there')}</span>
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${t('form.replace')}: ${name}`}
          onClick={() => setReplacing(true)}
        >
          {t('form.replace')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <UploadField
        label={name}
        rule={t('form.rule', { size: UPLOAD_MEGABYTES.other })}
        required
        upload={upload}
        busy={busy}
        waiting={t('form.waiting')}
        again={t('form.again')}
      />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
    </div>
  );
}
