import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { staffRole } from './staff.ts';

/** A role with rights over money or roles that one administrator wants to give, and another one decides about. */
export const staffGrant = sqliteTable(
  'staff_grant',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    roleId: text('role_id')
      .notNull()
      .references(() => staffRole.id),
    /** Of the role as it was then: what it may today is what the second one has to see. */
    roleVersion: integer('role_version').notNull(),
    placeSlug: text('place_slug'),
    reason: text('reason').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null while it waits; one of a person waits at a time. */
    outcome: text('outcome', { enum: ['CONFIRMED', 'REFUSED', 'REPLACED'] }),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('staff_grant_person').on(t.customerId, t.requestedAt),
    uniqueIndex('staff_grant_open').on(t.customerId).where(sql`${t.decidedAt} is null`),
  ],
);
