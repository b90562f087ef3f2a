import type { shopStock } from '#db/schema/shop-stock.ts';
import { sizeRows } from './items/rows.ts';
import { partRows } from './parts/rows.ts';

/** Where demo stock stands, and which tenth of each thing. What does not divide stands at the first. */
const SHARES = [
  ['aec-scbd', 4],
  ['aec-surabaya', 2],
  ['dealer-bekasi', 2],
  ['aec-bandung', 1],
  ['aec-denpasar', 1],
] as const;

/** Of each part that is sold over the counter; the list is long, and some of it is always out. */
const partCount = (rowNumber: number): number => (rowNumber % 17 === 0 ? 0 : 10 + (rowNumber % 15));

const spread = (variantId: string, count: number): (typeof shopStock.$inferInsert)[] => {
  const shares = SHARES.map(([dealerSlug, tenths]) => ({
    variantId,
    dealerSlug,
    onHand: Math.floor((count * tenths) / 10),
  }));
  const rest = count - shares.reduce((sum, { onHand }) => sum + onHand, 0);
  return shares.map((share, at) => (at === 0 ? { ...share, onHand: share.onHand + rest } : share));
};

/** Demo stock of every size and every part. */
export const stockRows = (): (typeof shopStock.$inferInsert)[] => [
  ...sizeRows().flatMap(({ id, stock }) => spread(id, stock)),
  ...partRows().flatMap(({ id, rowNumber = 0, isShowButton }) =>
    isShowButton ? spread(id, partCount(rowNumber)) : [],
  ),
];
