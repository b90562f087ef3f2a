'use client';

import { useId } from 'react';
import { jakartaMidnight } from '#edge/contract/time.ts';
import type { OrpChartQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Bars } from '#web/ui/bars.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Table } from '#web/ui/table.tsx';

type Point = OrpChartQuery['orpChart'][number];

const MEASURES = [
  ['clicks', 'totalClick', 'fill-line-strong'],
  ['sales', 'totalSales', 'fill-accent'],
] as const;

/** Whether there is anything to draw. */
export const hasCourse = (points: readonly Point[]): boolean =>
  points.some(({ totalClick, totalSales }) => totalClick + totalSales > 0);

/** Visitors and sales over the same time, each by its own scale; a text and a table say the same. */
export function OrpChart({ points }: { points: readonly Point[] }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const id = useId();
  const day = (text: string): string => date(locale, jakartaMidnight(text));
  const span = ({ toolTip }: Point): string => toolTip.split('/').map(day).join(' – ');
  const sum = (of: 'totalClick' | 'totalSales'): number =>
    points.reduce((all, point) => all + point[of], 0);
  const best = points.reduce<Point | undefined>(
    (most, point) => (point.totalSales > (most?.totalSales ?? 0) ? point : most),
    undefined,
  );
  const [first] = points;
  const last = points.at(-1);
  const figures = {
    clicks: number(locale, sum('totalClick')),
    sales: number(locale, sum('totalSales')),
  };
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-2xl">
        {t('chart.title')}
      </h3>
      <p className="text-muted">
        {best === undefined
          ? t('chart.text-none', { clicks: figures.clicks })
          : t('chart.text', { ...figures, best: span(best) })}
      </p>
      <div className="grid gap-5 rounded-xl border border-line bg-surface p-4 sm:p-6">
        {MEASURES.map(([name, of, look]) => (
          <div key={name} className="grid gap-2">
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-semibold">{t(`figure.${name}`)}</span>
              <span className="text-muted tabular-nums">{figures[name]}</span>
            </p>
            <Bars
              bars={points.map((point) => ({ key: point.toolTip, value: point[of] }))}
              className={look}
            />
          </div>
        ))}
        {first === undefined || last === undefined ? null : (
          <p className="flex justify-between gap-4 text-faint text-xs">
            <span>{span(first)}</span>
            {first === last ? null : <span className="text-right">{span(last)}</span>}
          </p>
        )}
      </div>
      <Disclosure summary={t('chart.table')}>
        <Table
          caption={t('chart.title')}
          rows={points}
          rowKey={({ toolTip }) => toolTip}
          columns={[
            { id: 'time', header: t('chart.time'), cell: span },
            {
              id: 'clicks',
              header: t('figure.clicks'),
              align: 'end',
              cell: ({ totalClick }) => number(locale, totalClick),
            },
            {
              id: 'sales',
              header: t('figure.sales'),
              align: 'end',
              cell: ({ totalSales }) => number(locale, totalSales),
            },
          ]}
        />
      </Disclosure>
    </section>
  );
}
