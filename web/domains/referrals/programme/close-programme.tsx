'use client';

import { useState } from 'react';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import { CloseOrpDocument } from '#web/platform/graphql/generated/main/close-orp.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Leaves the programme, after saying what follows. */
export function CloseProgramme({ onClosed }: { onClosed: () => void }) {
  const t = useScopedI18n('referrals');
  const fault = useFault();
  const send = usePersonalMutation();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = async (): Promise<void> => {
    setBusy(true);
    const refused = fault(await send(CloseOrpDocument, {}));
    setBusy(false);
    setProblem(refused);
    if (refused !== undefined) return;
    setOpen(false);
    onClosed();
  };
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('close.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('close.title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('close.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void close()}>
              {t('close.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('close.text')}</p>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
      </Dialog>
    </div>
  );
}
