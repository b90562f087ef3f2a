'use client';

import { useEffect, useState } from 'react';
import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { recall, remember } from '#web/platform/purchase/remembered.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const MODEL = 'alva-n3';
const BOUGHT: readonly OrderPosition[] = [
  'PAYMENT_SETTLED.FINAL',
  'SHIPPED.FINAL',
  'SHIPPING.FINAL',
  'DELIVERED.FINAL',
  'COMPLETED.FINAL',
];

/** Orders whose congratulation this device has shown. */
const shown = (): readonly string[] => (recall('N3_CONGRATULATION') ?? '').split(' ');

/** To whoever has bought an ALVA N3, once for each. */
export function Congratulation({
  order,
  position,
}: {
  order: OrderRecord;
  position: OrderPosition;
}) {
  const t = useScopedI18n('purchases');
  const [open, setOpen] = useState(false);
  const { id } = order;
  const isBought = order.product.slug === MODEL && BOUGHT.includes(position);
  useEffect(() => {
    const before = shown();
    if (!isBought || before.includes(id)) return;
    remember('N3_CONGRATULATION', [...before.filter(Boolean), id].join(' '));
    setOpen(true);
  }, [isBought, id]);
  if (!open) return null;
  return (
    <Alert tone="positive">
      <p className="font-semibold text-lg">{t('n3.title')}</p>
      <p className="mt-1">{t('n3.text')}</p>
      <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={() => setOpen(false)}>
        {t('n3.close')}
      </Button>
    </Alert>
  );
}
