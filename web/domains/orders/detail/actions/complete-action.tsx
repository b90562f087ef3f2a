'use client';

import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { isPlanChosen } from '#web/platform/purchase/order-plan.ts';
import { useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CompleteOrder = latePart(
  () => import('./complete-order.tsx').then((m) => m.CompleteOrder),
  () => <Skeleton className="h-64 rounded-lg" />,
);

/** The motorcycle is ready: in whose name it goes, and how the rest is paid. */
export function CompleteAction({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const hasPlan = isPlanChosen(useQuery());
  const [isOpened, setOpened] = useState(false);
  const open = isOpened || hasPlan;
  /** It was bought at once and waits for its payment: instalments are the other way. */
  const isUnpaid = order.state === 'WAITING_PAYMENT';
  if (open)
    return (
      <CompleteOrder
        order={order}
        hasPlan={hasPlan}
        options={isUnpaid ? ['INSTALLMENT'] : undefined}
      />
    );
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t(isUnpaid ? 'act.instalments-text' : 'act.complete-text')}</p>
      <Button
        variant={isUnpaid ? 'secondary' : 'accent'}
        size={isUnpaid ? 'md' : 'lg'}
        className="justify-self-start"
        onClick={() => setOpened(true)}
      >
        {t(
          isUnpaid ? 'act.instalments' : order.owner === null ? 'act.complete' : 'act.choose-other',
        )}
      </Button>
    </div>
  );
}
