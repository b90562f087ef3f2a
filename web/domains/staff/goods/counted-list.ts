import { GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { pastedRows } from '#web/platform/pasted-rows.ts';

/** Columns of a list of counts, in this order. */
export const COLUMNS = ['code', 'size', 'place', 'count'] as const;

export interface ListedCount {
  readonly code: string;
  /** `-` where there is only one. */
  readonly size: string;
  readonly dealerSlug: string;
  /** NaN for what is no whole number from 0. */
  readonly onHand: number;
}

/** @param slugOf slug of a place by what stands in the list: its name, or the slug itself */
export const countsIn = (
  text: string,
  slugOf: (typed: string) => string,
): readonly ListedCount[] | undefined =>
  pastedRows(text, 'code')?.map(([code = '', size = '', place = '', count = '']) => ({
    code: code.slice(0, 64),
    size: size.slice(0, 64) || '-',
    dealerSlug: slugOf(place).slice(0, 64),
    onHand: /^\d{1,6}$/.test(count) ? Number(count) : Number.NaN,
  }));

/** What stands against a row, as a key of scope `shopDesk`. */
export const faultOf = (
  { onHand }: ListedCount,
  line:
    | { readonly variantId: string | null; readonly sells: boolean; readonly reserved: number }
    | undefined,
): 'goods.row.number' | 'goods.row.code' | 'goods.row.place' | 'goods.row.reserved' | undefined => {
  if (Number.isNaN(onHand) || onHand > GOODS_COUNT.most) return 'goods.row.number';
  if (line === undefined) return undefined;
  if (line.variantId === null) return 'goods.row.code';
  if (!line.sells) return 'goods.row.place';
  return onHand < line.reserved ? 'goods.row.reserved' : undefined;
};
