import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

/** What comes off the price of a booking, and its owner may have to go on without. */
export const DISCOUNTS = ['coupon', 'referral', 'help'] as const;
export type Discount = (typeof DISCOUNTS)[number];

type Agreed = Pick<OrderRecord, 'lines' | 'total' | 'coupon'>;

/** The one that a refusal is about; undefined of any other refusal. A referral's promotion has a code that nobody typed. */
export const refusedDiscount = (
  { coupon }: Pick<Agreed, 'coupon'>,
  { errorCode, couponCode }: { readonly errorCode: string; readonly couponCode: string | null },
): Discount | undefined => {
  if (errorCode === 'ORDER_HELP_REFUSED') return 'help';
  if (errorCode !== 'COUPON_CODE_LIMIT') return undefined;
  return couponCode === coupon ? 'coupon' : 'referral';
};

/** What the order costs without them; whole rupiah. */
export const totalWithout = (
  { lines, total }: Pick<Agreed, 'lines' | 'total'>,
  without: readonly Discount[],
): number =>
  lines.reduce(
    (sum, { key, amount }) => (without.some((each) => each === key) ? sum - amount : sum),
    total,
  );
