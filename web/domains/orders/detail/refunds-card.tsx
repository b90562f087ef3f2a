'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const RefundAccount = dynamic(
  () => import('./actions/refund-account.tsx').then((m) => m.RefundAccount),
  { ssr: false },
);

const STATES = ['REQUESTED', 'APPROVED', 'SENT', 'CONFIRMED', 'FAILED'] as const;
const wordOf = (state: string) => STATES.find((each) => each === state) ?? 'REQUESTED';

/** Money on its way back. */
export function RefundsCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  if (order.refunds.length === 0) return null;
  return (
    <Card>
      <h3 className="text-lg">{t('refund.title')}</h3>
      <ul className="mt-3 grid gap-3">
        {order.refunds.map(({ id, state, amount, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold tabular-nums">{rupiah(amount)}</span>
            <span>{t(`refund.${wordOf(state)}`)}</span>
            <span className="w-full text-faint text-sm">
              {dateTime(locale, Date.parse(updatedAt))}
            </span>
          </li>
        ))}
      </ul>
      {order.refunds.some(({ needsBank }) => needsBank) ? (
        <div className="mt-4 grid justify-items-start gap-3">
          <Alert tone="caution">{t('refund.account-needed')}</Alert>
          <Button variant="accent" disabled={online === false} onClick={() => setOpen(true)}>
            {t('refund.account')}
          </Button>
        </div>
      ) : null}
      {isOpen ? <RefundAccount order={order} onClose={() => setOpen(false)} /> : null}
      <p className="mt-3 text-muted text-sm">{t('refund.days')}</p>
    </Card>
  );
}
