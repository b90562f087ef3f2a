import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';
import { customer } from './account.ts';

const KINDS = ['IDENTITY_CARD', 'TAX_CARD', 'FAMILY_CARD'] as const;

/** The picture of one of a customer's papers, and what staff made of it. One of each kind. */
export const customerPaper = sqliteTable(
  'customer_paper',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** Moves by edge/contract/account/paper-machine.ts. */
    state: text('state', {
      enum: ['MISSING', 'IN_REVIEW', 'ACCEPTED', 'REFUSED', 'ERASED'],
    }).notNull(),
    /** The picture, in `upload`; none while the paper is missing. */
    fileId: text('file_id'),
    /** Why it was refused, for its owner. */
    reason: text('reason'),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
  },
  (t) => [
    uniqueIndex('customer_paper_kind').on(t.customerId, t.kind),
    index('customer_paper_queue').on(t.state, t.submittedAt),
  ],
);

/** Who of the staff opened a customer's papers, and why; their owner can read it. */
export const paperView = sqliteTable(
  'paper_view',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    viewedBy: text('viewed_by').notNull(),
    reason: text('reason').notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (t) => [
    index('paper_view_customer').on(t.customerId, t.viewedAt),
    index('paper_view_staff').on(t.viewedBy, t.customerId, t.viewedAt),
  ],
);
