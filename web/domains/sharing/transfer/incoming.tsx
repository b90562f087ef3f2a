'use client';

import { useState } from 'react';
import { useOnline } from '#web/platform/device/use-online.ts';
import { ApproveTransferDocument } from '#web/platform/graphql/generated/main/approve-transfer.ts';
import { DenyTransferDocument } from '#web/platform/graphql/generated/main/deny-transfer.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Transfer, TransferCard } from './transfer-card.tsx';
import { useErrorTexts } from './use-error-texts.ts';

const EFFECTS = ['effect.guests', 'effect.cover', 'effect.final'] as const;

/** A request the person decides on. Only online: what it moves cannot be taken back. */
export function Incoming({ transfer, onDone }: { transfer: Transfer; onDone: () => void }) {
  const t = useScopedI18n('transfer');
  const texts = useErrorTexts();
  const send = usePersonalMutation();
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
      setProblem(texts.fault(got.fault));
      return;
    }
    const [result] = Object.values(got.data);
    if (!result?.success) setProblem(texts.refusal(result?.errorCode));
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
