'use client';

import type { Plan } from '#edge/contract/financing/plan.ts';
import { scheduleOf } from '#edge/contract/financing/schedule.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Table } from '#web/ui/table.tsx';

/** Every month of the plan, down to nothing left. */
export function ScheduleTable({ plan }: { plan: Plan }) {
  const t = useScopedI18n('simulators');
  return (
    <Table
      caption={t('dp.schedule')}
      rows={scheduleOf(plan)}
      rowKey={({ month }) => String(month)}
      columns={[
        { id: 'month', header: t('dp.month'), cell: ({ month }) => month },
        { id: 'due', header: t('dp.due'), align: 'end', cell: ({ due }) => rupiah(due) },
        { id: 'paid', header: t('dp.paid'), align: 'end', cell: ({ paid }) => rupiah(paid) },
        { id: 'left', header: t('dp.left'), align: 'end', cell: ({ left }) => rupiah(left) },
      ]}
    />
  );
}
