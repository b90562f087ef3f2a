'use client';

import { rupiah } from '#edge/contract/money.ts';
import { holdingDays } from '#edge/contract/referrals/rates.ts';
import type { OrpRowFieldsFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Share2 } from '#web/ui/icons.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { PageSize } from '#web/ui/paging.ts';
import { Table, type TableProps } from '#web/ui/table.tsx';
import { useReasonText } from './reason-text.ts';
import { StateBadge } from './state-badge.tsx';

interface Props {
  rows: readonly OrpRowFieldsFragment[];
  total: number;
  page: number;
  size: PageSize;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
  /** Why there are none: nobody bought, nothing is owed yet, or something was chosen and there may be others. */
  none: 'none' | 'none-matured' | 'none-filtered';
  /** The last date shown: when the sale was complete, or when it was paid. */
  last: 'completed' | 'paid';
}

type Columns = TableProps<OrpRowFieldsFragment>['columns'];

/** Sales that came by a key, with what each is worth; nothing of who bought. */
export function SalesTable(props: Props) {
  const { rows, total, page, size, onPage, onSize, none, last } = props;
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const reasonText = useReasonText();
  const day = (at: string | null) => (at === null ? '–' : date(locale, Date.parse(at)));
  // What people look for stands first: on a phone the rest is a swipe away.
  const columns: Columns = [
    {
      id: 'product',
      header: t('rows.product'),
      cell: ({ productName, transactionNo }) => (
        <>
          <span className="block min-w-28 font-semibold">{productName}</span>
          <span className="block text-faint tabular-nums">{transactionNo}</span>
        </>
      ),
    },
    {
      id: 'commission',
      header: t('rows.commission'),
      align: 'end',
      cell: ({ commission }) => (
        <span className="whitespace-nowrap font-semibold">{rupiah(commission)}</span>
      ),
    },
    {
      id: 'state',
      header: t('rows.state'),
      cell: ({ state, reason }) => (
        <>
          <StateBadge state={state} />
          {reason === null ? null : (
            <span className="mt-1 block min-w-40 text-muted">{reasonText(reason)}</span>
          )}
        </>
      ),
    },
    {
      id: 'ordered',
      header: t('rows.ordered'),
      cell: ({ transactionDate }) => (
        <span className="whitespace-nowrap">{day(transactionDate)}</span>
      ),
    },
    {
      id: last,
      header: t(`rows.${last}`),
      cell: ({ completedDate, paidDate }) => (
        <span className="whitespace-nowrap">
          {day(last === 'completed' ? completedDate : paidDate)}
        </span>
      ),
    },
  ];
  return (
    <section className="grid gap-4" aria-labelledby="orp-rows">
      <h3 id="orp-rows" className="text-2xl">
        {t('rows.title')}
      </h3>
      <Table
        stacked
        caption={t('rows.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Share2 size={28} />} title={t(`rows.${none}`)}>
            {none === 'none-matured'
              ? t('rows.none-matured-text', { days: holdingDays(Date.now()) })
              : t(`rows.${none}-text`)}
          </EmptyState>
        }
      />
      {total > 10 ? (
        <Pagination page={page} size={size} total={total} onPage={onPage} onSize={onSize} />
      ) : null}
    </section>
  );
}
