import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, json, moment, NO_TEXT, rupiah, texts } from '#db/columns.ts';
import { customer } from './account.ts';
import { customerOrder, type OrderAddress } from './orders.ts';

/** What somebody means to buy. Open until it became an order, or was merged into another cart. */
export const cart = sqliteTable(
  'cart',
  {
    /** Made by the device. Whoever knows the id of a guest's cart may change it. */
    id: id(),
    /** Null while nobody has signed in. */
    customerId: text('customer_id').references(() => customer.id),
    /** Counts the writes; a decision holds for the version it was made on only. */
    version: integer('version').notNull().default(1),
    coupon: text('coupon'),
    address: json<OrderAddress>('address'),
    /** `edge/contract/orders/cart/shipping.ts` */
    shippingMethod: text('shipping_method'),
    /** Where it is collected; null when it is brought. */
    dealerSlug: text('dealer_slug'),
    orderId: text('order_id').references(() => customerOrder.id),
    mergedInto: text('merged_into'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('cart_open')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null and ${t.orderId} is null and ${t.mergedInto} is null`),
    index('cart_updated').on(t.updatedAt),
  ],
);

/** One thing of a cart, in one size. */
export const cartLine = sqliteTable(
  'cart_line',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** Of a size (`shop_item_size.id`) or a part (`spare_part.id`). */
    variantId: text('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.variantId] }),
    check('cart_line_quantity', sql`${t.quantity} > 0`),
  ],
);

/** What an order of goods or of a service is of, as it was named and priced on its day; triggers refuse UPDATE and DELETE. */
export const orderItem = sqliteTable(
  'order_item',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    position: integer('position').notNull(),
    /** Of a service the package, or the appointment. */
    variantId: text('variant_id').notNull(),
    kind: text('kind', { enum: ['accessory', 'apparel', 'battery', 'part', 'service'] }).notNull(),
    /** Of the item; of a part its code; of a service its package, or the kind of work. */
    slug: text('slug').notNull(),
    /** `-` where there is only one. */
    size: text('size').notNull(),
    name: texts('name').notNull().default(NO_TEXT),
    image: text('image'),
    quantity: integer('quantity').notNull(),
    /** Of one, with tax. */
    unitIdr: rupiah('unit_idr').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /** The motorcycle it is for, where its buyer said so; of a service always. */
    vin: text('vin'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('order_item_quantity', sql`${t.quantity} > 0`),
  ],
);
