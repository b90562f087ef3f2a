'use client';

import { useState, useSyncExternalStore } from 'react';
import { leaving } from '../../platform/device/leave.ts';
import { outbox } from '../../platform/device/outbox.ts';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a sign-out that would lose writes, whichever page it began on. */
export function LeaveDialog() {
  const t = useScopedI18n('sync');
  const current = useSyncExternalStore(leaving.subscribe, leaving.current, () => undefined);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const stay = () => {
    setFailed(false);
    leaving.stay();
  };
  const send = async () => {
    setBusy(true);
    await outbox().flush({ eager: true });
    const left = await outbox().unsent();
    setBusy(false);
    setFailed(left > 0);
    if (left === 0) await leaving.leave();
  };
  return (
    <Dialog
      open={current !== undefined}
      onClose={stay}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {t('leave.send')}
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void leaving.leave()}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text', { count: String(current?.unsent ?? 0) })}</p>
      <p role="status" className="mt-3 font-semibold text-caution empty:hidden">
        {failed ? t('leave.failed') : ''}
      </p>
    </Dialog>
  );
}
