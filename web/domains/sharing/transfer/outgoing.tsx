'use client';

import { useState } from 'react';
import { CancelTransferDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useSendMine } from '../../../platform/session/use-send-mine.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Transfer, TransferCard } from './transfer-card.tsx';
import { useSaid } from './use-said.ts';

/** A request the person has made. */
export function Outgoing({ transfer, onDone }: { transfer: Transfer; onDone: () => void }) {
  const t = useScopedI18n('transfer');
  const said = useSaid();
  const send = useSendMine();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const cancel = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const got = await send(CancelTransferDocument, { vin: transfer.vin });
    setBusy(false);
    if (!got.ok) {
      setProblem(said.fault(got.fault));
      return;
    }
    const { success, errorCode } = got.data.cancelTransferOwnership;
    if (!success) setProblem(said.refusal(errorCode));
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
