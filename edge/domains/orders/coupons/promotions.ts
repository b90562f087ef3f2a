import { inLocale, LOCALES, type LocalisedText, type Text } from '#edge/contract/locale.ts';
import type { Promotion } from '#edge/contract/orders/promotion.ts';
import { announcedCoupons } from '#edge/domains/orders/coupon.sql.ts';
import { termsOf } from '#edge/domains/orders/coupon.ts';
import { CouponGoodsEnum, CouponKindEnum } from '#edge/domains/orders/enums.ts';
import { LocalisedTextRef } from '#edge/domains/shop/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { namesOfSlugs } from './product-names.sql.ts';

interface Named {
  readonly slug: string;
  readonly name: Text;
}

interface Announced extends Promotion {
  /** What it is for and is sold; empty where it is for all. */
  readonly named: readonly Named[];
}

const ProductRef = main.objectRef<Named>('PromotionProduct').implement({
  description: 'A product that a promo code is for.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Of a part its code.' }),
    names: t.field({
      type: [LocalisedTextRef],
      resolve: ({ name }): LocalisedText[] =>
        LOCALES.map((locale) => ({ locale, text: inLocale(name, locale) })),
    }),
  }),
});

const PromotionRef = main.objectRef<Announced>('Promotion').implement({
  description: 'A promo code that everybody may use now, with its terms.',
  fields: (t) => ({
    code: t.exposeID('code'),
    kind: t.field({ type: CouponKindEnum, resolve: ({ rule }) => rule.kind }),
    amount: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'What it takes off; of a rate the most it takes off.',
      resolve: ({ rule }) => (rule.kind === 'AMOUNT' ? rule.amount : rule.most),
    }),
    basisPoints: t.int({
      description: 'Of a rate: hundredths of a percent of the goods; 0 otherwise.',
      resolve: ({ rule }) => (rule.kind === 'RATE' ? rule.basisPoints : 0),
    }),
    minimum: t.expose('minimum', { type: 'Rupiah' }),
    appliesTo: t.expose('appliesTo', { type: CouponGoodsEnum }),
    products: t.stringList({
      nullable: true,
      description: 'Slugs it is for; null for all.',
      resolve: ({ products }) => products && [...products],
    }),
    productNames: t.field({
      type: [ProductRef],
      description: 'Of what it is for and is sold; empty where it is for all.',
      resolve: ({ named }) => [...named],
    }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The first moment at which it is over: midnight in Jakarta after its last day.',
      resolve: ({ endsAt }) => endsAt,
    }),
  }),
});

main.queryField('promotions', (t) =>
  t.field({
    type: [PromotionRef],
    description: 'Promo codes that are told beside prices.',
    resolve: async (_, __, { read, clock }): Promise<Announced[]> => {
      const rows = await read(announcedCoupons({ now: clock() }));
      const slugs = rows.flatMap(({ products }) => products ?? []);
      const names =
        slugs.length === 0 ? [] : await read(namesOfSlugs({ slugs: JSON.stringify(slugs) }));
      return rows.map((row) => ({
        ...termsOf(row),
        code: row.code,
        named: names.filter(({ slug }) => row.products?.includes(slug)),
      }));
    },
  }),
);
