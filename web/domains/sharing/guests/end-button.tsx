'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { writeEnd } from './write.ts';

interface Props {
  vin: string;
  uID: string;
  name: string;
  /** A guest who leaves, rather than an owner who ends. */
  leaving?: boolean;
}

/** Ends a loan after a word of confirmation; also without a connection. */
export function EndButton({ vin, uID, name, leaving = false }: Props) {
  const t = useScopedI18n('sharing');
  const [asking, setAsking] = useState(false);
  const kind = leaving ? 'leave' : 'end';
  const end = async () => {
    setAsking(false);
    const taken = await writeEnd(vin, uID, name);
    if (!taken.ok) toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t(`${kind}.button`)}
        {leaving ? null : <span className="sr-only">: {name}</span>}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`${kind}.title`, { name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={() => void end()}>
              {t(`${kind}.button`)}
            </Button>
          </>
        }
      >
        {t(`${kind}.text`)}
      </Dialog>
    </>
  );
}
