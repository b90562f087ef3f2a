import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** Something that people hear of; a trigger writes it in the batch of its cause (db/notifications). */
export const notificationEvent = sqliteTable(
  'notification_event',
  {
    /** Source and row, e.g. `order ohi_…`: one cause makes one row. */
    id: id(),
    source: text('source').notNull(),
    /** What it happened to, e.g. an order. */
    entityId: text('entity_id').notNull(),
    /** The row that says what happened, where it is another. */
    rowId: text('row_id').notNull(),
    happenedAt: moment('happened_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was decided who hears of it; null until then. */
    plannedAt: moment('planned_at'),
    tries: integer('tries').notNull().default(0),
    /** Not planned before. */
    dueAt: moment('due_at').notNull(),
    lastError: text('last_error'),
  },
  (t) => [
    index('notification_event_due').on(t.dueAt).where(sql`${t.plannedAt} is null`),
    index('notification_event_entity').on(t.entityId, t.source),
  ],
);

/** What one person is told of one event: a line of their inbox, and what its messages say. */
export const notification = sqliteTable(
  'notification',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => notificationEvent.id),
    /** Null for somebody without an account: their messages, and no inbox. */
    customerId: text('customer_id').references(() => customer.id),
    /** Name of a template (edge/domains/notifications/templates). */
    template: text('template').notNull(),
    /** What the template fills in, as it was when it happened. */
    facts: json<Readonly<Record<string, string | number>>>('facts').notNull(),
    /** The page it opens, without the language. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    uniqueIndex('notification_once').on(t.eventId, t.customerId, t.template),
    index('notification_customer').on(t.customerId, t.createdAt),
  ],
);

/** The outbox: one message on one channel. Its id is the provider's idempotency key. */
export const message = sqliteTable(
  'message',
  {
    id: id(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notification.id),
    customerId: text('customer_id').references(() => customer.id),
    channel: text('channel', { enum: ['MAIL', 'WHATSAPP', 'SMS', 'PUSH'] }).notNull(),
    /** Which of the person's browsers it is pushed to (`push_device`); empty on the other channels. */
    device: text('device').notNull().default(''),
    /** Channels that take over, in this order, when this one does not arrive. */
    fallbacks: json<readonly ('MAIL' | 'WHATSAPP' | 'SMS' | 'PUSH')[]>('fallbacks').notNull(),
    /** Moves by edge/contract/notifications/message-machine.ts. */
    state: text('state', {
      enum: [
        'QUEUED',
        'SENDING',
        'UNCERTAIN',
        'SENT',
        'DELIVERED',
        'READ',
        'FAILED',
        'STUCK',
        'COMPLAINED',
        'DROPPED',
      ],
    }).notNull(),
    urgent: flag('urgent').notNull(),
    /** Address, language and zone of the recipient, sealed. */
    recipient: text('recipient').notNull(),
    /** Not sent before; of one that is under way, until when its sender has it. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often staff had it sent anew; each time it is another one for the provider. */
    round: integer('round').notNull().default(0),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Staff who settled one that did not arrive. */
    settledBy: text('settled_by').references(() => customer.id),
  },
  (t) => [
    // However often an event is planned or a fallback chosen, a person gets it once on a channel, or a browser.
    uniqueIndex('message_once').on(t.notificationId, t.channel, t.device),
    index('message_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('QUEUED', 'SENDING', 'UNCERTAIN', 'SENT')`),
    index('message_stuck').on(t.updatedAt).where(sql`${t.state} = 'STUCK'`),
    index('message_complained').on(t.updatedAt).where(sql`${t.state} = 'COMPLAINED'`),
    index('message_provider').on(t.providerId),
  ],
);

/** What a person switched on or off; without a row the usual holds (edge/contract/notifications). */
export const notificationChoice = sqliteTable(
  'notification_choice',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    purpose: text('purpose').notNull(),
    channel: text('channel').notNull(),
    wanted: flag('wanted').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.purpose, t.channel] })],
);

/** An address without an account that gets no more mails of a purpose: its reader ended them, or called one spam. */
export const mailRefusal = sqliteTable(
  'mail_refusal',
  {
    /** Keyed hash of the address. */
    addressIndex: text('address_index').notNull(),
    purpose: text('purpose').notNull(),
    refusedAt: moment('refused_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressIndex, t.purpose] })],
);
