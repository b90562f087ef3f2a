import { requireStaff } from '#edge/auth/policy.ts';
import { DEFAULT_AREA, findArea } from '#edge/contract/areas.ts';
import { endPlannedInput, PLANNED } from '#edge/contract/catalog/planned.ts';
import { OTHER_LINES, planPriceInput } from '#edge/contract/catalog/price-change.ts';
import { PRICE_LINES, type PriceLineKey, priceOf } from '#edge/contract/price.ts';
import { type PriceRow, pricesInArea } from '#edge/domains/catalog/price.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type ChangeRow, changesOfArea } from './change.sql.ts';
import { endPrice, PRICE_WRITES, planPrice } from './change.ts';

interface Line {
  readonly key: PriceLineKey;
  readonly amount: number;
}

const LineRef = main.objectRef<Line>('DeskPriceLine').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: '`vehicle`, `bbnkb`, `pkb`, `stnk` …' }),
    amount: t.expose('amount', { type: 'Rupiah' }),
  }),
});

const PriceRef = main.objectRef<PriceRow>('DeskPrice').implement({
  description: 'What visitors see of a model with one battery option at that moment.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    battery: t.exposeString('battery'),
    isStandard: t.boolean({ resolve: (row) => row.battery === row.standardBattery }),
    lines: t.field({
      type: [LineRef],
      resolve: (row) => PRICE_LINES.map((key) => ({ key, amount: row[key] })),
    }),
    otrPrice: t.field({ type: 'Rupiah', resolve: (row) => priceOf(row, 0).otr }),
    otrAfterDiscount: t.field({
      type: 'Rupiah',
      resolve: (row) => priceOf(row, row.subsidy ?? 0).total,
    }),
  }),
});

const ChangeRef = main.objectRef<ChangeRow>('DeskPriceChange').implement({
  description: 'A price that holds for a time, or is going to.',
  fields: (t) => ({
    id: t.id({ resolve: ({ change }) => change.id }),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    battery: t.string({ resolve: ({ change }) => change.battery }),
    area: t.string({
      nullable: true,
      description: 'Null for every province.',
      resolve: ({ change }) => change.areaCode,
    }),
    lines: t.field({
      type: [LineRef],
      description: 'Those it changes.',
      resolve: ({ change }) => [
        { key: 'vehicle' as const, amount: change.vehicleIdr },
        ...OTHER_LINES.flatMap((key) => {
          const amount = change[`${key}Idr`];
          return amount === null ? [] : [{ key, amount }];
        }),
      ],
    }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ change }) => change.startsAt }),
    endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ change }) => change.endsAt }),
    reason: t.string({ resolve: ({ change }) => change.reason }),
    version: t.int({ resolve: ({ change }) => change.version }),
  }),
});

interface Desk {
  readonly at: number;
  readonly prices: readonly PriceRow[];
  readonly changes: readonly ChangeRow[];
}

const DeskRef = main.objectRef<Desk>('PriceDesk').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'The moment the prices are of.' }),
    prices: t.field({ type: [PriceRef], resolve: ({ prices }) => [...prices] }),
    changes: t.field({
      type: [ChangeRef],
      description: 'Those that are not over now, the first to begin first.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

main.queryField('priceDesk', (t) =>
  t.field({
    type: DeskRef,
    description:
      'Prices of a province as visitors see them at a moment, and what is going to change.',
    args: {
      area: t.arg.string({ defaultValue: DEFAULT_AREA }),
      at: t.arg({ type: 'DateTime', description: 'Now, when absent.' }),
    },
    resolve: async (_, { area, at }, context): Promise<Desk> => {
      requireStaff(await context.actor());
      const province = findArea(area ?? DEFAULT_AREA);
      if (province === undefined) throw new Refusal('BAD_USER_INPUT', 'There is no such province.');
      const now = context.clock();
      const moment = at ?? now;
      const [prices, changes] = await Promise.all([
        context.read(pricesInArea({ slug: null, area: province.code, now: moment })),
        context.read(changesOfArea({ area: province.code, now, limit: PLANNED.listed })),
      ]);
      return { at: moment, prices, changes };
    },
  }),
);

main.mutationField('planPrice', (t) =>
  t.field({
    type: CommonRef,
    description: 'A price that holds from a moment on, for a time or until another. Counts once.',
    args: {
      id: t.arg.id({
        required: true,
        description: '`pch_` and 26 characters, made by the device.',
      }),
      slug: t.arg.string({ required: true }),
      battery: t.arg.string({ required: true }),
      area: t.arg.string({ description: 'None: every province.' }),
      vehicle: t.arg({ type: 'Rupiah', required: true }),
      bbnkb: t.arg({ type: 'Rupiah', description: 'None: as it is. So for the other lines.' }),
      pkb: t.arg({ type: 'Rupiah' }),
      stnk: t.arg({ type: 'Rupiah' }),
      tnkb: t.arg({ type: 'Rupiah' }),
      bpkb: t.arg({ type: 'Rupiah' }),
      startsAt: t.arg({ type: 'DateTime', required: true }),
      endsAt: t.arg({ type: 'DateTime', description: 'The first moment at which it is over.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { area = null, endsAt = null, ...plan }, context) =>
      staffWrite(
        context,
        {
          operation: 'planPrice',
          schema: planPriceInput,
          args: { ...plan, area, endsAt },
          limit: PRICE_WRITES,
        },
        (input, staffId) => planPrice(staffId, input, context),
      ),
  }),
);

main.mutationField('endPrice', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Ends a price that holds, or withdraws one that is to come. A repeat is a success.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'endPrice', schema: endPlannedInput, args, limit: PRICE_WRITES },
        (input) => endPrice(input, context),
      ),
  }),
);
