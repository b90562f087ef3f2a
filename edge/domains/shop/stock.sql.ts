import { type SQL, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { PlaceStock } from '#edge/contract/shop/goods.ts';

/** Of the row `s` of the stock: what no order holds. */
const FREE = sql`(s.on_hand - coalesce((SELECT sum(h.quantity) FROM shop_hold h
  WHERE h.variant_id = s.variant_id AND h.dealer_slug = s.dealer_slug), 0))`;

/** All that is free of a variant, wherever it stands. @param variantId SQL of its id */
export const freeOf = (variantId: SQL): SQL =>
  sql`(SELECT coalesce(sum(${FREE}), 0) FROM shop_stock s WHERE s.variant_id = ${variantId})`;

/** What is free of each variant at each place, by a JSON list of ids. */
export const stockWithIds = prepareRaw<{ ids: string }, PlaceStock[]>(
  sql`SELECT s.variant_id, s.dealer_slug, ${FREE} AS free FROM shop_stock s
    WHERE s.variant_id IN (SELECT value FROM json_each(${p('ids')})) AND ${FREE} > 0
    ORDER BY s.variant_id, s.dealer_slug`,
  ({ rows }) =>
    rows.map((row) => ({
      variantId: String(row.variant_id),
      dealerSlug: String(row.dealer_slug),
      free: Number(row.free),
    })),
);

interface Hold {
  readonly orderId: string;
  readonly variantId: string;
  readonly dealerSlug: string;
  readonly quantity: number;
  readonly now: number;
}

const hold = prepareRaw<Hold, unknown>(
  sql`INSERT INTO shop_hold (order_id, variant_id, dealer_slug, quantity, held_at)
    SELECT ${p('orderId')}, s.variant_id, s.dealer_slug, ${p('quantity')}, ${p('now')} FROM shop_stock s
    WHERE s.variant_id = ${p('variantId')} AND s.dealer_slug = ${p('dealerSlug')} AND ${FREE} >= ${p('quantity')}`,
  () => undefined,
);

/** Holds goods at a place for an order, or stops the batch when so many are not free there. */
export const holdGoods = (goods: Hold): readonly Query<unknown>[] => [
  hold(goods),
  assertOneChanged,
];

/** Gives back what an order holds; nothing where it holds none. */
export const releaseGoods = prepareRaw<{ orderId: string }, unknown>(
  sql`DELETE FROM shop_hold WHERE order_id = ${p('orderId')}`,
  () => undefined,
);

const takeOff = prepareRaw<{ orderId: string }, unknown>(
  sql`UPDATE shop_stock SET on_hand = on_hand - (SELECT h.quantity FROM shop_hold h
      WHERE h.order_id = ${p('orderId')} AND h.variant_id = shop_stock.variant_id
        AND h.dealer_slug = shop_stock.dealer_slug)
    WHERE EXISTS (SELECT 1 FROM shop_hold h WHERE h.order_id = ${p('orderId')}
      AND h.variant_id = shop_stock.variant_id AND h.dealer_slug = shop_stock.dealer_slug)`,
  () => undefined,
);

/** What an order holds leaves the shelves. */
export const pickGoods = (orderId: string): readonly Query<unknown>[] => [
  takeOff({ orderId }),
  releaseGoods({ orderId }),
];

/** What orders hold where, by a JSON list of their ids: where staff find it. */
export const holdsWithIds = prepareRaw<
  { ids: string },
  readonly {
    readonly orderId: string;
    readonly variantId: string;
    readonly dealerSlug: string;
    readonly quantity: number;
  }[]
>(
  sql`SELECT order_id, variant_id, dealer_slug, quantity FROM shop_hold
    WHERE order_id IN (SELECT value FROM json_each(${p('ids')})) ORDER BY order_id, variant_id, dealer_slug`,
  ({ rows }) =>
    rows.map((row) => ({
      orderId: String(row.order_id),
      variantId: String(row.variant_id),
      dealerSlug: String(row.dealer_slug),
      quantity: Number(row.quantity),
    })),
);

interface TakenOff extends Omit<Hold, 'now'> {
  /** All that the order holds of it there. */
  readonly inHold: number;
}

const shrinkHold = prepareRaw<TakenOff, unknown>(
  sql`UPDATE shop_hold SET quantity = quantity - ${p('quantity')}
    WHERE order_id = ${p('orderId')} AND variant_id = ${p('variantId')} AND dealer_slug = ${p('dealerSlug')}
      AND quantity = ${p('inHold')} AND quantity > ${p('quantity')}`,
  () => undefined,
);

const dropHold = prepareRaw<TakenOff, unknown>(
  sql`DELETE FROM shop_hold WHERE order_id = ${p('orderId')} AND variant_id = ${p('variantId')}
    AND dealer_slug = ${p('dealerSlug')} AND quantity = ${p('inHold')} AND quantity = ${p('quantity')}`,
  () => undefined,
);

const takeOffShelf = prepareRaw<TakenOff, unknown>(
  sql`UPDATE shop_stock SET on_hand = on_hand - ${p('quantity')}
    WHERE variant_id = ${p('variantId')} AND dealer_slug = ${p('dealerSlug')} AND on_hand >= ${p('quantity')}`,
  () => undefined,
);

/** Some of what an order holds leaves the shelf: handed over before the rest, not there, or not fit for sale. */
export const takeFromHold = (goods: TakenOff): readonly Query<unknown>[] => [
  goods.quantity === goods.inHold ? dropHold(goods) : shrinkHold(goods),
  assertOneChanged,
  takeOffShelf(goods),
  assertOneChanged,
];

/** Goods that came back stand on the shelf of a place again. */
export const restockGoods = prepareRaw<
  { variantId: string; dealerSlug: string; quantity: number },
  unknown
>(
  sql`INSERT INTO shop_stock (variant_id, dealer_slug, on_hand)
    VALUES (${p('variantId')}, ${p('dealerSlug')}, ${p('quantity')})
    ON CONFLICT (variant_id, dealer_slug) DO UPDATE SET on_hand = on_hand + ${p('quantity')}`,
  () => undefined,
);
