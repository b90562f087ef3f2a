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

/** Who took a unit into the stock or out of it, for ever: triggers refuse UPDATE and DELETE. */
export const unitEvent = sqliteTable(
  'unit_event',
  {
    id: id(),
    unitId: text('unit_id')
      .notNull()
      .references(() => unit.id),
    kind: text('kind', { enum: ['ADDED', 'WITHDRAWN'] }).notNull(),
    /** Who of the staff did it. */
    actorId: text('actor_id').notNull(),
    /** Why it was withdrawn. */
    note: text('note'),
    at: moment('happened_at').notNull(),
  },
  (t) => [index('unit_event_unit').on(t.unitId, t.at)],
);
