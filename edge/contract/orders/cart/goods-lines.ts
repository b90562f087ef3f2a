import { type PriceLine, withoutVat } from '#edge/contract/orders/price-lines.ts';
import { LEAST_TOTAL_IDR } from './limits.ts';

/** Whole rupiah, none negative. */
export interface GoodsSums {
  /** What the goods cost, with tax. */
  readonly goods: number;
  readonly shipping: number;
  /** What a promo code would take off. */
  readonly coupon: number;
}

/** What a code takes off in the end: never more than the goods cost, nor so much that nobody could pay the rest. */
export const couponRoom = ({ goods, shipping, coupon }: GoodsSums): number =>
  Math.max(0, Math.min(coupon, goods, goods + shipping - LEAST_TOTAL_IDR));

/**
 * The lines of an order of goods, each rounded once: its total is their sum and nothing else. Prices
 * have the tax in them, which is a line of its own.
 *
 * @param rate of value added tax, in basis points of the price before tax (`vatAt`)
 */
export const goodsLines = (sums: GoodsSums, rate: number): PriceLine[] => {
  const net = withoutVat(sums.goods, rate);
  const lines: PriceLine[] = [
    { type: 'GOODS', key: 'goods', amount: net },
    { type: 'TAX', key: 'vat', amount: sums.goods - net, basisPoints: rate },
    { type: 'DELIVERY_FEE', key: 'delivery', amount: sums.shipping },
    // Not `-0`, which JSON and a comparison know as something else.
    { type: 'DISCOUNT', key: 'coupon', amount: 0 - couponRoom(sums) },
  ];
  return lines.filter(({ key, amount }) => amount !== 0 || key === 'goods' || key === 'vat');
};
