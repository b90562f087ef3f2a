'use client';

import type { ReactNode } from 'react';
import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

export type GoodsReturn = NonNullable<OrderRecord['returns']>[number];

const TONES: Readonly<Record<GoodsReturn['state'], Tone>> = {
  REQUESTED: 'caution',
  ACCEPTED: 'caution',
  REFUSED: 'critical',
  WITHDRAWN: 'neutral',
  REFUNDED: 'positive',
};

/** What goes back, why, and where it stands; `children` is what can be done about it. */
export function ReturnFacts({
  order,
  row,
  children,
}: {
  order: OrderRecord;
  row: GoodsReturn;
  children?: ReactNode;
}) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const names = row.lines.map(({ position, quantity }) => {
    const item = order.items?.find((each) => each.position === position);
    return `${quantity} × ${item === undefined ? '' : inLocale(item.name, locale)}`;
  });
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{names.join(', ')}</span>
        <Badge tone={TONES[row.state]}>{t(`returns.state.${row.state}`)}</Badge>
      </span>
      <span className="text-muted text-sm tabular-nums">
        {`${t(`returns.reason.${row.reason}`)} · ${rupiah(row.amount)}`}
      </span>
      {row.note === null ? null : <span className="text-sm">{row.note}</span>}
      {row.answer === null ? null : <span className="text-sm">{`ALVA: ${row.answer}`}</span>}
      {children}
    </li>
  );
}
