import { sql } from 'drizzle-orm';
import { check, index, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** The way of a courier without an account to the proof of one delivery. */
export const orderCourierPass = sqliteTable(
  'order_courier_pass',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => customerOrder.id),
    /** A delivery that failed gives the order another one; this pass is then worth nothing. */
    workOrder: text('work_order').notNull(),
    /** Keyed: who reads the store cannot hand over. */
    keyHash: text('key_hash').notNull(),
    issuedBy: text('issued_by').notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('order_courier_pass_expiry').on(t.expiresAt)],
);

/** What a courier brought back from the door. */
export const orderDeliveryProof = sqliteTable(
  'order_delivery_proof',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => customerOrder.id),
    /** Ids of uploads. */
    photo: text('photo').notNull(),
    signature: text('signature').notNull(),
    receiver: text('receiver').notNull(),
    /** By the courier's clock; the order has the server's. */
    takenAt: moment('taken_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Degrees, as the phone gave them. */
    latitude: real('latitude'),
    longitude: real('longitude'),
    /** Made by the device: sent again it is the same proof. */
    deliveryId: text('delivery_id').notNull(),
  },
  (t) => [
    check('order_delivery_proof_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
  ],
);
