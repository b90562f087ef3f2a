import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '#db/columns.ts';

/** Orders whose time is over. What is left of one is its id, under which the books have its money. */
export const forgottenOrder = sqliteTable('forgotten_order', {
  id: text('id').primaryKey(),
  forgottenAt: moment('forgotten_at').notNull(),
});
