'use client';

import type { ReactNode } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { jakartaMidnight } from '#edge/contract/time.ts';
import type { DeskFiguresQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number, shortDate } from '#web/platform/i18n/format.ts';
import { shortNumber } from '#web/platform/i18n/format-by-intl.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { LateBarChart } from '#web/ui/chart/late-bar-chart.tsx';
import type { ChartColour } from '#web/ui/chart/series.ts';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartColumn } from '#web/ui/icons.ts';
import { Table } from '#web/ui/table.tsx';

export type Figures = DeskFiguresQuery['deskFigures'];
type Day = Figures['days'][number];

const ordersOf = ({ orders }: Day): number => orders.reduce((all, { count }) => all + count, 0);
const countIn = ({ orders }: Day, state: string): number =>
  orders.find((each) => each.state === state)?.count ?? 0;

const inProgress = (day: Day): number =>
  ordersOf(day) - countIn(day, 'COMPLETED') - countIn(day, 'CANCELLED');

function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  // No region of its own: the table in it is one of the same name.
  return (
    <div className="grid gap-4">
      <h3 className="text-2xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

/** The same colour beside a name and in the chart. */
const SWATCH: Record<ChartColour, string> = {
  accent: 'bg-accent',
  positive: 'bg-positive',
  'line-strong': 'bg-line-strong',
};

interface Row {
  readonly name: string;
  readonly colour: ChartColour;
  readonly of: (day: Day) => number;
}

interface GraphProps {
  days: readonly Day[];
  rows: readonly Row[];
  stacked: boolean;
  isMoney: boolean;
}

function Graph({ days, rows, stacked, isMoney }: GraphProps) {
  const locale = useLocale();
  const inFull = (value: number): string => (isMoney ? rupiah(value) : number(locale, value));
  const inShort = (value: number): string => `${isMoney ? 'Rp' : ''}${shortNumber(locale, value)}`;
  return (
    <div className="grid min-w-0 gap-5 rounded-xl border border-line bg-surface p-4 sm:p-6">
      <ul className="grid gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap">
        {rows.map(({ name, colour, of }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('size-3 rounded-sm', SWATCH[colour])} />
            <span className="font-semibold">{name}</span>
            <span className="text-muted tabular-nums max-sm:ml-auto">
              {inFull(days.reduce((all, day) => all + of(day), 0))}
            </span>
          </li>
        ))}
      </ul>
      <LateBarChart
        columns={days.map(({ day }) => ({
          label: shortDate(locale, jakartaMidnight(day)),
          title: date(locale, jakartaMidnight(day)),
        }))}
        series={rows.map(({ name, colour, of }) => ({ name, colour, values: days.map(of) }))}
        stacked={stacked}
        inFull={inFull}
        inShort={inShort}
      />
    </div>
  );
}

