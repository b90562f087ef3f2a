import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';

/**
 * A figure of the shop that holds from `startsAt` on, until another one of the same name begins: of those
 * that have begun the last one. A row stays as it was entered; one that has not begun may be withdrawn.
 */
export const shopSetting = sqliteTable(
  'shop_setting',
  {
    id: id(),
    /** Of `edge/contract/catalog/settings.ts`. */
    name: text('name').notNull(),
    /** In the unit of its name. */
    value: integer('value').notNull(),
    startsAt: moment('starts_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    version: integer('version').notNull().default(1),
    /** Why, for the staff. */
    reason: text('reason').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('shop_setting_name').on(t.name, t.startsAt),
    check(
      'shop_setting_withdrawn',
      sql`${t.withdrawnAt} is null or ${t.withdrawnAt} < ${t.startsAt}`,
    ),
  ],
);
