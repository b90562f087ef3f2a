import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { ShopItemKindEnum } from './enums.ts';
import { type ItemRow, itemBySlug, itemsOfKind } from './item.sql.ts';

interface Item extends ItemRow {
  readonly locale: Locale;
}

interface Size {
  readonly id: string;
  readonly size: string;
  readonly stock: number;
}

const SizeRef = content.objectRef<Size>('ShopItemSize').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What a cart knows it by.' }),
    size: t.exposeString('size', { description: '`-` where there is only one.' }),
    stock: t.exposeInt('stock', { description: 'What no order holds, at all places.' }),
  }),
});

const ItemRef = content.objectRef<Item>('ShopItem').implement({
  description: 'An accessory, a piece of apparel, a battery.',
  fields: (t) => ({
    id: t.id({ resolve: ({ item }) => item.id }),
    slug: t.string({ resolve: ({ item }) => item.slug }),
    kind: t.string({ resolve: ({ item }) => item.kind }),
    name: t.string({
      resolve: ({ item, locale }) => inLocale(item.name, locale),
    }),
    description: t.string({
      resolve: ({ item, locale }) => inLocale(item.description, locale),
    }),
    price: t.field({ type: 'Rupiah', resolve: ({ item }) => item.priceIdr }),
    fits: t.stringList({
      description: 'Slugs of the models it fits; empty when it fits a person.',
      resolve: ({ item }) => [...item.fits],
    }),
    image: t.string({ nullable: true, resolve: ({ item }) => item.image }),
    sizes: t.field({ type: [SizeRef], resolve: ({ sizes }) => JSON.parse(sizes) as Size[] }),
  }),
});

content.queryFields((t) => ({
  shopItems: t.field({
    type: [ItemRef],
    args: {
      kind: t.arg({ type: ShopItemKindEnum, required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { kind, locale }, { read }) =>
      (await read(itemsOfKind({ kind }))).map((row) => ({ ...row, locale })),
  }),
  shopItem: t.field({
    type: ItemRef,
    nullable: true,
    args: {
      slug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { slug, locale }, { read }) => {
      const [row] = await read(itemBySlug({ slug }));
      return row === undefined ? null : { ...row, locale };
    },
  }),
}));
