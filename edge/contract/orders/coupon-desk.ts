import * as v from 'valibot';
import { DAY_MS, HOUR_MS, jakartaMidnight } from '#edge/contract/time.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';

export const COUPON_DESK = {
  mostIdr: 50_000_000,
  /** Half of the price. */
  mostBasisPoints: 5_000,
  mostUses: 1_000_000,
  mostPerPerson: 100,
  products: 50,
  search: 30,
  perPage: 25,
  /** Changes of coupons that one of the staff may write in an hour. */
  writes: 120,
  windowMs: HOUR_MS,
} as const;

/** What becomes of a coupon by its terms and the time. */
export const COUPON_STANDINGS = ['PLANNED', 'RUNNING', 'USED_UP', 'ENDED'] as const;
export type CouponStanding = (typeof COUPON_STANDINGS)[number];

export const couponStanding = (
  {
    startsAt,
    endsAt,
    most,
    used,
    isActive,
  }: {
    readonly startsAt: number;
    readonly endsAt: number | null;
    readonly most: number | null;
    readonly used: number;
    readonly isActive: boolean;
  },
  now: number,
): CouponStanding => {
  if (!isActive || (endsAt !== null && endsAt <= now)) return 'ENDED';
  if (startsAt > now) return 'PLANNED';
  return most !== null && used >= most ? 'USED_UP' : 'RUNNING';
};

/** The first moment after the last day. */
export const couponEnd = (lastDay: string): number => jakartaMidnight(lastDay) + DAY_MS;

const code = v.pipe(
  v.string('desk.coupon'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z\d]{4,20}$/, 'desk.coupon'),
);
const count = (least: number, most: number) =>
  v.pipe(
    v.number('desk.number'),
    v.integer('desk.number'),
    v.minValue(least, 'desk.number'),
    v.maxValue(most, 'desk.number'),
  );
const day = v.pipe(
  v.string('desk.date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'desk.date'),
  v.check((typed) => !Number.isNaN(jakartaMidnight(typed)), 'desk.date'),
);
/** Slugs and part codes, each once and in order, so that the same list is the same; none for all. */
const products = v.pipe(
  v.array(v.string('desk.slugs')),
  v.transform((slugs): string[] => [...new Set(slugs.map((slug) => slug.trim()))].sort()),
  v.maxLength(COUPON_DESK.products, 'desk.slugs'),
  v.check((slugs) => slugs.every((slug) => /^[A-Za-z\d][\w.-]{0,60}$/.test(slug)), 'desk.slugs'),
  v.transform((slugs): readonly string[] | null => (slugs.length === 0 ? null : slugs)),
);
const most = v.nullable(count(1, COUPON_DESK.mostUses));
const expectedVersion = count(1, Number.MAX_SAFE_INTEGER);

export const createCouponInput = v.pipe(
  v.object({
    code,
    kind: v.picklist(['AMOUNT', 'RATE'], 'required'),
    /** Of `AMOUNT`: what it takes off; of `RATE`: the most it takes off, null without a limit. */
    amount: v.nullable(count(1, COUPON_DESK.mostIdr)),
    /** Of `RATE`: hundredths of a percent; 0 otherwise. */
    basisPoints: count(0, COUPON_DESK.mostBasisPoints),
    minimum: count(0, 1_000_000_000),
    appliesTo: v.picklist(['MOTORCYCLE', 'GOODS', 'ALL'], 'required'),
    products: v.nullish(products, null),
    firstDay: day,
    /** Null without an end. */
    lastDay: v.nullable(day),
    most,
    mostPerPerson: count(1, COUPON_DESK.mostPerPerson),
    returnsAfterPayment: v.boolean(),
    isAnnounced: v.optional(v.boolean(), false),
    withReferral: v.optional(v.boolean(), false),
    reason: deskReason,
  }),
  v.forward(
    v.check(
      // Nobody types it, and carts come by no key: what is for all would count for no goods.
      ({ withReferral, isAnnounced, appliesTo }) =>
        !withReferral || (!isAnnounced && appliesTo === 'MOTORCYCLE'),
      'desk.coupon-referral',
    ),
    ['withReferral'],
  ),
  v.forward(
    v.check(
      ({ kind, amount, basisPoints }) =>
        kind === 'AMOUNT' ? amount !== null && basisPoints === 0 : basisPoints > 0,
      'required',
    ),
    ['amount'],
  ),
  v.forward(
    v.check(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, 'desk.ends-before'),
    ['lastDay'],
  ),
);
export type CreateCoupon = v.InferOutput<typeof createCouponInput>;

/** What may change of a coupon once it is out: how long and how often, never what it takes off. */
export const changeCouponInput = v.object({
  code,
  lastDay: v.nullable(day),
  most,
  reason: deskReason,
  expectedVersion,
});

export const endCouponInput = v.object({ code, reason: deskReason, expectedVersion });

export const COUPON_DESK_FAULTS = [
  'COUPON_NOT_FOUND',
  /** Another coupon has that code. */
  'COUPON_TAKEN',
  /** Somebody changed it meanwhile. */
  'COUPON_CHANGED',
  'COUPON_OVER',
  /** Fewer uses than there were, or an end before today. */
  'COUPON_TERMS',
  /** For something that is not sold, or not among what it applies to. */
  'COUPON_PRODUCTS',
] as const;
export type CouponDeskFault = (typeof COUPON_DESK_FAULTS)[number];
