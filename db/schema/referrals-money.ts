import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import { customer } from './account.ts';

/** Where somebody's commissions are paid to. Numbers are sealed; few operations may read this. */
export const affiliatePayee = sqliteTable(
  'affiliate_payee',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    bank: text('bank').notNull(),
    accountNumberSealed: text('account_number_sealed').notNull(),
    accountNumberIndex: text('account_number_index').notNull(),
    /** The last digits, for showing. */
    accountTail: text('account_tail').notNull(),
    accountName: text('account_name').notNull(),
    taxKind: text('tax_kind', { enum: ['NPWP', 'NIK'] }).notNull(),
    taxNumberSealed: text('tax_number_sealed').notNull(),
    taxNumberIndex: text('tax_number_index').notNull(),
    taxTail: text('tax_tail').notNull(),
    /** When staff heard that the tax office does not know the number; null while it counts as known. */
    taxUnknownAt: moment('tax_unknown_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('affiliate_payee_account').on(t.accountNumberIndex),
    index('affiliate_payee_tax').on(t.taxNumberIndex),
  ],
);

/** What an affiliate gets for a sale; edge/contract/referrals/commission-machine.ts says what may follow a state. */
export const commission = sqliteTable(
  'commission',
  {
    id: id(),
    /** Nothing more is known of the order here: it is forgotten before the books are. */
    orderId: text('order_id').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    state: text('state', {
      enum: ['PENDING', 'ON_HOLD', 'MATURED', 'PAID', 'CANCELLED'],
    }).notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    orderCode: text('order_code').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** When the order was placed. */
    transactionAt: moment('transaction_at').notNull(),
    /** Between completion and maturity, by the rates of the day it was earned. */
    holdingMs: integer('holding_ms').notNull().default(1_209_600_000),
    /** Why it is held or cancelled: `COMMISSION_REASONS`, or the words of whoever decided it. */
    reason: text('reason'),
    /** Staff have looked at it: the job does not hold it again. */
    clearedAt: moment('cleared_at'),
    maturedAt: moment('matured_at'),
    payoutId: text('payout_id').references(() => payout.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('commission_customer').on(t.customerId, t.transactionAt),
    index('commission_state').on(t.state, t.updatedAt),
    index('commission_payout').on(t.payoutId),
    check('commission_amount', sql`${t.amountIdr} > 0`),
  ],
);

/**
 * What is taken back of a matured commission (below zero), or given besides. The key of its transfer names
 * the cause, so that one cause takes back once.
 */
export const commissionCorrection = sqliteTable(
  'commission_correction',
  {
    id: id(),
    commissionId: text('commission_id')
      .notNull()
      .references(() => commission.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    amountIdr: rupiah('amount_idr').notNull(),
    reason: text('reason').notNull(),
    /** Staff id, or `system`. */
    doneBy: text('done_by').notNull(),
    payoutId: text('payout_id').references(() => payout.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('commission_correction_commission').on(t.commissionId),
    index('commission_correction_customer').on(t.customerId, t.payoutId),
    check('commission_correction_amount', sql`${t.amountIdr} <> 0`),
  ],
);

/** Which decisions staff took on commissions, and why; triggers refuse UPDATE and DELETE. */
export const commissionEvent = sqliteTable(
  'commission_event',
  {
    id: id(),
    commissionId: text('commission_id')
      .notNull()
      .references(() => commission.id),
    move: text('move').notNull(),
    doneBy: text('done_by').notNull(),
    reason: text('reason').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (t) => [index('commission_event_commission').on(t.commissionId, t.doneAt)],
);

/** What one affiliate gets in a payout, with its tax; triggers refuse UPDATE and DELETE. */
export const payout = sqliteTable(
  'payout',
  {
    id: id(),
    batchId: text('batch_id')
      .notNull()
      .references(() => payoutBatch.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    grossIdr: rupiah('gross_idr').notNull(),
    taxIdr: rupiah('tax_idr').notNull(),
    netIdr: rupiah('net_idr').notNull(),
    taxRule: text('tax_rule', { enum: ['PPH21', 'PPH23'] }).notNull(),
    basisIdr: rupiah('basis_idr').notNull(),
    surcharged: flag('surcharged').notNull(),
    /** The rates it was reckoned by (`TaxRates`); null for those before they were kept. */
    rates: json<object>('rates'),
    /** Number of the slip of what was withheld. */
    slip: text('slip').notNull().unique(),
    bank: text('bank').notNull(),
    /** As it was sealed for the account. */
    accountNumberSealed: text('account_number_sealed').notNull(),
    accountTail: text('account_tail').notNull(),
    accountName: text('account_name').notNull(),
    taxKind: text('tax_kind', { enum: ['NPWP', 'NIK'] }).notNull(),
    taxTail: text('tax_tail').notNull(),
  },
  (t) => [
    uniqueIndex('payout_once').on(t.batchId, t.customerId),
    index('payout_customer').on(t.customerId),
    check(
      'payout_adds_up',
      sql`${t.grossIdr} = ${t.taxIdr} + ${t.netIdr} and ${t.netIdr} > 0 and ${t.taxIdr} >= 0`,
    ),
  ],
);

/** A line of a paid payout that the bank sent back; triggers refuse UPDATE and DELETE. */
export const payoutReturn = sqliteTable('payout_return', {
  payoutId: text('payout_id')
    .primaryKey()
    .references(() => payout.id),
  /** Of the bank, for the money that came back. */
  reference: text('reference').notNull(),
  reason: text('reason').notNull(),
  returnedBy: text('returned_by').notNull(),
  returnedAt: moment('returned_at').notNull(),
});

/** What many affiliates are paid in one go; edge/contract/referrals/payout-machine.ts. */
export const payoutBatch = sqliteTable(
  'payout_batch',
  {
    id: id(),
    state: text('state', {
      enum: ['PREPARED', 'APPROVED', 'RELEASED', 'PAID', 'WITHDRAWN'],
    }).notNull(),
    preparedBy: text('prepared_by').notNull(),
    /** The two who approved it. */
    approvedBy: text('approved_by'),
    releasedBy: text('released_by'),
    paidBy: text('paid_by'),
    /** Of the bank. */
    reference: text('reference'),
    /** Why it was withdrawn. */
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    // One at a time, so that nothing is gathered twice.
    uniqueIndex('payout_batch_open')
      .on(sql`(1)`)
      .where(sql`${t.state} in ('PREPARED', 'APPROVED', 'RELEASED')`),
    index('payout_batch_created').on(t.createdAt),
    index('payout_batch_waiting')
      .on(t.createdAt)
      .where(sql`${t.state} in ('PREPARED', 'APPROVED', 'RELEASED')`),
    check(
      'payout_batch_two_people',
      sql`${t.releasedBy} is null or ${t.releasedBy} <> ${t.approvedBy}`,
    ),
  ],
);
