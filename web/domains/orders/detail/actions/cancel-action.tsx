'use client';

import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';

const CancelDialog = latePart(() => import('./cancel-dialog.tsx').then((m) => m.CancelDialog));

/** Cancelling begins with what would come back; nothing happens before that was seen. */
export function CancelAction({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-1">
      <Button
        variant="quiet"
        className="justify-self-start text-critical!"
        disabled={online === false}
        onClick={() => setOpen(true)}
      >
        {t('act.cancel')}
      </Button>
      {online === false ? <p className="px-6 text-muted text-sm">{t('act.offline')}</p> : null}
      {open ? <CancelDialog order={order} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
