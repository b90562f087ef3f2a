import { forbidden, requireStaff } from '#edge/auth/policy.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { countGoodsInput, GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { GoodsKindEnum } from '#edge/domains/shop/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { COUNT_WRITES, countGoods } from './count.ts';
import {
  type CountedAt,
  type CountedGoods,
  type CountLine,
  countedMeanwhile,
  countGoodsWanted,
  goodsPage,
  linesOf,
} from './desk.sql.ts';

const MOST_SKIPPED = 100_000;

const CountedAtRef = main.objectRef<CountedAt>('GoodsAtPlace').implement({
  fields: (t) => ({
    dealerSlug: t.exposeString('dealerSlug'),
    onHand: t.exposeInt('onHand', { description: 'What stands there, with what orders hold.' }),
    reserved: t.exposeInt('reserved', { description: 'Of these, what orders have.' }),
  }),
});

const GoodsRef = main
  .objectRef<CountedGoods & { readonly locale: Locale }>('CountedGoods')
  .implement({
    description: 'One thing in one size, and how many stand where.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: GoodsKindEnum }),
      code: t.exposeString('code', {
        description: 'Of a part its number, of others their slug.',
      }),
      size: t.exposeString('size', { description: '`-` where there is only one.' }),
      name: t.string({ resolve: ({ name, locale }) => inLocale(name, locale) }),
      places: t.field({ type: [CountedAtRef], resolve: ({ places }) => [...places] }),
    }),
  });

interface Page {
  readonly items: readonly CountedGoods[];
  readonly totalItems: number;
  readonly locale: Locale;
}

const PageRef = main.objectRef<Page>('GoodsStockPage').implement({
  fields: (t) => ({
    items: t.field({
      type: [GoodsRef],
      resolve: ({ items, locale }) => items.map((item) => ({ ...item, locale })),
    }),
    totalItems: t.exposeInt('totalItems'),
  }),
});

main.queryField('goodsStock', (t) =>
  t.field({
    type: PageRef,
    description: 'Parts, accessories, apparel and batteries, and how many stand where.',
    args: {
      search: t.arg.string({ description: 'Part of a code or a name.' }),
      dealer: t.arg.string({ description: 'Slug of the place.' }),
      locale: t.arg({ type: MainLocaleEnum, required: true }),
      skip: t.arg.int(),
    },
    resolve: async (_, { search, dealer, locale, skip }, { actor, read }): Promise<Page> => {
      const who = requireStaff(await actor());
      const wanted = {
        search: (search ?? '').trim().toLowerCase().slice(0, GOODS_COUNT.search),
        dealerSlug: who.placeSlug ?? (dealer?.slice(0, 64) || null),
      };
      const offset = Math.min(MOST_SKIPPED, Math.max(0, skip ?? 0));
      const [items, totalItems] = await Promise.all([
        read(goodsPage({ ...wanted, limit: GOODS_COUNT.perPage, offset })),
        read(countGoodsWanted(wanted)),
      ]);
      return { items, totalItems, locale };
    },
  }),
);

const ListedInput = main.inputType('ListedGoodsInput', {
  fields: (t) => ({
    code: t.string({ required: true, description: 'Of a part its number, of others their slug.' }),
    size: t.string({ required: true, description: '`-` where there is only one.' }),
    dealerSlug: t.string({ required: true }),
  }),
});

const LineRef = main
  .objectRef<CountLine & { readonly locale: Locale; readonly isOwn: boolean }>('GoodsCountLine')
  .implement({
    description: 'What a row of a list is about, and what stands there now.',
    fields: (t) => ({
      variantId: t.id({
        nullable: true,
        description: 'Null for what is not in the catalogue.',
        resolve: ({ id }) => id,
      }),
      name: t.string({
        nullable: true,
        resolve: ({ name, locale }) => name && inLocale(name, locale),
      }),
      sells: t.boolean({
        description: 'Whether the place sells, and who asks may count there.',
        resolve: ({ sells, isOwn }) => sells && isOwn,
      }),
      onHand: t.exposeInt('onHand'),
      reserved: t.exposeInt('reserved'),
    }),
  });

main.queryField('goodsCountPreview', (t) =>
  t.field({
    type: [LineRef],
    description: `What the rows of a list are about, in their order; at most ${GOODS_COUNT.list}.`,
    args: {
      rows: t.arg({ type: [ListedInput], required: true }),
      locale: t.arg({ type: MainLocaleEnum, required: true }),
    },
    resolve: async (_, { rows, locale }, { actor, readPrimary }) => {
      const { placeSlug } = requireStaff(await actor());
      const listed = rows.slice(0, GOODS_COUNT.list);
      const lines = await readPrimary(linesOf({ rows: JSON.stringify(listed) }));
      return lines.map((line) => ({
        ...line,
        locale,
        isOwn: placeSlug === null || listed[line.at]?.dealerSlug === placeSlug,
      }));
    },
  }),
);

const CountInput = main.inputType('GoodsCountInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    dealerSlug: t.string({ required: true }),
    onHand: t.int({ required: true, description: 'What was counted, with what orders hold.' }),
    expected: t.int({ required: true, description: '`onHand` of what was looked at.' }),
  }),
});

main.mutationField('countGoods', (t) =>
  t.field({
    type: CommonRef,
    description: 'What was counted stands there from now on: every line of the list, or none.',
    args: {
      counts: t.arg({ type: [CountInput], required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) => {
      const done = await staffWrite(
        context,
        {
          operation: 'countGoods',
          schema: countGoodsInput,
          args,
          limit: COUNT_WRITES,
          allow: ({ placeSlug }, { counts }) => {
            if (placeSlug !== null && counts.some(({ dealerSlug }) => dealerSlug !== placeSlug))
              throw forbidden();
          },
        },
        (input, staffId) => countGoods(staffId, input, context),
      );
      if (done.errorCode !== 'GOODS_CHANGED') return done;
      const rows = JSON.stringify(args.counts);
      return { ...done, changedBy: await context.readPrimary(countedMeanwhile({ rows })) };
    },
  }),
);
