import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** How many of one thing stand at one place. What is held for orders stands there too. */
export const shopStock = sqliteTable(
  'shop_stock',
  {
    /** Of a size (`shop_item_size.id`) or a part (`spare_part.id`). */
    variantId: text('variant_id').notNull(),
    dealerSlug: text('dealer_slug').notNull(),
    onHand: integer('on_hand').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.dealerSlug] }),
    check('shop_stock_on_hand', sql`${t.onHand} >= 0`),
  ],
);

/** Who of the staff counted what, for ever: triggers refuse UPDATE and DELETE. */
export const shopStockCount = sqliteTable(
  'shop_stock_count',
  {
    id: id(),
    variantId: text('variant_id').notNull(),
    dealerSlug: text('dealer_slug').notNull(),
    onHandBefore: integer('on_hand_before').notNull(),
    onHandAfter: integer('on_hand_after').notNull(),
    actorId: text('actor_id').notNull(),
    reason: text('reason').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [index('shop_stock_count_goods').on(t.variantId, t.dealerSlug, t.countedAt)],
);

/** The witness that goods at a place belong to an order: deleted when it ends, or when they are handed over. */
export const shopHold = sqliteTable(
  'shop_hold',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    variantId: text('variant_id').notNull(),
    dealerSlug: text('dealer_slug').notNull(),
    quantity: integer('quantity').notNull(),
    heldAt: moment('held_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId, t.dealerSlug] }),
    index('shop_hold_goods').on(t.variantId, t.dealerSlug),
    check('shop_hold_quantity', sql`${t.quantity} > 0`),
  ],
);
