import { STOCK_LIMITS } from '#edge/contract/orders/stock.ts';
import { requireOrderDesk } from '#edge/domains/orders/staff/access.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { clamp } from '#edge/graphql/pagination.ts';
import type { Result } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { addUnits, countList, type StockError, withdrawUnit } from './change.ts';
import { countStock, type StockUnit, stockPage } from './stock.sql.ts';

const LIMIT = { usual: 25, most: 50 };
const MOST_SKIPPED = 100_000;

const UnitRef = main.objectRef<StockUnit>('StockUnit').implement({
  description: 'One motorcycle of the stock.',
  fields: (t) => ({
    id: t.exposeID('id'),
    vin: t.exposeString('vin'),
    motorNumber: t.exposeString('motorNumber'),
    slug: t.exposeString('slug', { description: 'Of the model.' }),
    color: t.exposeString('color'),
    accent: t.exposeString('accent', { nullable: true }),
    battery: t.exposeString('battery'),
    dealerSlug: t.exposeString('dealerSlug', { description: 'Where it stands.' }),
    arrivedAt: t.expose('arrivedAt', { type: 'DateTime' }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    note: t.exposeString('note', { nullable: true, description: 'Why it was withdrawn.' }),
    orderId: t.exposeID('orderId', { nullable: true, description: 'Order that has it.' }),
  }),
});

interface Page {
  readonly items: readonly StockUnit[];
  readonly totalItems: number;
}

const PageRef = main.objectRef<Page>('StockPage').implement({
  fields: (t) => ({
    items: t.field({ type: [UnitRef], resolve: ({ items }) => [...items] }),
    totalItems: t.exposeInt('totalItems'),
  }),
});

main.queryField('stockUnits', (t) =>
  t.field({
    type: PageRef,
    description: 'The stock for the desk, the newest first.',
    args: {
      search: t.arg.string({ description: 'Part of a frame or motor number.' }),
      dealer: t.arg.string({ description: 'Slug of the place.' }),
      skip: t.arg.int(),
      take: t.arg.int(),
    },
    resolve: async (_, { search, dealer, skip, take }, { actor, read }) => {
      const who = requireOrderDesk(await actor());
      const wanted = {
        search: (search ?? '').trim().toUpperCase().slice(0, STOCK_LIMITS.search),
        dealerSlug: who.placeSlug ?? (dealer?.slice(0, 64) || null),
      };
      const limit = clamp(take, LIMIT.usual, LIMIT.most);
      const offset = Math.min(MOST_SKIPPED, Math.max(0, skip ?? 0));
      const [items, totalItems] = await Promise.all([
        read(stockPage({ ...wanted, limit, offset })),
        read(countStock(wanted)),
      ]);
      return { items, totalItems };
    },
  }),
);

const FaultRef = main
  .objectRef<NonNullable<StockError['faults']>[number]>('StockRowFault')
  .implement({
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'Of the list, from 1.' }),
      field: t.exposeString('field'),
      key: t.exposeString('key', { description: 'Of the message, which the web translates.' }),
    }),
  });

const RefusalRef = main.objectRef<StockError>('StockRefusal').implement({
  description: 'Why the stock stays as it is.',
  fields: (t) => ({
    errorCode: t.exposeString('code'),
    message: t.string({ resolve: () => 'This was refused.' }),
    faults: t.field({ type: [FaultRef], resolve: ({ faults = [] }) => [...faults] }),
    limit: t.int({ nullable: true, resolve: ({ limit }) => limit ?? null }),
  }),
});

interface Changed {
  readonly count: number;
}

const ChangedRef = main.objectRef<Changed>('StockChanged').implement({
  fields: (t) => ({ count: t.exposeInt('count', { description: 'Units this was about.' }) }),
});

const isRefusal = (value: object): value is StockError => 'code' in value;

const ResultRef = main.unionType('StockResult', {
  types: [ChangedRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? 'StockRefusal' : 'StockChanged'),
});

const answerOf = (done: Result<unknown, StockError>, count: number): Changed | StockError =>
  done.ok ? { count } : done.error;

const UnitInput = main.inputType('StockUnitInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`unt_` and 26 characters, made by the device.' }),
    vin: t.string({ required: true }),
    motorNumber: t.string({ required: true }),
    slug: t.string({ required: true }),
    color: t.string({ required: true }),
    accent: t.string(),
    battery: t.string({ required: true }),
    dealerSlug: t.string({ required: true }),
  }),
});

const staffOf = async ({ actor }: Context): Promise<string> =>
  requireOrderDesk(await actor()).customerId;

main.mutationField('addUnits', (t) =>
  t.field({
    type: ResultRef,
    description: 'Every unit of a list comes into the stock, or none and what is wrong with each.',
    args: { units: t.arg({ type: [UnitInput], required: true }) },
    resolve: async (_, { units }, context) => {
      const who = await staffOf(context);
      await countList(context, who);
      const request = { operation: 'addUnits', who, input: units };
      return answerOf(
        await once(context, request, () => addUnits(who, units, context)),
        units.length,
      );
    },
  }),
);

main.mutationField('withdrawUnit', (t) =>
  t.field({
    type: ResultRef,
    description: 'A unit that no order has leaves the stock, with the reason.',
    args: { id: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
    resolve: async (_, input, context) => {
      const who = await staffOf(context);
      const request = { operation: 'withdrawUnit', who, input };
      return answerOf(await once(context, request, () => withdrawUnit(who, input, context)), 1);
    },
  }),
);