/** Orders, money, waiting times and conversion: each as a text, a graph where it is of days, and a table. */
export default function FiguresView({ figures }: { figures: Figures }) {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const { days, places, transfers, times, funnel } = figures;
  const states = [
    ...new Set(days.flatMap(({ orders }) => orders.map(({ state }) => state))),
  ].sort();
  const placed = days.reduce((all, day) => all + ordersOf(day), 0);
  const in_ = days.reduce((all, { money }) => all + (money?.in ?? 0), 0);
  const out = days.reduce((all, { money }) => all + (money?.out ?? 0), 0);
  const dayOf = ({ day }: Day): string => date(locale, jakartaMidnight(day));
  const hasMoney = transfers !== null && transfers.length > 0;
  const nothing = <p className="text-muted">{t('figures.nothing')}</p>;
  const isEmpty =
    placed + funnel.configured + funnel.ordered + funnel.paid + times.length + places.length ===
      0 && !hasMoney;
  const stateOf = (state: string): string => t(`state.${state as 'COMPLETED'}`);
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : `${number(locale, Math.round((part / whole) * 1000) / 10)}%`;
  if (isEmpty)
    return (
      <EmptyState icon={<ChartColumn size={28} />} title={t('figures.none')}>
        {t('figures.none-text')}
      </EmptyState>
    );
  return (
    <div className="grid gap-12">
      <Part
        title={t('figures.orders')}
        text={t('figures.orders-text', {
          placed: number(locale, placed),
          completed: number(
            locale,
            days.reduce((all, day) => all + countIn(day, 'COMPLETED'), 0),
          ),
          cancelled: number(
            locale,
            days.reduce((all, day) => all + countIn(day, 'CANCELLED'), 0),
          ),
        })}
      >
        {placed === 0 ? (
          nothing
        ) : (
          <>
            <Graph
              days={days}
              stacked
              isMoney={false}
              rows={[
                {
                  name: stateOf('COMPLETED'),
                  colour: 'positive',
                  of: (day) => countIn(day, 'COMPLETED'),
                },
                { name: t('figures.in-progress'), colour: 'accent', of: inProgress },
                {
                  name: stateOf('CANCELLED'),
                  colour: 'line-strong',
                  of: (day) => countIn(day, 'CANCELLED'),
                },
              ]}
            />
            <Disclosure summary={t('figures.table')}>
              <Table
                caption={t('figures.orders')}
                rows={days}
                rowKey={({ day }) => day}
                columns={[
                  { id: 'day', header: t('day'), cell: dayOf },
                  {
                    id: 'all',
                    header: t('figures.placed'),
                    align: 'end',
                    cell: (day) => number(locale, ordersOf(day)),
                  },
                  ...states.map((state) => ({
                    id: state,
                    header: stateOf(state),
                    align: 'end' as const,
                    cell: (day: Day) => number(locale, countIn(day, state)),
                  })),
                ]}
              />
            </Disclosure>
          </>
        )}
      </Part>
      {transfers === null ? null : (
        <Part
          title={t('figures.money')}
          text={t('figures.money-text', { in: rupiah(in_), out: rupiah(out) })}
        >
          {hasMoney ? (
            <>
              <Graph
                days={days}
                stacked={false}
                isMoney
                rows={[
                  { name: t('figures.in'), colour: 'accent', of: ({ money }) => money?.in ?? 0 },
                  {
                    name: t('figures.out'),
                    colour: 'line-strong',
                    of: ({ money }) => money?.out ?? 0,
                  },
                ]}
              />
              <Disclosure summary={t('figures.table')}>
                <div className="grid gap-4">
                  <Table
                    caption={t('figures.codes')}
                    rows={transfers}
                    rowKey={({ code }) => code}
                    columns={[
                      {
                        id: 'code',
                        header: t('figures.codes'),
                        cell: ({ code }) => t(`transfer.${code as 'payment'}`),
                      },
                      {
                        id: 'in',
                        header: t('figures.in'),
                        align: 'end',
                        cell: ({ isIn, amount }) => (isIn ? rupiah(amount) : ''),
                      },
                      {
                        id: 'out',
                        header: t('figures.out'),
                        align: 'end',
                        cell: ({ isIn, amount }) => (isIn ? '' : rupiah(amount)),
                      },
                    ]}
                  />
                  <Table
                    caption={t('figures.money')}
                    rows={days}
                    rowKey={({ day }) => day}
                    columns={[
                      { id: 'day', header: t('day'), cell: dayOf },
                      {
                        id: 'in',
                        header: t('figures.in'),
                        align: 'end',
                        cell: ({ money }) => rupiah(money?.in ?? 0),
                      },
                      {
                        id: 'out',
                        header: t('figures.out'),
                        align: 'end',
                        cell: ({ money }) => rupiah(money?.out ?? 0),
                      },
                    ]}
                  />
                </div>
              </Disclosure>
            </>
          ) : (
            nothing
          )}
        </Part>
      )}
      <Part title={t('figures.times')} text={t('figures.times-text')}>
        <Table
          caption={t('figures.times')}
          rows={times}
          rowKey={({ state }) => state}
          empty={nothing}
          columns={[
            { id: 'state', header: t('figures.state'), cell: ({ state }) => stateOf(state) },
            {
              id: 'count',
              header: t('figures.left'),
              align: 'end',
              cell: ({ count }) => number(locale, count),
            },
            {
              id: 'average',
              header: t('figures.average'),
              align: 'end',
              cell: ({ averageHours }) =>
                t('figures.hours', { hours: number(locale, averageHours) }),
            },
            {
              id: 'longest',
              header: t('figures.longest'),
              align: 'end',
              cell: ({ longestHours }) =>
                t('figures.hours', { hours: number(locale, longestHours) }),
            },
          ]}
        />
      </Part>
      <Part title={t('figures.funnel')} text={t('figures.funnel-text')}>
        <Table
          caption={t('figures.funnel')}
          rows={(['configured', 'ordered', 'paid'] as const).map((step) => ({ step }))}
          rowKey={({ step }) => step}
          columns={[
            { id: 'step', header: t('figures.step'), cell: ({ step }) => t(`figures.${step}`) },
            {
              id: 'people',
              header: t('figures.people'),
              align: 'end',
              cell: ({ step }) => number(locale, funnel[step]),
            },
            {
              id: 'share',
              header: t('figures.share'),
              align: 'end',
              cell: ({ step }) => share(funnel[step], funnel.configured),
            },
          ]}
        />
      </Part>
      <Part title={t('figures.places')} text={t('figures.places-text')}>
        <Table
          caption={t('figures.places')}
          rows={places}
          rowKey={({ slug }) => slug}
          empty={nothing}
          columns={[
            { id: 'place', header: t('place'), cell: ({ name }) => name },
            {
              id: 'orders',
              header: t('figures.placed'),
              align: 'end',
              cell: ({ orders }) => number(locale, orders),
            },
            {
              id: 'completed',
              header: stateOf('COMPLETED'),
              align: 'end',
              cell: ({ completed }) => number(locale, completed),
            },
            {
              id: 'cancelled',
              header: stateOf('CANCELLED'),
              align: 'end',
              cell: ({ cancelled }) => number(locale, cancelled),
            },
            ...(transfers === null
              ? []
              : (['in', 'out'] as const).map((way) => ({
                  id: way,
                  header: t(`figures.${way}`),
                  align: 'end' as const,
                  cell: ({ money }: (typeof places)[number]) => rupiah(money?.[way] ?? 0),
                }))),
          ]}
        />
      </Part>
    </div>
  );
}
