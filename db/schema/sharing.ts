import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '../columns.ts';
import { customer } from './account.ts';
import { vehicle } from './garage.ts';

/** A guest may ride and see a vehicle from `loanStartAt` to `loanEndAt`, unless revoked. */
export const vehicleShare = sqliteTable(
  'vehicle_share',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => customer.id),
    guestId: text('guest_id')
      .notNull()
      .references(() => customer.id),
    loanStartAt: moment('loan_start_at').notNull(),
    loanEndAt: moment('loan_end_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('vehicle_share_vehicle').on(t.vehicleId),
    index('vehicle_share_guest').on(t.guestId),
    check('vehicle_share_times', sql`${t.loanEndAt} > ${t.loanStartAt}`),
    check('vehicle_share_not_self', sql`${t.guestId} <> ${t.ownerId}`),
  ],
);
