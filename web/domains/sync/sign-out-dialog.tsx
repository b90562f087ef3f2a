'use client';

import { useState, useSyncExternalStore } from 'react';
import { outbox } from '#web/platform/device/outbox.ts';
import { pendingSignOut } from '#web/platform/device/sign-out-guard.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before a sign-out that would lose writes, whichever page it began on. */
export function SignOutDialog() {
  const t = useScopedI18n('sync');
  const current = useSyncExternalStore(
    pendingSignOut.subscribe,
    pendingSignOut.current,
    () => undefined,
  );
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = () => {
    setFailed(false);
    pendingSignOut.cancel();
  };
  const send = async () => {
    setBusy(true);
    await outbox().flush({ eager: 'all' });
    const left = await outbox().unsent();
    setBusy(false);
    setFailed(left > 0);
    if (left === 0) await pendingSignOut.confirm();
  };
  return (
    <Dialog
      open={current !== undefined}
      onClose={cancel}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {t('leave.stay')}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {t('leave.send')}
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void pendingSignOut.confirm()}>
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
