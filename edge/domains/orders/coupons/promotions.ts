import type { Promotion } from '#edge/contract/orders/promotion.ts';
import { announcedCoupons } from '#edge/domains/orders/coupon.sql.ts';
import { termsOf } from '#edge/domains/orders/coupon.ts';
import { CouponGoodsEnum, CouponKindEnum } from '#edge/domains/orders/enums.ts';
import { main } from '#edge/graphql/builder.ts';

const PromotionRef = main.objectRef<Promotion>('Promotion').implement({
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
    resolve: async (_, __, { read, clock }) =>
      (await read(announcedCoupons({ now: clock() }))).map((row) => ({
        ...termsOf(row),
        code: row.code,
      })),
  }),
);
