import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, moment, rupiah } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** Goods of an order that are paid back: the customer returns them, or staff cannot deliver them. */
export const goodsReturn = sqliteTable(
  'goods_return',
  {
    /** Made by the device, also by that of staff. */
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    state: text('state', {
      enum: ['REQUESTED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'REFUNDED'],
    }).notNull(),
    /** `edge/contract/orders/return-machine.ts` */
    reason: text('reason').notNull(),
    /** In the customer's words. */
    note: text('note'),
    /** What staff answer; the customer reads it. */
    answer: text('answer'),
    /** Of the delivery, when all goes back by the shop's fault; beside the amounts of its lines. */
    deliveryIdr: rupiah('delivery_idr').notNull().default(0),
    /** Once it is accepted: by then the goods have to be back. */
    backByAt: moment('back_by_at'),
    /** The goods are on the shelf again. */
    isRestocked: flag('is_restocked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('goods_return_order').on(t.orderId),
    index('goods_return_state').on(t.state, t.backByAt),
    index('goods_return_waiting')
      .on(t.createdAt)
      .where(sql`${t.state} not in ('REFUSED', 'WITHDRAWN', 'REFUNDED')`),
  ],
);

/** How many of which item, and what is paid back for them. */
export const goodsReturnLine = sqliteTable(
  'goods_return_line',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => goodsReturn.id),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** Of the item in its order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    index('goods_return_line_order').on(t.orderId, t.position),
    check('goods_return_line_figures', sql`${t.quantity} > 0 and ${t.amountIdr} >= 0`),
  ],
);

/** Pieces of an order of goods that came to its buyer before the rest. */
export const goodsHandedOver = sqliteTable(
  'goods_handed_over',
  {
    /** Made by the device of staff: sent again it is the same parcel. */
    parcelId: text('parcel_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** Of the item in its order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    handedOverAt: moment('handed_over_at').notNull(),
    handedOverBy: text('handed_over_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.position] }),
    index('goods_handed_over_order').on(t.orderId, t.position),
    check('goods_handed_over_quantity', sql`${t.quantity} > 0`),
  ],
);
