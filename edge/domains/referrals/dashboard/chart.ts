import { type Span, spansOf } from '#edge/contract/referrals/period.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { OrpParam, requireAffiliate, windowOf } from './param.ts';
import { clicksByDay, type DayCount, salesByDay } from './rows.sql.ts';

interface Point extends Span {
  readonly sales: number;
  readonly clicks: number;
}

/** Of the first span also what came before it, so that the graph's sum is that of the table. */
const within = (days: readonly DayCount[], { from, until }: Span, isFirst: boolean): number =>
  days
    .filter(({ day }) => day <= until && (isFirst || day >= from))
    .reduce((sum, { count }) => sum + count, 0);

const PointRef = main.objectRef<Point>('OrpChartPoint').implement({
  fields: (t) => ({
    toolTip: t.string({
      description: 'The day it is of, or the first and the last one, `YYYY-MM-DD`.',
      resolve: ({ from, until }) => (from === until ? from : `${from}/${until}`),
    }),
    totalSales: t.exposeInt('sales'),
    totalClick: t.exposeInt('clicks'),
  }),
});

main.queryField('orpChart', (t) =>
  t.field({
    type: [PointRef],
    description: 'Sales and visitors over time, for affiliates; the sums are those of `dataOrp`.',
    args: { param: t.arg({ type: OrpParam }) },
    resolve: async (_, { param }, context) => {
      const { customerId } = await requireAffiliate(context);
      const { read, clock } = context;
      const now = clock();
      const { period, within: span } = windowOf(customerId, param, now);
      const [sales, clicks] = await Promise.all([
        read(salesByDay(span)),
        read(clicksByDay({ customerId, fromDay: dayInJakarta(span.from) })),
      ]);
      const [first = null] = [...sales, ...clicks].map(({ day }) => day).toSorted();
      return spansOf(period, now, first).map((each, at) => ({
        ...each,
        sales: within(sales, each, at === 0),
        clicks: within(clicks, each, at === 0),
      }));
    },
  }),
);
