import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';
import { session } from './account-session.ts';

/** A browser that shows notifications while the site is closed; it ends with its session (db/notifications). */
export const pushDevice = sqliteTable(
  'push_device',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Keyed hash of the address at the push service: whoever knows the address can write to it. */
    endpointIndex: text('endpoint_index').notNull(),
    /** Address and keys of the browser, sealed. */
    subscription: text('subscription').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // A browser has one; the person who signed in last has it.
    uniqueIndex('push_device_endpoint').on(t.endpointIndex),
    index('push_device_customer').on(t.customerId),
    index('push_device_session').on(t.sessionId),
  ],
);
