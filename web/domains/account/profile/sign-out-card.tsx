'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LogOut } from '#web/ui/icons.ts';

export function SignOutCard() {
  const t = useScopedI18n('account');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = async (everywhere: boolean): Promise<void> => {
    setBusy(true);
    setAsking(false);
    await signOut({ everywhere });
    // Asked first, or gone: either way this page waits for nothing more.
    setBusy(false);
  };
  return (
    <Card tone="plain" className="grid gap-6 sm:grid-cols-2">
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void leave(false)}>
          <LogOut size={18} />
          {t('profile.sign-out')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('profile.sign-out-help')}</p>
      </div>
      <div>
        <Button variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {t('profile.everywhere')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('profile.everywhere-help')}</p>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profile.everywhere-title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('profile.cancel')}
            </Button>
            <Button variant="danger" onClick={() => void leave(true)}>
              {t('profile.everywhere')}
            </Button>
          </>
        }
      >
        {t('profile.everywhere-text')}
      </Dialog>
    </Card>
  );
}
