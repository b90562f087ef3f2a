import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '../columns.ts';

/** One signed-in browser. The cookie carries the id under our signature; this row can revoke it. */
export const session = sqliteTable(
  'session',
  {
    id: id(),
    customerId: text('customer_id').notNull(),
    /** Subject of the Firebase token it was minted from. */
    uid: text('uid').notNull(),
    createdAt: moment('created_at').notNull(),
    renewedAt: moment('renewed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('session_customer').on(t.customerId), index('session_expiry').on(t.expiresAt)],
);

/**
 * Which customer a Firebase account belongs to. Several may belong to one: a person who first used
 * a password and later a telephone code has two accounts at Firebase.
 */
export const identityLink = sqliteTable(
  'identity_link',
  {
    uid: text('uid').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** How the account was linked: the provider of that first sign-in, e.g. `google.com`. */
    provider: text('provider').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (t) => [index('identity_link_customer').on(t.customerId)],
);

/**
 * Somebody who signed up and has not proved their email yet. It becomes a customer at the first
 * sign-in with a verified one: an address somebody merely typed must not stand in its owner's way.
 */
export const registration = sqliteTable(
  'registration',
  {
    uid: text('uid').primaryKey(),
    name: text('name').notNull(),
    selectedLanguage: text('selected_language', { enum: ['en', 'id'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('registration_age').on(t.createdAt)],
);
