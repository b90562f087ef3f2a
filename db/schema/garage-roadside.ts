import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import type { Text, Written } from '#edge/contract/locale.ts';
import { customer } from './account.ts';
import { vehicle } from './garage.ts';

export const roadsidePackage = sqliteTable('roadside_package', {
  id: id(),
  name: json<Text>('name').notNull(),
  /** What it covers, one sentence each. */
  benefits: json<Written<readonly string[]>>('benefits').notNull(),
  months: integer('months').notNull(),
  priceIdr: rupiah('price_idr').notNull(),
  orderSequence: integer('order_sequence').notNull(),
  isActive: flag('is_active').notNull().default(true),
});

/** A package taken for a motorcycle; the id is the device's. */
export const roadsideSubscription = sqliteTable(
  'roadside_subscription',
  {
    id: id(),
    packageId: text('package_id')
      .notNull()
      .references(() => roadsidePackage.id),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** As it was agreed, whatever the package costs later. */
    priceIdr: rupiah('price_idr').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The order it was paid with; null of cover from before it was paid at once. */
    orderId: text('order_id').unique(),
    /** Its money went back, and it ended then. */
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    index('roadside_subscription_vehicle').on(t.vehicleId, t.endsAt),
    check('roadside_subscription_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A rider's call for help; the id is the device's. */
export const roadsideRequest = sqliteTable(
  'roadside_request',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
    note: text('note'),
    /** When the rider asked; a phone without signal delivers it later. */
    askedAt: moment('asked_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Moves by edge/contract/garage/roadside-machine.ts; the times and the staff of each are kept. */
    status: text('status', { enum: ['REQUESTED', 'ACCEPTED', 'ON_THE_WAY', 'DONE'] })
      .notNull()
      .default('REQUESTED'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by').references(() => customer.id),
    departedAt: moment('departed_at'),
    completedAt: moment('completed_at'),
    completedBy: text('completed_by').references(() => customer.id),
    /** What was done; the rider reads it. */
    outcome: text('outcome'),
  },
  (t) => [
    index('roadside_request_customer').on(t.customerId, t.receivedAt),
    index('roadside_request_vehicle').on(t.vehicleId, t.receivedAt),
    index('roadside_request_status').on(t.status, t.receivedAt),
    index('roadside_request_open').on(t.receivedAt).where(sql`${t.status} <> 'DONE'`),
  ],
);
