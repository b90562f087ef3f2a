import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** What some of the staff may. The roles a shop begins with are rows as all others are. */
export const staffRole = sqliteTable('staff_role', {
  id: id(),
  /** Null for a role the shop begins with: the pages have its name in every language. */
  name: text('name'),
  /** Names of `edge/contract/staff/permissions.ts`. */
  permissions: json<readonly string[]>('permissions').notNull(),
  /** Each of its people belongs to one place, and sees no other. */
  isOfPlace: flag('is_of_place').notNull().default(false),
  /** Its people may do nothing unless they signed in with a second factor. */
  needsSecondFactor: flag('needs_second_factor').notNull().default(false),
  version: integer('version').notNull().default(1),
});

/** Who of the customers is staff, and in which role. */
export const staffMember = sqliteTable(
  'staff_member',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    roleId: text('role_id')
      .notNull()
      .references(() => staffRole.id),
    /** Of a role that is of a place. */
    placeSlug: text('place_slug'),
    /** Null for the demo's staff. */
    grantedBy: text('granted_by'),
    grantedAt: moment('granted_at').notNull(),
  },
  (t) => [index('staff_member_role').on(t.roleId)],
);

/** What staff did, one row for each write. Triggers refuse to change or delete one (db/ledger). */
export const staffAudit = sqliteTable(
  'staff_audit',
  {
    id: id(),
    doneAt: moment('done_at').notNull(),
    actorId: text('actor_id').notNull(),
    /** As it was then. */
    roleId: text('role_id'),
    operation: text('operation').notNull(),
    /** Of `edge/contract/staff/operations.ts`; null where it is about no row. */
    entity: text('entity'),
    entityId: text('entity_id'),
    /** Of the order it is about. */
    versionBefore: integer('version_before'),
    versionAfter: integer('version_after'),
    reason: text('reason'),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('staff_audit_time').on(t.doneAt),
    index('staff_audit_actor').on(t.actorId, t.doneAt),
    index('staff_audit_entity').on(t.entityId, t.doneAt),
  ],
);

/** Who of the staff has what of a queue in hand. One that is over means nothing but who had it last. */
export const staffClaim = sqliteTable(
  'staff_claim',
  {
    /** Name of the queue (`edge/contract/staff/queues.ts`). */
    queue: text('queue').notNull(),
    entityId: text('entity_id').notNull(),
    claimedBy: text('claimed_by').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.queue, t.entityId] }),
    index('staff_claim_queue').on(t.queue, t.claimedAt),
    index('staff_claim_staff').on(t.claimedBy, t.expiresAt),
  ],
);

/** Column beside those of a customer: what their role may; null for whoever has none. */
export const ROLE_PERMISSIONS = sql`(SELECT r.permissions FROM staff_member m
    JOIN staff_role r ON r.id = m.role_id WHERE m.customer_id = ${customer.id})`.mapWith({
  mapFromDriverValue: (text: string | null) =>
    text === null ? null : (JSON.parse(text) as readonly string[]),
});
