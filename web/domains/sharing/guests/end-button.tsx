'use client';

import { useState } from 'react';
import { fateOfWrite } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { writeEnd } from './write.ts';

interface Props {
  vin: string;
  uID: string;
  name: string;
  /** An owner ends a loan or withdraws its offer, a guest leaves. */
  kind: 'end' | 'withdraw' | 'leave';
  /** Takes the focus elsewhere: the button goes with the loan. */
  onEnded: () => void;
}

/** Ends a loan after a word of confirmation; also without a connection. */
export function EndButton({ vin, uID, name, kind, onEnded }: Props) {
  const t = useScopedI18n('sharing');
  const [asking, setAsking] = useState(false);
  const question = kind === 'leave' ? 'leave' : 'end';
  const end = async () => {
    setAsking(false);
    const taken = await writeEnd(vin, uID, name);
    if (!taken.ok) return toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
    onEnded();
    const fate = await fateOfWrite(taken.item);
    // Why it was refused stands where the loans are listed.
    if (fate === 'sent') toast({ message: t(`${kind}.sent`, { name }), tone: 'positive' });
    if (fate === 'waiting') toast({ message: t(`${kind}.waits`, { name }), tone: 'neutral' });
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t(`${question}.button`)}
        {kind === 'leave' ? null : <span className="sr-only">: {name}</span>}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`${question}.title`, { name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={() => void end()}>
              {t(`${question}.button`)}
            </Button>
          </>
        }
      >
        {t(`${question}.text`)}
      </Dialog>
    </>
  );
}
