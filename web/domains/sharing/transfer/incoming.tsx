'use client';

import { useState } from 'react';
import { useOnline } from '../../../platform/device/use-online.ts';
import {
  ApproveTransferDocument,
  DenyTransferDocument,
} from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useSendMine } from '../../../platform/session/use-send-mine.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Transfer, TransferCard } from './transfer-card.tsx';
import { useSaid } from './use-said.ts';

const EFFECTS = ['effect.guests', 'effect.cover', 'effect.final'] as const;

/** A request the person decides on. Only online: what it moves cannot be taken back. */
export function Incoming({ transfer, onDone }: { transfer: Transfer; onDone: () => void }) {
  const t = useScopedI18n('transfer');
  const said = useSaid();
  const send = useSendMine();
  const offline = useOnline() === false;
  const [busy, setBusy] = useState<'approve' | 'deny'>();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { vin, requesterOdooID: requester, name, productName } = transfer;

  const answer = async (what: 'approve' | 'deny'): Promise<void> => {
    setSure(false);
    setProblem(undefined);
    setBusy(what);
    const variables = { vin, requester };
    const got =
      what === 'approve'
        ? await send(ApproveTransferDocument, variables)
        : await send(DenyTransferDocument, variables);
    setBusy(undefined);
    if (!got.ok) {
      setProblem(said.fault(got.fault));
      return;
    }
    const [result] = Object.values(got.data);
    if (!result?.success) setProblem(said.refusal(result?.errorCode));
    onDone();
  };

  return (
    <TransferCard transfer={transfer}>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {offline ? <Alert tone="caution">{t('online-only')}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'approve'} disabled={offline} onClick={() => setSure(true)}>
          {t('answer.approve')}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'deny'}
          disabled={offline}
          onClick={() => void answer('deny')}
        >
          {t('answer.deny')}
        </Button>
      </div>
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('approve.title', { product: productName, name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setSure(false)}>
              {t('back')}
            </Button>
            <Button variant="danger" onClick={() => void answer('approve')}>
              {t('approve.sure')}
            </Button>
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-5">
          <li>{t('effect.owner', { name })}</li>
          {EFFECTS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Dialog>
    </TransferCard>
  );
}
