import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** A link by which a courier without an account hands an order over. One of an order is open at a time. */
export const deliveryLink = sqliteTable(
  'delivery_link',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** As it was then: an order that comes back gets another one, and this link opens nothing. */
    workOrder: text('work_order').notNull(),
    /** Keyed hash. The passkey itself is shown once and stored nowhere. */
    passkeyHash: text('passkey_hash').notNull(),
    /** Who of the staff. */
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    /** When a courier opened it first. */
    openedAt: moment('opened_at'),
    /** Used, taken back, or replaced by another one. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('delivery_link_work_order').on(t.workOrder),
    uniqueIndex('delivery_link_open').on(t.orderId).where(sql`${t.endedAt} is null`),
  ],
);

/** What a courier brought back from the customer's door; one for each order that was handed over so. */
export const deliveryProof = sqliteTable('delivery_proof', {
  /** Made by the device, so that sending it again is the same hand-over. */
  id: id(),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => customerOrder.id),
  linkId: text('link_id')
    .notNull()
    .references(() => deliveryLink.id),
  /** Id of the upload. */
  photo: text('photo').notNull(),
  /** Who took it, encrypted. */
  receivedBySealed: text('received_by_sealed').notNull(),
  /** The strokes, encrypted; `edge/contract/orders/courier.ts` has their form. */
  signatureSealed: text('signature_sealed').notNull(),
  latitude: real('latitude'),
  longitude: real('longitude'),
  /** How far the place may be off, in metres. */
  accuracyM: integer('accuracy_m'),
  /** By the courier's telephone; null where that cannot be right. */
  takenAt: moment('taken_at'),
  /** By the server's clock: the moment that counts. */
  receivedAt: moment('received_at').notNull(),
});
