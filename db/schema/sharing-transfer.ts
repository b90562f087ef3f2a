import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { vehicle } from './garage.ts';

/** Somebody asks to become the owner; edge/contract/sharing/transfer-machine.ts says what may follow. */
export const ownershipTransfer = sqliteTable(
  'ownership_transfer',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    /** The owner at the time of the request, who decides. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => customer.id),
    requesterId: text('requester_id')
      .notNull()
      .references(() => customer.id),
    status: text('status', {
      enum: ['REQUESTED', 'APPROVED', 'DENIED', 'CANCELLED', 'EXPIRED'],
    }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('ownership_transfer_owner').on(t.ownerId, t.requestedAt),
    index('ownership_transfer_requester').on(t.requesterId, t.requestedAt),
    uniqueIndex('ownership_transfer_open')
      .on(t.vehicleId, t.requesterId)
      .where(sql`${t.status} = 'REQUESTED'`),
    check('ownership_transfer_not_self', sql`${t.ownerId} <> ${t.requesterId}`),
  ],
);

/** Whose a vehicle has been; one row for each change of hands. */
export const ownershipHistory = sqliteTable(
  'ownership_history',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    fromId: text('from_id')
      .notNull()
      .references(() => customer.id),
    toId: text('to_id')
      .notNull()
      .references(() => customer.id),
    /** The request that led to it; unique, so no request moves a vehicle twice. */
    transferId: text('transfer_id')
      .notNull()
      .unique()
      .references(() => ownershipTransfer.id),
    movedAt: moment('moved_at').notNull(),
  },
  (t) => [index('ownership_history_vehicle').on(t.vehicleId, t.movedAt)],
);
