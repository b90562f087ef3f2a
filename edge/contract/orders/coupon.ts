/** What a coupon takes off the goods; whole rupiah. A rate is in basis points and ends at `most`. */
type CouponRule =
  | { readonly kind: 'AMOUNT'; readonly amount: number }
  | { readonly kind: 'RATE'; readonly basisPoints: number; readonly most: number | null };

/** Terms of a coupon, beside how often it may be used. */
export interface CouponTerms {
  readonly rule: CouponRule;
  /** The goods have to be worth at least this, in whole rupiah. */
  readonly minimum: number;
  /** What it takes something off. */
  readonly appliesTo: 'MOTORCYCLE' | 'GOODS' | 'ALL';
  /** Slugs it is for; null for all. */
  readonly products: readonly string[] | null;
  /** Epoch ms; valid from `startsAt` and before `endsAt`. */
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/** Why a coupon takes nothing off. */
export type CouponFault = 'NOT_BEGUN' | 'EXPIRED' | 'OTHER_PRODUCT' | 'MINIMUM';

/** One thing that is bought. */
export interface CouponGoods {
  readonly kind: 'MOTORCYCLE' | 'GOODS';
  readonly slug: string;
  /** The price of the goods: without delivery, fees and registration. */
  readonly amount: number;
}

const worth = (rule: CouponRule, amount: number): number => {
  if (rule.kind === 'AMOUNT') return rule.amount;
  const share = Math.round((amount * rule.basisPoints) / 10_000);
  return rule.most === null ? share : Math.min(share, rule.most);
};

/** What a coupon takes off these goods now, rounded once, never more than those cost that it is for. */
export const couponDiscount = (
  { rule, minimum, appliesTo, products, startsAt, endsAt }: CouponTerms,
  goods: readonly CouponGoods[],
  now: number,
): { readonly amount: number } | { readonly fault: CouponFault } => {
  if (now < startsAt) return { fault: 'NOT_BEGUN' };
  if (endsAt !== null && now >= endsAt) return { fault: 'EXPIRED' };
  const fitting = goods.filter(
    ({ kind, slug }) =>
      (appliesTo === 'ALL' || appliesTo === kind) && (products?.includes(slug) ?? true),
  );
  if (fitting.length === 0) return { fault: 'OTHER_PRODUCT' };
  const amount = fitting.reduce((sum, each) => sum + each.amount, 0);
  if (amount < minimum) return { fault: 'MINIMUM' };
  return { amount: Math.min(amount, Math.max(0, worth(rule, amount))) };
};
