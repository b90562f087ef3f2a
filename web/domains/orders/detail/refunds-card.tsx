'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { RefundItem } from './refund-item.tsx';

const RefundAccount = latePart(() =>
  import('./actions/refund-account.tsx').then((m) => m.RefundAccount),
);

/** Money on its way back, and what the customer has to do for it. */
export function RefundsCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const online = useOnline();
  const now = useNow() ?? Date.parse(order.updatedAt);
  const [isOpen, setOpen] = useState(false);
  const { refunds, refundAgain = 0 } = order;
  if (refunds.length === 0) return null;
  const needsBank = refunds.some((refund) => refund.needsBank);
  return (
    <Card>
      <h3 className="text-lg">{t('refund.title')}</h3>
      <ul className="mt-3 divide-y divide-line">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} now={now} />
        ))}
      </ul>
      {needsBank || refundAgain > 0 ? (
        <div className="mt-4 grid justify-items-start gap-3">
          <Alert tone="caution">
            {needsBank
              ? t('refund.account-needed')
              : t('refund.again', { amount: rupiah(refundAgain) })}
          </Alert>
          <Button variant="accent" disabled={online === false} onClick={() => setOpen(true)}>
            {t(needsBank ? 'refund.account' : 'refund.again-do')}
          </Button>
        </div>
      ) : null}
      {isOpen ? <RefundAccount order={order} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
