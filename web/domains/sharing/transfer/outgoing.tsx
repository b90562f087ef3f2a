'use client';

import { useState } from 'react';
import { CancelTransferDocument } from '#web/platform/graphql/generated/main/cancel-transfer.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Transfer, TransferCard } from './transfer-card.tsx';
import { useErrorTexts } from './use-error-texts.ts';

/** A request the person has made. */
export function Outgoing({ transfer, onDone }: { transfer: Transfer; onDone: () => void }) {
  const t = useScopedI18n('transfer');
  const texts = useErrorTexts();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const cancel = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const got = await send(CancelTransferDocument, { vin: transfer.vin });
    setBusy(false);
    if (!got.ok) {
      setProblem(texts.fault(got.fault));
      return;
    }
    const { success, errorCode } = got.data.cancelTransferOwnership;
    if (!success) setProblem(texts.refusal(errorCode));
    onDone();
  };

  return (
    <TransferCard transfer={transfer}>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        className="justify-self-start"
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </Button>
    </TransferCard>
  );
}
