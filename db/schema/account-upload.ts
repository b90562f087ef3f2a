import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

/** A file of a customer; its bytes are in the storage under `objectKey`. The device makes the id. */
export const upload = sqliteTable(
  'upload',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** `edge/contract/uploads.ts`; a file serves one purpose only. */
    purpose: text('purpose').notNull(),
    type: text('type').notNull(),
    /** Bytes and pixels as stored. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** SHA-256 of the bytes as they were sent: the same id with others is refused. */
    hash: text('hash').notNull(),
    objectKey: text('object_key').notNull(),
    /** The bytes are sealed under the identity keys (edge/platform/cipher.ts). */
    isSealed: flag('is_sealed').notNull().default(false),
    /** The key it was sealed with anew; null where that is nobody's to know yet. */
    sealedWith: text('sealed_with'),
    createdAt: moment('created_at').notNull(),
    /** The row comes first, so that no object is ever without one; null until the bytes are there. */
    storedAt: moment('stored_at'),
    /** Id of what shows it, e.g. a station report. A file that nothing took is deleted after a day. */
    attachedTo: text('attached_to'),
    /** Anybody who has its address may see it; else its owner alone. */
    isPublic: flag('is_public').notNull().default(false),
    /** From then on it is nowhere to be seen; row and object are deleted by the next sweep at the latest. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('upload_object').on(t.objectKey),
    index('upload_attached').on(t.attachedTo),
    index('upload_unused').on(t.customerId, t.createdAt).where(sql`${t.attachedTo} is null`),
    index('upload_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
);
