import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, json, moment, rupiah } from '#db/columns.ts';

/** One of the two sides of a transfer, e.g. `order:ord_1`; kinds: edge/contract/payments/ledger.ts. */
export const ledgerAccount = sqliteTable('ledger_account', {
  id: id(),
  kind: text('kind').notNull(),
  /** The least its balance (credits less debits) may be; a trigger refuses what goes below. */
  floorIdr: rupiah('floor_idr'),
});

/** Money that moved, for ever: triggers refuse UPDATE and DELETE (db/ledger). */
export const transfer = sqliteTable(
  'transfer',
  {
    id: id(),
    /** Names the event that moved the money; the same one cannot move it twice. */
    key: text('key').notNull().unique(),
    debit: text('debit')
      .notNull()
      .references(() => ledgerAccount.id),
    credit: text('credit')
      .notNull()
      .references(() => ledgerAccount.id),
    amountIdr: rupiah('amount_idr').notNull(),
    code: text('code').notNull(),
    /** What it was for, e.g. the id of an order. */
    ref: text('ref').notNull(),
    /** When it happened, by the clock of whoever caused it. */
    eventAt: moment('event_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('transfer_debit').on(t.debit, t.code, t.amountIdr),
    index('transfer_credit').on(t.credit, t.code, t.amountIdr),
    index('transfer_ref').on(t.ref),
    index('transfer_time').on(t.eventAt),
    check('transfer_amount', sql`${t.amountIdr} > 0`),
    check('transfer_two_sides', sql`${t.debit} <> ${t.credit}`),
  ],
);

/** One try to pay; edge/contract/payments/attempt-machine.ts says what may follow a state. */
export const paymentAttempt = sqliteTable(
  'payment_attempt',
  {
    id: id(),
    /** What is paid for, e.g. the id of an order; nothing more is known of it here. */
    ref: text('ref').notNull(),
    /** Which of the payments of `ref`, in its owner's words, e.g. `BOOKING`. */
    purpose: text('purpose').notNull(),
    /** 1 at the first try of `ref`. */
    number: integer('number').notNull(),
    /** The provider's name for it: code of the order, `-`, number. */
    providerOrderId: text('provider_order_id').notNull().unique(),
    state: text('state', {
      enum: [
        'CREATED',
        'PENDING',
        'REVIEW',
        'SETTLED',
        'DENIED',
        'EXPIRED',
        'CANCELLED',
        'REVERSED',
        'CHARGED_BACK',
      ],
    }).notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    /** What the provider says was paid; it may differ from what was asked. */
    paidIdr: rupiah('paid_idr'),
    /** Methods the page offers, in the provider's words. */
    offered: json<readonly string[]>('offered').notNull(),
    /** The one that was chosen. */
    method: text('method'),
    /** Address and token of the provider's page; none until it has answered. */
    pageUrl: text('page_url'),
    pageToken: text('page_token'),
    transactionId: text('transaction_id'),
    /** How to pay by the chosen method: account number, code, address of the QR. */
    instructions: json<Readonly<Record<string, string>>>('instructions'),
    /** From then on nothing may be paid any more. */
    expiresAt: moment('expires_at').notNull(),
    /** By the provider's clock. */
    settledAt: moment('settled_at'),
    /** Until then the bank may take it back; what cannot be undone waits for it. */
    reversibleUntilAt: moment('reversible_until_at'),
    /** A card is charged and its bank has not settled it yet: the payment can still be voided. */
    captured: integer('captured', { mode: 'boolean' }).notNull().default(false),
    /** What banks have taken back of it by chargebacks, all of them together. */
    chargedBackIdr: rupiah('charged_back_idr').notNull().default(0),
    /** How often banks have given back what they had charged back. */
    chargebacksReturned: integer('chargebacks_returned').notNull().default(0),
    /** What the provider says it has paid back of it; none until it has said anything of that. */
    providerRefundedIdr: rupiah('provider_refunded_idr'),
    /** The provider's page takes no money any more, which a declined card alone does not mean. */
    pageClosedAt: moment('page_closed_at'),
    /** When the provider was last asked about it, or it was begun. */
    askedAt: moment('asked_at').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('payment_attempt_number').on(t.ref, t.number),
    // Two tabs share one open payment.
    uniqueIndex('payment_attempt_open')
      .on(t.ref)
      .where(sql`${t.state} in ('CREATED', 'PENDING', 'REVIEW')`),
    index('payment_attempt_due')
      .on(t.expiresAt)
      .where(sql`${t.state} in ('CREATED', 'PENDING', 'REVIEW')`),
    // What banks took back is rare, and looked for often: what waits longest first.
    index('payment_attempt_taken')
      .on(t.updatedAt, t.ref)
      .where(sql`${t.state} in ('REVERSED', 'CHARGED_BACK') or ${t.chargedBackIdr} > 0`),
    check('payment_attempt_amount', sql`${t.amountIdr} > 0`),
  ],
);

/** Money on its way back; edge/contract/payments/refund-machine.ts says what may follow a state. */
export const paymentRefund = sqliteTable(
  'payment_refund',
  {
    id: id(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    ref: text('ref').notNull(),
    state: text('state', {
      enum: ['REQUESTED', 'APPROVED', 'SENT', 'CONFIRMED', 'FAILED'],
    }).notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    /** Why, in the words of the refund's list of reasons. */
    reason: text('reason').notNull(),
    /** Through the provider, or by bank transfer. */
    route: text('route', { enum: ['PROVIDER', 'BANK'] }).notNull(),
    /** Bank, account, name and identity number, encrypted; asked for where the route is a bank transfer. */
    destination: text('destination'),
    /** The provider's key: sending it again repeats this refund and makes no other. */
    refundKey: text('refund_key').notNull().unique(),
    requestedBy: text('requested_by').notNull(),
    approvedBy: text('approved_by'),
    approvedAt: moment('approved_at'),
    /** Until when it is promised to have gone; none while the bank account is awaited. */
    dueAt: moment('due_at'),
    /** Why it failed, or why it goes another way than at first. */
    note: text('note'),
    /** From then on the provider is asked again. */
    retryAt: moment('retry_at').notNull().default(0),
    sentAt: moment('sent_at'),
    /** When the bank confirmed it, by the provider's clock, or staff did with a proof. */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('payment_refund_attempt').on(t.attemptId),
    index('payment_refund_ref').on(t.ref),
    index('payment_refund_open')
      .on(t.createdAt)
      .where(sql`${t.state} in ('REQUESTED', 'APPROVED', 'SENT')`),
    index('payment_refund_paid').on(t.confirmedAt).where(sql`${t.state} = 'CONFIRMED'`),
    // What may need a person: what waits longest first.
    index('payment_refund_trouble')
      .on(t.updatedAt, t.ref)
      .where(sql`${t.state} = 'FAILED' or ${t.note} is not null or ${t.requestedBy} = 'provider'`),
    check('payment_refund_amount', sql`${t.amountIdr} > 0`),
  ],
);

/** What the provider has said, each statement once, for ever: triggers refuse UPDATE and DELETE. */
export const paymentEvent = sqliteTable(
  'payment_event',
  {
    id: id(),
    /** Hash of what was said; a repetition makes no row. */
    key: text('key').notNull().unique(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    /** Told by a notification, or read by a status question. */
    source: text('source', { enum: ['NOTIFICATION', 'STATUS'] }).notNull(),
    transactionStatus: text('transaction_status').notNull(),
    fraudStatus: text('fraud_status'),
    statusCode: text('status_code').notNull(),
    amountIdr: rupiah('amount_idr').notNull(),
    /** What it came to: the name of a move, or why there was none. */
    outcome: text('outcome').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('payment_event_attempt').on(t.attemptId, t.receivedAt)],
);
