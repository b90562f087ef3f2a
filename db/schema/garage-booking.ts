import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { vehicle } from './garage.ts';
import { place } from './places.ts';

/** An appointment at a workshop; the id is the device's. */
export const serviceBooking = sqliteTable(
  'service_booking',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    placeId: text('place_id')
      .notNull()
      .references(() => place.id),
    slotAt: moment('slot_at').notNull(),
    /** Bench of the workshop, from 1. */
    seat: integer('seat').notNull(),
    /** Moves by edge/contract/garage/booking-machine.ts, which has the names on the wire. */
    status: text('status', { enum: ['BOOKED', 'CANCELLED', 'COMPLETED'] }).notNull(),
    kind: text('kind').notNull(),
    note: text('note'),
    /** Nobody came: beside `CANCELLED`, which is all that releases before this one know. */
    missed: flag('missed').notNull().default(false),
    /** What the workshop did, in its words. */
    work: text('work'),
    /** Counts what the workshop writes of it. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** The order it is paid with; null of what costs nothing beforehand. */
    orderId: text('order_id').unique(),
  },
  (t) => [
    // Two people never get one bench at one time, whatever the code above does.
    uniqueIndex('service_booking_seat')
      .on(t.placeId, t.slotAt, t.seat)
      .where(sql`${t.status} = 'BOOKED'`),
    uniqueIndex('service_booking_once')
      .on(t.vehicleId, t.slotAt)
      .where(sql`${t.status} = 'BOOKED'`),
    index('service_booking_customer').on(t.customerId, t.slotAt),
    index('service_booking_day').on(t.status, t.slotAt),
    check('service_booking_seat_from_one', sql`${t.seat} >= 1`),
  ],
);
