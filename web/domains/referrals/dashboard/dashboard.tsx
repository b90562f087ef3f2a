'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { Figures } from '#web/domains/referrals/figures.tsx';
import {
  type Filter,
  Filters,
  NO_FILTER,
  type ShareModel,
} from '#web/domains/referrals/filters.tsx';
import { KeptLine } from '#web/domains/referrals/kept-line.tsx';
import { SalesTable } from '#web/domains/referrals/sales-table.tsx';
import { DataOrpDocument } from '#web/platform/graphql/generated/main/data-orp.ts';
import { OrpChartDocument } from '#web/platform/graphql/generated/main/orp-chart.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { hasCourse, OrpChart } from './chart.tsx';

/** What somebody's recommendations came to: figures, their course and each sale. */
export function Dashboard({ models }: { models: readonly ShareModel[] }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const { page, limit, ...of } = filter;
  const rows = { param: filter };
  const course = { param: { period: of.period, productId: of.productId } };
  const answer = usePersonalQuery(DataOrpDocument, rows);
  const chart = usePersonalQuery(OrpChartDocument, course);
  const { data, keptAt } = useKeptAnswer({
    name: 'DataOrp',
    variables: rows,
    fresh: answer.data,
  });
  const graph = useKeptAnswer({ name: 'OrpChart', variables: course, fresh: chart.data });
  const retry = (): void => {
    answer.retry();
    chart.retry();
  };
  const figures = data?.dataOrp;
  return (
    <div className="grid gap-8">
      <Filters filter={filter} models={models} onChange={setFilter} />
      <KeptLine keptAt={keptAt} onRetry={retry} />
      {figures === undefined && answer.fault !== undefined ? <NotLoaded onRetry={retry} /> : null}
      {figures === undefined && answer.fault === undefined ? (
        <Skeleton className="h-72 rounded-xl" />
      ) : null}
      {figures === undefined ? null : (
        <Figures
          figures={[
            {
              id: 'commission',
              label: t('figure.commission'),
              value: rupiah(figures.totalCommission),
            },
            {
              id: 'sales',
              label: t('figure.sales'),
              value: number(locale, figures.totalSales),
              text: t('figure.sales-text'),
            },
            {
              id: 'ongoing',
              label: `${t('figure.ongoing')} / ${t('figure.complete')}`,
              value: `${number(locale, figures.totalOngoing)} / ${number(locale, figures.totalComplete)}`,
            },
            {
              id: 'clicks',
              label: t('figure.clicks'),
              value: number(locale, figures.totalClick),
              text: t('figure.clicks-text'),
            },
          ]}
        />
      )}
      {graph.data !== undefined && hasCourse(graph.data.orpChart) ? (
        <OrpChart points={graph.data.orpChart} />
      ) : null}
      {figures === undefined ? null : (
        <SalesTable
          rows={figures.data}
          total={figures.totalRecords}
          page={page}
          size={limit}
          onPage={(to) => setFilter({ ...filter, page: to })}
          onSize={(size) => setFilter({ ...filter, page: 1, limit: size })}
          none={
            filter.state !== null || filter.productId !== null || figures.totalSales > 0
              ? 'none-filtered'
              : 'none'
          }
          last="completed"
        />
      )}
    </div>
  );
}
