'use client';

import type { OrderDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { counted } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';

type Figures = NonNullable<OrderDeskQuery['orderDesk']['refunds']>;

/** How many refunds wait, and whether those that were paid came in the working days that are promised. */
export function RefundFigures({ figures }: { figures: Figures }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { open, withoutAccount, late, paid, paidInTime, medianDays, moreOpen, morePaid } = figures;
  /** Of the open ones; those that were not counted may be some of them, too. */
  const ofOpen = (count: number): string => counted(locale, count, moreOpen && count > 0);
  const rows = [
    [t('refunds.open'), ofOpen(open)],
    [t('refunds.without-account'), ofOpen(withoutAccount)],
    [t('refunds.late'), ofOpen(late)],
    [
      t('refunds.in-time'),
      t(morePaid ? 'refunds.of-newest' : 'refunds.of', { count: paidInTime, all: paid }),
    ],
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
