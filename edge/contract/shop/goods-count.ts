import * as v from 'valibot';
import { HOUR_MS } from '#edge/contract/time.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';

export const GOODS_COUNT = {
  perPage: 25,
  search: 60,
  /** Counts in one list. */
  list: 200,
  /** Letters of a list that is pasted or read from a file. */
  pasted: 20_000,
  /** Of one thing at one place. */
  most: 100_000,
  /** Lists that one of the staff may write in an hour. */
  writes: 60,
  windowMs: HOUR_MS,
} as const;

const name = (most: number) =>
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(most, 'required'));
const countedNumber = v.pipe(
  v.number('desk.number'),
  v.integer('desk.number'),
  v.minValue(0, 'desk.number'),
  v.maxValue(GOODS_COUNT.most, 'desk.number'),
);

/** How many of one thing were counted at a place, and how many stood there by the record that was looked at. */
const goodsCount = v.object({
  variantId: name(64),
  dealerSlug: name(64),
  onHand: countedNumber,
  expected: countedNumber,
});

export const countGoodsInput = v.object({
  counts: v.pipe(
    v.array(goodsCount),
    v.minLength(1, 'required'),
    v.maxLength(GOODS_COUNT.list, 'desk.number'),
    v.check(
      (counts) =>
        new Set(counts.map(({ variantId, dealerSlug }) => `${variantId} ${dealerSlug}`)).size ===
        counts.length,
      'unit.twice',
    ),
  ),
  reason: deskReason,
});
export type CountGoods = v.InferOutput<typeof countGoodsInput>;

/** The desk's form for one thing. */
export const countOneInput = v.object({
  dealerSlug: name(64),
  onHand: countedNumber,
  reason: deskReason,
});

export const GOODS_COUNT_FAULTS = [
  /** A thing that is not sold, or a place that sells nothing. */
  'GOODS_NOT_FOUND',
  /** Something was sold, came back or was counted meanwhile. */
  'GOODS_CHANGED',
  /** Fewer than orders hold there. */
  'GOODS_HELD',
] as const;
export type GoodsCountFault = (typeof GOODS_COUNT_FAULTS)[number];
