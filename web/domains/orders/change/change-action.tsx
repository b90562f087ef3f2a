'use client';

import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';

const ChangeDialog = latePart(() => import('./change-dialog.tsx').then((m) => m.ChangeDialog));

/** Colour, delivery or promo code of an order that nobody works on yet. */
export function ChangeAction({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={online === false}
        onClick={() => setOpen(true)}
      >
        {t('change.open')}
      </Button>
      {online === false ? <p className="text-muted text-sm">{t('act.offline')}</p> : null}
      {open ? <ChangeDialog order={order} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
