'use client';

import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { sisapiraTone } from '#web/domains/orders/standing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/** How far the government's help is that was taken for this order. */
export function HelpCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const { sisapiraStatus: status } = order;
  if (status == null || order.state === 'CANCELLED') return null;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('sisapira.title')}</h3>
        <Badge tone={sisapiraTone(status)}>{t(`sisapira.${status}`)}</Badge>
      </div>
      <p className="text-muted text-sm">{t(`sisapira-text.${status}`)}</p>
    </Card>
  );
}
