import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, json, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { product } from './catalog.ts';
import { place } from './places.ts';

/** Who rides along: how many rides a centre has at once. A centre without a row gives none. */
export const testRideCentre = sqliteTable(
  'test_ride_centre',
  {
    placeId: text('place_id')
      .primaryKey()
      .references(() => place.id),
    seats: integer('seats').notNull(),
    /** Between the end of one ride and the beginning of the next with the same companion or motorcycle. */
    bufferMinutes: integer('buffer_minutes').notNull().default(15),
    /** Between the beginnings of two slots, counted from midnight. */
    stepMinutes: integer('step_minutes').notNull().default(30),
    /** How long before it begins a ride can be booked at the latest. */
    noticeMinutes: integer('notice_minutes').notNull().default(120),
    /** Counts changes: of two who change it at once, the second hears of the first. */
    version: integer('version').notNull().default(0),
  },
  (t) => [check('test_ride_centre_seats', sql`${t.seats} between 0 and 50`)],
);

/** When a centre gives no rides though it is open, e.g. for an event. */
export const testRideClosing = sqliteTable(
  'test_ride_closing',
  {
    id: id(),
    placeId: text('place_id')
      .notNull()
      .references(() => place.id),
    /** In `[from, until)`. */
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    index('test_ride_closing_place').on(t.placeId, t.untilAt),
    check('test_ride_closing_span', sql`${t.untilAt} > ${t.fromAt}`),
  ],
);

/** A motorcycle that a centre lends for rides. */
export const testRideMotorcycle = sqliteTable(
  'test_ride_motorcycle',
  {
    id: id(),
    placeId: text('place_id')
      .notNull()
      .references(() => place.id),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    /** Away, e.g. for service, in `[from, until)`; both null is never. */
    outFromAt: moment('out_from_at'),
    outUntilAt: moment('out_until_at'),
  },
  (t) => [index('test_ride_motorcycle_place').on(t.placeId, t.productId)],
);

/** A test ride, or a slot kept for one; moves by edge/contract/test-rides/machine.ts. */
export const testRide = sqliteTable(
  'test_ride',
  {
    /** Made on the device. */
    id: id(),
    /** Made on the device; whoever has it may see, move and cancel the ride. */
    manageKey: text('manage_key').notNull().unique(),
    /** Null for a guest. */
    customerId: text('customer_id').references(() => customer.id),
    placeId: text('place_id')
      .notNull()
      .references(() => place.id),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    motorcycleId: text('motorcycle_id')
      .notNull()
      .references(() => testRideMotorcycle.id),
    slotAt: moment('slot_at').notNull(),
    /** Whoever rides along, from 1. */
    seat: integer('seat').notNull(),
    state: text('state', {
      enum: ['HELD', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'CANCELLED', 'EXPIRED'],
    }).notNull(),
    /** Until when it is kept without being confirmed. */
    heldUntilAt: moment('held_until_at'),
    name: text('name'),
    /** E.164. */
    phoneNumber: text('phone_number'),
    email: text('email'),
    licence: text('licence', { enum: ['C', 'C1', 'C2'] }),
    survey: json<readonly string[]>('survey').notNull().default([]),
    /** Of whoever recommended it, as given. */
    affiliateKey: text('affiliate_key'),
    locale: text('locale').notNull(),
    /** Network of the connection (IPv4 /24, IPv6 /48). */
    network: text('network').notNull(),
    /** When the person agreed that their details are used for the ride, and to which text. */
    consentAt: moment('consent_at'),
    consentVersion: text('consent_version'),
    /** Counts changes of a confirmed ride: calendars tell its versions by it. */
    sequence: integer('sequence').notNull().default(0),
    /** Staff who booked it for the rider. */
    bookedBy: text('booked_by'),
    waiverAt: moment('waiver_at'),
    /** Staff who last moved it, and what they noted. */
    movedBy: text('moved_by'),
    note: text('note'),
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    // Two people never get one companion or one motorcycle at one time, whatever the code above does.
    uniqueIndex('test_ride_seat')
      .on(t.placeId, t.slotAt, t.seat)
      .where(sql`${t.state} not in ('CANCELLED', 'EXPIRED')`),
    uniqueIndex('test_ride_motorcycle_once')
      .on(t.motorcycleId, t.slotAt)
      .where(sql`${t.state} not in ('CANCELLED', 'EXPIRED')`),
    index('test_ride_customer').on(t.customerId, t.slotAt),
    index('test_ride_phone').on(t.phoneNumber, t.slotAt),
    index('test_ride_network').on(t.network, t.createdAt),
    index('test_ride_key')
      .on(t.affiliateKey, t.confirmedAt)
      .where(sql`${t.affiliateKey} is not null`),
    index('test_ride_state').on(t.state, t.slotAt),
    index('test_ride_ahead')
      .on(t.slotAt)
      .where(sql`${t.state} not in ('HELD', 'COMPLETED', 'NO_SHOW', 'CANCELLED', 'EXPIRED')`),
    check('test_ride_seat_from_one', sql`${t.seat} >= 1`),
    check(
      'test_ride_whose',
      sql`${t.state} in ('HELD', 'EXPIRED') or (${t.name} is not null and ${t.phoneNumber} is not null and ${t.consentAt} is not null)`,
    ),
  ],
);
