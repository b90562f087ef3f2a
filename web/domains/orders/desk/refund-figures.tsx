'use client';

import type { OrderDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Card } from '#web/ui/card.tsx';

type Figures = NonNullable<OrderDeskQuery['orderDesk']['refunds']>;

/** How many refunds wait, and whether those that were paid came in the working days that are promised. */
export function RefundFigures({ figures }: { figures: Figures }) {
  const t = useScopedI18n('orderDesk');
  const { open, withoutAccount, late, paid, paidInTime, medianDays } = figures;
  const rows = [
    [t('refunds.open'), String(open)],
    [t('refunds.without-account'), String(withoutAccount)],
    [t('refunds.late'), String(late)],
    [t('refunds.in-time'), t('refunds.of', { count: paidInTime, all: paid })],
    [t('refunds.median'), medianDays === null ? '–' : t('refunds.days', { count: medianDays })],
  ] as const;
  return (
    <Card>
      <h2 className="text-lg">{t('refunds.title')}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
