import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** What happens to an account that its person hears of; each has a message (edge/domains/notifications). */
export const ACCOUNT_EVENTS = [
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_CHANGED',
  'PHONE_CHANGED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'SIGN_IN_LINKED',
  'SIGN_IN_UNLINKED',
  'SECOND_FACTOR_ADDED',
  'SECOND_FACTOR_REMOVED',
  'NEW_DEVICE',
  'TOKEN_REUSED',
  'FAILED_PROOFS',
  'FAILED_SIGN_INS',
  'EXPORT_READY',
  'DOCUMENT_ACCEPTED',
  'DOCUMENT_REFUSED',
  'MERGED',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** The history of an account. A trigger makes a notification of each row (db/notifications). */
export const accountEvent = sqliteTable(
  'account_event',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind', { enum: ACCOUNT_EVENTS }).notNull(),
    /** What its message fills in. */
    facts: json<Readonly<Record<string, string | number>>>('facts').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (t) => [index('account_event_customer').on(t.customerId, t.happenedAt)],
);

/** What a link in a mail opens, once. The link carries the id and a mark made of it; neither is stored. */
export const accountTicket = sqliteTable(
  'account_ticket',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    purpose: text('purpose', { enum: ['EMAIL_CHANGE', 'PASSWORD_RESET'] }).notNull(),
    /** Where the link was sent: the new address, or the one the account has. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('account_ticket_customer').on(t.customerId, t.purpose, t.createdAt),
    index('account_ticket_expiry').on(t.expiresAt),
    check('account_ticket_purpose', sql`${t.purpose} in ('EMAIL_CHANGE', 'PASSWORD_RESET')`),
  ],
);

/** What a person agreed to and took back, each time a row; the latest of a purpose holds. */
export const consent = sqliteTable(
  'consent',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    purpose: text('purpose').notNull(),
    granted: flag('granted').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index('consent_customer').on(t.customerId, t.purpose, t.changedAt)],
);

/** An archive of everything we hold of a person, made by a job and gone a day later. */
export const dataExport = sqliteTable(
  'data_export',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    /** The file, in `upload`. */
    uploadId: text('upload_id'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('data_export_customer').on(t.customerId, t.requestedAt),
    index('data_export_waiting').on(t.requestedAt).where(sql`${t.readyAt} is null`),
  ],
);
