import { type CouponGoods, type CouponTerms, couponDiscount } from './coupon.ts';

/** A code that everybody may know and use, with its terms. */
export interface Promotion extends CouponTerms {
  readonly code: string;
}

/** What a promotion makes of a price; whole rupiah. */
export interface PromotedPrice {
  readonly promotion: Promotion;
  /** Off the price; 0 where the thing alone is worth less than the promotion asks for. */
  readonly off: number;
}

/**
 * The promotion that takes most off one thing now, by the same terms as the checkout. Of those that ask
 * for more than the thing is worth the one that asks for least; none where none is for it.
 *
 * @param room what may come off at most: the rest has to be paid
 */
export const promotionFor = (
  promotions: readonly Promotion[],
  goods: CouponGoods,
  room: number,
  now: number,
): PromotedPrice | undefined => {
  const judged = promotions.map((promotion) => ({
    promotion,
    result: couponDiscount(promotion, [goods], now),
  }));
  const [best] = judged
    .flatMap(({ promotion, result }) =>
      'amount' in result ? [{ promotion, off: Math.max(0, Math.min(result.amount, room)) }] : [],
    )
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off);
  if (best !== undefined) return best;
  const [nearest] = judged
    .filter(({ result }) => 'fault' in result && result.fault === 'MINIMUM')
    .sort((a, b) => a.promotion.minimum - b.promotion.minimum);
  return nearest && { promotion: nearest.promotion, off: 0 };
};

/** What a page knows of a price; whole rupiah. */
export interface ShownPrice {
  /** The thing itself, without delivery, fees and registration. */
  readonly goods: number;
  /** With everything. */
  readonly total?: number;
  /** What has to be paid whatever comes off. */
  readonly least?: number;
}

/** The promotion beside a price as it is shown, and what is paid with it. */
export const promotedPrice = (
  promotions: readonly Promotion[],
  thing: Pick<CouponGoods, 'kind' | 'slug'>,
  { goods, total = goods, least = 0 }: ShownPrice,
  now: number,
): (PromotedPrice & { readonly price: number }) | undefined => {
  const room = Math.min(goods, total - least);
  const promoted = promotionFor(promotions, { ...thing, amount: goods }, room, now);
  return promoted && { ...promoted, price: total - promoted.off };
};
