import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { generationsNamed } from '#edge/contract/garage/generation.ts';
import { main } from '#edge/graphql/builder.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { vehicleCount, vehiclePage } from './ev-list.sql.ts';
import { type Vehicle, VehicleRef, vehicleOf } from './vehicle.ts';

const MAX_LIMIT = 50;
const DEFAULT_LIMIT = 10;

interface EvList {
  readonly data: readonly Vehicle[];
  readonly pagination: Pagination;
}

const EvListRef = main.objectRef<EvList>('EvList').implement({
  fields: (t) => ({
    data: t.field({ type: [VehicleRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

/** Plates are told apart without spaces, the way people type them differs. */
const patternOf = (search: string): string =>
  `%${search.replaceAll(' ', '').replace(/[\\%_]/g, '\\$&')}%`;

main.queryField('evList', (t) =>
  t.field({
    type: EvListRef,
    description: 'Motorcycles of the customer who asks, and those lent to them right now.',
    args: {
      search: t.arg.string({ description: 'Part of the VIN, the plate or the model name.' }),
      page: t.arg.int({ description: 'From 1.' }),
      limit: t.arg.int({ description: `Up to ${MAX_LIMIT}; ${DEFAULT_LIMIT} when left out.` }),
    },
    resolve: async (_, args, context) => {
      const perPage = clamp(args.limit, DEFAULT_LIMIT, MAX_LIMIT);
      const current = clamp(args.page, 1, Number.MAX_SAFE_INTEGER / MAX_LIMIT);
      const search = (args.search ?? '').trim();
      const now = context.clock();
      const filter = {
        now,
        pattern: patternOf(search),
        generations: JSON.stringify(search === '' ? [] : generationsNamed(search)),
      };
      const [{ customer, rows }, { rows: counted }] = await Promise.all([
        readForCustomer(context, (customerId) =>
          vehiclePage({ ...filter, customerId, limit: perPage, offset: (current - 1) * perPage }),
        ),
        readForCustomer(context, (customerId) => vehicleCount({ ...filter, customerId })),
      ]);
      return {
        data: rows.map((row) => vehicleOf(row, customer.customerId, now)),
        pagination: paginationOf(counted[0]?.total ?? 0, perPage, current),
      };
    },
  }),
);
