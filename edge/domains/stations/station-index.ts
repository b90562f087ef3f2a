import { main } from '#edge/graphql/builder.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { countStations, stationIds } from './station-index.sql.ts';

/** In two languages with their alternates a megabyte of sitemap. */
const PAGE_SIZE = 1_000;
const MAX_PAGE = 1_000;

interface StationIndex {
  readonly stationIds: readonly string[];
  readonly total: number;
}

const StationIndexRef = main.objectRef<StationIndex>('StationIndex').implement({
  fields: (t) => ({
    stationIds: t.idList({ resolve: ({ stationIds: ids }) => [...ids] }),
    total: t.exposeInt('total'),
    totalPages: t.int({ resolve: ({ total }) => pagesOf(total, PAGE_SIZE) }),
  }),
});

main.queryField('stationIndex', (t) =>
  t.field({
    type: StationIndexRef,
    description: `Every charging station by its id, ${PAGE_SIZE} a page, for sitemaps.`,
    args: { page: t.arg.int({ defaultValue: 1 }) },
    resolve: async (_, { page }, { read }) => {
      const current = page ?? 1;
      if (current < 1 || current > MAX_PAGE)
        throw new Refusal('BAD_USER_INPUT', 'Pages are counted from 1.');
      const [rows, [counted]] = await Promise.all([
        read(stationIds({ limit: PAGE_SIZE, offset: (current - 1) * PAGE_SIZE })),
        read(countStations({})),
      ]);
      return { stationIds: rows.map(({ id }) => id), total: counted?.total ?? 0 };
    },
  }),
);
