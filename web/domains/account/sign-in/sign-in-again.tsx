'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { ProofPurpose } from '#web/platform/session/prove-again.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProofWays } from './proof-ways.tsx';

interface Props {
  purpose: ProofPurpose;
  onDone: () => void;
  onClose: () => void;
}

/** Asks over a page who one is once more, or for a way in that the account does not have yet. */
export function SignInAgain({ purpose, onDone, onClose }: Props) {
  const t = useScopedI18n('account');
  return (
    <Dialog open onClose={onClose} title={t(purpose === 'add' ? 'again.add-title' : 'again.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t(purpose === 'add' ? 'again.add-text' : 'again.text')}</p>
        <ProofWays only={purpose === 'add' ? 'missing' : undefined} onDone={onDone} />
      </div>
    </Dialog>
  );
}
