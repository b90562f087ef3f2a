'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProofWays } from './proof-ways.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Asks over a page who one is once more. */
export function SignInAgain({ onDone, onClose }: Props) {
  const t = useScopedI18n('account');
  return (
    <Dialog open onClose={onClose} title={t('again.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('again.text')}</p>
        <ProofWays only={undefined} onDone={onDone} />
      </div>
    </Dialog>
  );
}
