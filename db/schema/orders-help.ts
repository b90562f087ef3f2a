import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';
import { subsidy } from './catalog.ts';
import { customerOrder } from './orders.ts';

/** Terms of a programme of the government; its amount in rupiah is the catalogue's. */
export const governmentHelp = sqliteTable('government_help', {
  id: text('id')
    .primaryKey()
    .references(() => subsidy.id),
  /** Off the price, or a share of its value added tax that the state bears. */
  kind: text('kind', { enum: ['DIRECT_CUT', 'VAT_BORNE'] }).notNull(),
  /** Of `VAT_BORNE`: of the price before tax. */
  basisPoints: integer('basis_points').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  /** The first moment at which it is over; null while nobody has said. */
  endsAt: moment('ends_at'),
  /** One motorcycle for each identity number, of citizens. */
  needsNik: flag('needs_nik').notNull(),
  /** Motorcycles it pays for at most. */
  quota: integer('quota'),
});

/** Who has it: one row for each identity number while the order lives. */
export const governmentHelpUse = sqliteTable(
  'government_help_use',
  {
    id: id(),
    helpId: text('help_id')
      .notNull()
      .references(() => governmentHelp.id),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    identityIndex: text('identity_index').notNull(),
    /** `sisapiraStatus` of this purchase. */
    status: text('status', { enum: ['REGISTERED', 'VERIFIED', 'DISBURSED'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** The order ended, and the identity number is free again. */
    releasedAt: moment('released_at'),
  },
  (t) => [
    uniqueIndex('government_help_use_person')
      .on(t.helpId, t.identityIndex)
      .where(sql`${t.releasedAt} is null`),
    uniqueIndex('government_help_use_order').on(t.orderId).where(sql`${t.releasedAt} is null`),
    index('government_help_use_help').on(t.helpId),
  ],
);
