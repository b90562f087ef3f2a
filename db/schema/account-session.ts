import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import type { Locale } from '#edge/contract/locale.ts';

/**
 * Why a session was ended before its time. The browser signed out or signed in anew; all of a person's
 * sessions were ended by themselves or by staff; the identity provider disabled or deleted the account,
 * or its password is another; a token came back whose successor was in use.
 */
export const REVOKED_FOR = [
  'sign-out',
  'replaced',
  'everywhere',
  'staff',
  'account',
  'reused',
] as const;
export type RevokedFor = (typeof REVOKED_FOR)[number];

/** One signed-in browser. The cookie carries the id under our signature; this row can revoke it. */
export const session = sqliteTable(
  'session',
  {
    id: id(),
    customerId: text('customer_id').notNull(),
    /** Subject of the Firebase token it was minted from. */
    uid: text('uid').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the person proved who they are; newer than `created_at` never. */
    authenticatedAt: moment('authenticated_at'),
    /** Last seen, as exactly as `session-rules.ts` notes it. */
    renewedAt: moment('renewed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedFor: text('revoked_for', { enum: REVOKED_FOR }),
    /** Id of the token that counts; a session older than this column is its own token. */
    tokenId: text('token_id'),
    /** The token before it: good until the new one was used, and a minute longer. */
    previousTokenId: text('previous_token_id'),
    rotatedAt: moment('rotated_at'),
    /** When the token that counts was first used. */
    tokenUsedAt: moment('token_used_at'),
    /** Browser and system, e.g. "Chrome · Android"; nothing finer. */
    device: text('device'),
    /** Where it signed in, as the network in front says, e.g. "Jawa Barat, ID"; null where it says nothing. */
    region: text('region'),
    /** It began with a second factor as well (claim `sign_in_second_factor`). */
    secondFactor: flag('second_factor').notNull().default(false),
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
    /** Since when the identity provider has the account disabled, as far as we know. */
    disabledAt: moment('disabled_at'),
    /** When the identity provider was last asked about it. */
    checkedAt: moment('checked_at'),
  },
  (t) => [
    index('identity_link_customer').on(t.customerId),
    index('identity_link_checked').on(t.checkedAt),
  ],
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
    selectedLanguage: text('selected_language').$type<Locale>().notNull(),
    /** What the form says beside the name; null of a sign-up by a release before. */
    details: json<Readonly<Record<string, string | null>>>('details'),
    /** A number they proved while signing up. */
    phoneNumber: text('phone_number'),
    phoneProvedAt: moment('phone_proved_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('registration_age').on(t.createdAt)],
);
