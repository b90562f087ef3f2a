import { requireStaff } from '#edge/auth/policy.ts';
import {
  COUPON_DESK,
  changeCouponInput,
  couponStanding,
  createCouponInput,
  endCouponInput,
} from '#edge/contract/orders/coupon-desk.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import type { CouponRow } from '#edge/domains/orders/coupon.sql.ts';
import { CouponGoodsEnum, CouponKindEnum, CouponStandingEnum } from '#edge/domains/orders/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { COUPON_WRITES, changeCoupon, createCoupon, endCoupon } from './change.ts';
import { countCoupons, couponPage } from './desk.sql.ts';

const MOST_SKIPPED = 100_000;

const CouponRef = main.objectRef<CouponRow>('DeskCoupon').implement({
  description: 'A promo code with its terms, for the desk.',
  fields: (t) => ({
    code: t.exposeID('code'),
    kind: t.expose('kind', { type: CouponKindEnum }),
    amount: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'What it takes off; of a rate the most it takes off.',
      resolve: ({ amountIdr }) => amountIdr,
    }),
    basisPoints: t.exposeInt('basisPoints'),
    minimum: t.field({ type: 'Rupiah', resolve: ({ minimumIdr }) => minimumIdr }),
    appliesTo: t.expose('appliesTo', { type: CouponGoodsEnum }),
    products: t.stringList({
      nullable: true,
      description: 'Slugs it is for; null for all.',
      resolve: ({ products }) => products && [...products],
    }),
    firstDay: t.string({
      description: 'YYYY-MM-DD in Jakarta.',
      resolve: ({ startsAt }) => dayInJakarta(startsAt),
    }),
    lastDay: t.string({
      nullable: true,
      description: 'The last day it counts on, in Jakarta; null without an end.',
      resolve: ({ endsAt }) => (endsAt === null ? null : dayInJakarta(endsAt - 1)),
    }),
    most: t.exposeInt('most', { nullable: true }),
    used: t.exposeInt('used'),
    mostPerPerson: t.exposeInt('mostPerPerson'),
    returnsAfterPayment: t.exposeBoolean('returnsAfterPayment'),
    withReferral: t.exposeBoolean('withReferral'),
    isAnnounced: t.exposeBoolean('isAnnounced', {
      description: 'Told to everybody beside the prices it counts for.',
    }),
    isForOne: t.boolean({
      description: 'For one customer alone.',
      resolve: ({ customerId }) => customerId !== null,
    }),
    standing: t.field({
      type: CouponStandingEnum,
      resolve: (row, _, { clock }) => couponStanding(row, clock()),
    }),
    version: t.exposeInt('version'),
  }),
});

interface Page {
  readonly items: readonly CouponRow[];
  readonly totalItems: number;
}

const PageRef = main.objectRef<Page>('CouponDeskPage').implement({
  fields: (t) => ({
    items: t.field({ type: [CouponRef], resolve: ({ items }) => [...items] }),
    totalItems: t.exposeInt('totalItems'),
  }),
});

main.queryField('couponDesk', (t) =>
  t.field({
    type: PageRef,
    description: 'Promo codes: those that count or are going to first.',
    args: { search: t.arg.string({ description: 'Part of the code.' }), skip: t.arg.int() },
    resolve: async (_, { search, skip }, context): Promise<Page> => {
      requireStaff(await context.actor());
      const wanted = { search: (search ?? '').trim().toUpperCase().slice(0, COUPON_DESK.search) };
      const offset = Math.min(MOST_SKIPPED, Math.max(0, skip ?? 0));
      const [items, totalItems] = await Promise.all([
        context.read(
          couponPage({ ...wanted, now: context.clock(), limit: COUPON_DESK.perPage, offset }),
        ),
        context.read(countCoupons(wanted)),
      ]);
      return { items, totalItems };
    },
  }),
);

main.mutationField('createCoupon', (t) =>
  t.field({
    type: CommonRef,
    description: 'A promo code for whole days in Jakarta. The same one again is a success.',
    args: {
      code: t.arg.id({ required: true }),
      kind: t.arg({ type: CouponKindEnum, required: true }),
      amount: t.arg({ type: 'Rupiah' }),
      basisPoints: t.arg.int({ required: true }),
      minimum: t.arg({ type: 'Rupiah', required: true }),
      appliesTo: t.arg({ type: CouponGoodsEnum, required: true }),
      products: t.arg.stringList({
        description: 'Slugs it is for, of parts their codes; none for all it applies to.',
      }),
      firstDay: t.arg.string({ required: true }),
      lastDay: t.arg.string(),
      most: t.arg.int(),
      mostPerPerson: t.arg.int({ required: true }),
      returnsAfterPayment: t.arg.boolean({ required: true }),
      isAnnounced: t.arg.boolean({
        description: 'Told to everybody beside the prices it counts for.',
      }),
      withReferral: t.arg.boolean({
        description: 'Taken by itself off motorcycles that come by an affiliate’s key.',
      }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { amount = null, lastDay = null, most = null, ...args }, context) => {
      const isAnnounced = args.isAnnounced ?? false;
      const withReferral = args.withReferral ?? false;
      const given = { ...args, amount, lastDay, most, isAnnounced, withReferral };
      return staffWrite(
        context,
        { operation: 'createCoupon', schema: createCouponInput, args: given, limit: COUPON_WRITES },
        (input) => createCoupon(input, context),
      );
    },
  }),
);

const VERSION = { required: true, description: '`version` of what was looked at.' } as const;

main.mutationField('changeCoupon', (t) =>
  t.field({
    type: CommonRef,
    description: 'Another last day or number of uses; what it takes off stays.',
    args: {
      code: t.arg.id({ required: true }),
      lastDay: t.arg.string({ description: 'None: without an end.' }),
      most: t.arg.int({ description: 'None: without a limit.' }),
      reason: t.arg.string({ required: true }),
      expectedVersion: t.arg.int(VERSION),
    },
    resolve: (_, { lastDay = null, most = null, ...args }, context) =>
      staffWrite(
        context,
        {
          operation: 'changeCoupon',
          schema: changeCouponInput,
          args: { ...args, lastDay, most },
          limit: COUPON_WRITES,
        },
        (input) => changeCoupon(input, context),
      ),
  }),
);

main.mutationField('endCoupon', (t) =>
  t.field({
    type: CommonRef,
    description: 'Nobody can use it any more; orders that have keep it. A repeat is a success.',
    args: {
      code: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      expectedVersion: t.arg.int(VERSION),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'endCoupon', schema: endCouponInput, args, limit: COUPON_WRITES },
        (input) => endCoupon(input, context),
      ),
  }),
);
