import { type PriceLine, totalOf } from './price-lines.ts';

const GOODS: readonly PriceLine['key'][] = ['base', 'battery', 'vat'];

/** What the goods of an order cost with their tax, before anything comes off them; whole rupiah. */
export const goodsOf = (lines: readonly PriceLine[]): number =>
  totalOf(lines.filter(({ key }) => GOODS.includes(key)));

interface ChangedParts {
  /** Of the address it goes to now; 0 when it is collected. Whole rupiah. */
  readonly delivery: number;
  /** What the promo code takes off, before it is limited by what is left to pay; 0 without one. */
  readonly coupon: number;
}

/**
 * The lines of an order whose delivery or promo code changes. What was agreed of motorcycle, tax,
 * registration and the government's help stays, whatever the catalogue says today; only the line of
 * what was changed is another one. As in `priceLines`, codes leave the booking fee to pay.
 */
export const changedLines = (
  lines: readonly PriceLine[],
  { delivery, coupon }: ChangedParts,
  bookingFee: number,
): PriceLine[] => {
  const of = (wanted: PriceLine['key']): number =>
    totalOf(lines.filter(({ key }) => key === wanted));
  const costs = lines.filter(
    ({ key }) => key !== 'delivery' && key !== 'coupon' && key !== 'referral' && key !== 'help',
  );
  const help = -of('help');
  const total = totalOf(costs) + delivery;
  const room = Math.max(0, Math.min(goodsOf(lines), total - help - bookingFee));
  const offByCoupon = Math.min(coupon, room);
  const offByReferral = Math.min(-of('referral'), room - offByCoupon);
  const rest: PriceLine[] = [
    { type: 'DELIVERY_FEE', key: 'delivery', amount: delivery },
    { type: 'DISCOUNT', key: 'coupon', amount: -offByCoupon },
    { type: 'DISCOUNT', key: 'referral', amount: -offByReferral },
    { type: 'GOVERNMENT_HELP', key: 'help', amount: -help },
  ];
  return [...costs, ...rest.filter(({ amount }) => amount !== 0)];
};
