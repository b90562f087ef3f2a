import { dayInJakarta } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { RowRef } from './line.ts';
import { OrpParam, requireAffiliate, windowOf } from './param.ts';
import {
  type CommissionLine,
  clicksByDay,
  type Figures,
  figuresWithin,
  linesWithin,
} from './rows.sql.ts';

interface Dashboard {
  readonly key: string;
  readonly figures: Figures;
  readonly clicks: number;
  readonly rows: readonly CommissionLine[];
  readonly total: number;
  readonly perPage: number;
  readonly current: number;
}

const DashboardRef = main.objectRef<Dashboard>('OrpDashboard').implement({
  fields: (t) => ({
    affiliateKey: t.exposeString('key'),
    totalSales: t.int({
      description: 'Sales that stand: ongoing and complete.',
      resolve: ({ figures: { ongoing, complete } }) => ongoing + complete,
    }),
    totalClick: t.exposeInt('clicks'),
    totalOngoing: t.int({ resolve: ({ figures }) => figures.ongoing }),
    totalComplete: t.int({ resolve: ({ figures }) => figures.complete }),
    totalCommission: t.field({
      type: 'Rupiah',
      resolve: ({ figures }) => figures.commissionIdr,
    }),
    totalPages: t.int({ resolve: ({ total, perPage }) => pagesOf(total, perPage) }),
    totalRecords: t.exposeInt('total'),
    currentPage: t.exposeInt('current'),
    data: t.field({ type: [RowRef], resolve: ({ rows }) => [...rows] }),
  }),
});

main.queryField('dataOrp', (t) =>
  t.field({
    type: DashboardRef,
    description: 'What somebody’s recommendations came to. For affiliates.',
    args: { param: t.arg({ type: OrpParam }) },
    resolve: async (_, { param }, context) => {
      const { customerId, key } = await requireAffiliate(context);
      const { read, clock } = context;
      const { within, page, current } = windowOf(customerId, param, clock());
      const [figures, rows, clicks] = await Promise.all([
        read(figuresWithin(within)),
        read(linesWithin(page)),
        read(clicksByDay({ customerId, fromDay: dayInJakarta(within.from) })),
      ]);
      // A page beyond the last has no row to say how many there are.
      const [first] =
        rows.length > 0 ? rows : await read(linesWithin({ ...page, limit: 1, offset: 0 }));
      return {
        key,
        figures,
        rows,
        current,
        perPage: page.limit,
        total: first?.total ?? 0,
        clicks: clicks.reduce((sum, { count }) => sum + count, 0),
      };
    },
  }),
);
