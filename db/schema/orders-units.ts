import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customerOrder } from './orders.ts';

/** One motorcycle of the stock. It is free while nothing reserves it. */
export const unit = sqliteTable(
  'unit',
  {
    id: id(),
    vin: text('vin').notNull().unique(),
    motorNumber: text('motor_number').notNull().unique(),
    slug: text('slug').notNull(),
    color: text('color').notNull(),
    accent: text('accent'),
    battery: text('battery').notNull(),
    /** Where it stands. */
    dealerSlug: text('dealer_slug').notNull(),
    arrivedAt: moment('arrived_at').notNull(),
    /** Not for sale any more, e.g. damaged or used for test rides. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('unit_configuration').on(t.slug, t.color, t.battery, t.accent)],
);

/** The witness that a unit belongs to an order: one row each, deleted when the order ends without it. */
export const unitReservation = sqliteTable('unit_reservation', {
  unitId: text('unit_id')
    .primaryKey()
    .references(() => unit.id),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => customerOrder.id),
  reservedAt: moment('reserved_at').notNull(),
});
