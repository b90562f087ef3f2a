import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { customerOrder } from '#db/schema/orders.ts';
import { cart, cartLine } from '#db/schema/orders-cart.ts';
import type { PlaceStock } from '#edge/contract/shop/goods.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

export type CartRow = typeof cart.$inferSelect;
export interface CartLineRow {
  readonly variantId: string;
  readonly quantity: number;
}

export const cartById = prepare(
  build
    .select()
    .from(cart)
    .where(eq(cart.id, p('id'))),
);

/** The one that a customer has open, on whichever device it began. */
export const openCartOf = prepare(
  build
    .select()
    .from(cart)
    .where(
      and(eq(cart.customerId, p('customerId')), isNull(cart.orderId), isNull(cart.mergedInto)),
    ),
);

export const linesOfCart = prepare(
  build
    .select({ variantId: cartLine.variantId, quantity: cartLine.quantity })
    .from(cartLine)
    .where(eq(cartLine.cartId, p('cartId')))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.variantId)),
);

export interface OwnHold extends PlaceStock {
  readonly orderId: string;
  readonly orderCode: string;
}

/** What unpaid orders of a customer hold: it is theirs, and stands in nobody's way but others'. */
export const ownHolds = prepareRaw<{ customerId: string }, readonly OwnHold[]>(
  sql`SELECT h.order_id, o.code, h.variant_id, h.dealer_slug, h.quantity FROM shop_hold h
    JOIN customer_order o ON o.id = h.order_id
    WHERE o.customer_id = ${p('customerId')} AND o.state = 'WAITING_PAYMENT' AND o.kind = 'GOODS'
    ORDER BY o.placed_at, h.variant_id, h.dealer_slug`,
  ({ rows }) =>
    rows.map((row) => ({
      orderId: String(row.order_id),
      orderCode: String(row.code),
      variantId: String(row.variant_id),
      dealerSlug: String(row.dealer_slug),
      free: Number(row.quantity),
    })),
);

export const insertCart = (row: Pick<CartRow, 'id' | 'customerId'>, now: number): Query<unknown> =>
  query(build.insert(cart).values({ ...row, createdAt: now, updatedAt: now }));

type CartColumns = Partial<
  Pick<
    CartRow,
    'coupon' | 'address' | 'shippingMethod' | 'dealerSlug' | 'customerId' | 'orderId' | 'mergedInto'
  >
>;

/** Writes to a cart that is open and as it was read; put nothing between the two statements. */
export const changeCart = (
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  columns: CartColumns,
  now: number,
): readonly Query<unknown>[] => [
  query(
    build
      .update(cart)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(
        and(
          eq(cart.id, id),
          eq(cart.version, version),
          isNull(cart.orderId),
          isNull(cart.mergedInto),
        ),
      ),
  ),
  assertOneChanged,
];

/** For what may be written to a cart in any order, as long as it is open; nothing between the two statements. */
export const touchCart = (id: string, now: number): readonly Query<unknown>[] => [
  query(
    build
      .update(cart)
      .set({ version: sql`${cart.version} + 1`, updatedAt: now })
      .where(and(eq(cart.id, id), isNull(cart.orderId), isNull(cart.mergedInto))),
  ),
  assertOneChanged,
];

interface LineWrite {
  readonly cartId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly now: number;
}

/** So many more. */
export const addToLine = prepareRaw<LineWrite, unknown>(
  sql`INSERT INTO cart_line (cart_id, variant_id, quantity, added_at)
    VALUES (${p('cartId')}, ${p('variantId')}, ${p('quantity')}, ${p('now')})
    ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
  () => undefined,
);

/** A line is its variant: set again it is the same line. */
export const setLine = prepareRaw<LineWrite, unknown>(
  sql`INSERT INTO cart_line (cart_id, variant_id, quantity, added_at)
    VALUES (${p('cartId')}, ${p('variantId')}, ${p('quantity')}, ${p('now')})
    ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = excluded.quantity`,
  () => undefined,
);

export const deleteLine = prepareRaw<{ cartId: string; variantId: string }, unknown>(
  sql`DELETE FROM cart_line WHERE cart_id = ${p('cartId')} AND variant_id = ${p('variantId')}`,
  () => undefined,
);

/** What a cart has of the things of another one, in a query whose table of the other's lines is `of`. */
const alsoIn = (cartId: 'from' | 'into') =>
  sql`EXISTS (SELECT 1 FROM cart_line AS other
    WHERE other.cart_id = ${p(cartId)} AND other.variant_id = of.variant_id)`;

/**
 * The lines of one cart go over to another. Of what both have the larger number counts: added up, a
 * cart that is merged twice would double. Of the rest as many as leave no more than `most` different
 * things, those first that were added first.
 */
export const mergeLines = prepareRaw<{ from: string; into: string; most: number }, unknown>(
  sql`INSERT INTO cart_line (cart_id, variant_id, quantity, added_at)
    SELECT * FROM (
      SELECT ${p('into')}, of.variant_id, of.quantity, of.added_at FROM cart_line AS of
      WHERE of.cart_id = ${p('from')}
      ORDER BY ${alsoIn('into')} DESC, of.added_at, of.variant_id
      LIMIT max(
        ${p('most')} - (SELECT count(*) FROM cart_line AS of
          WHERE of.cart_id = ${p('into')} AND NOT ${alsoIn('from')}),
        (SELECT count(*) FROM cart_line AS of WHERE of.cart_id = ${p('from')} AND ${alsoIn('into')})
      )
    ) WHERE true
    ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = max(quantity, excluded.quantity)`,
  () => undefined,
);

export const pieces = limitOf<{ cartId: string }>(
  sql`SELECT coalesce(sum(quantity), 0) FROM cart_line WHERE cart_id = ${p('cartId')}`,
);

export const differentThings = limitOf<{ cartId: string }>(
  sql`SELECT count(*) FROM cart_line WHERE cart_id = ${p('cartId')}`,
);

/** The order that a cart became. */
export const orderOfCart = prepare(
  build
    .select({ id: customerOrder.id, customerId: customerOrder.customerId })
    .from(customerOrder)
    .where(eq(customerOrder.cartId, p('cartId'))),
);
