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
import { upload } from './account-upload.ts';
import { customerOrder } from './orders.ts';

/** An application to a financing company, and what came of it. The order's state says what follows. */
export const financingApplication = sqliteTable(
  'financing_application',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** 1, 2, 3 …: the last one of an order counts. */
    number: integer('number').notNull(),
    provider: text('provider', {
      enum: ['ADIRA', 'BFI', 'CASHBAC_EASYPAY', 'PAPITUPI', 'OTHER'],
    }).notNull(),
    /** By the company's API, or by staff; as it was configured when it was made. */
    route: text('route', { enum: ['API', 'HAND'] }).notNull(),
    /** The figures the customer saw: `Disclosure` of edge/contract/financing. */
    disclosure: json<object>('disclosure').notNull(),
    /** The customer asked for financing at these figures; null of one from before that was recorded. */
    agreedAt: moment('agreed_at'),
    /** The requirements of a murabahah that the customer agreed to then; null where there are none. */
    agreementVersion: text('agreement_version'),
    isMarried: flag('is_married'),
    work: text('work', { enum: ['EMPLOYED', 'SELF_EMPLOYED'] }),
    /** The customer handed it in, with consent to pass it on. */
    submittedAt: moment('submitted_at'),
    /** The company has it. */
    sentAt: moment('sent_at'),
    /** Of the application, at the company. */
    reference: text('reference'),
    decision: text('decision', { enum: ['APPROVED', 'REJECTED'] }),
    decidedAt: moment('decided_at'),
    /** Who of the staff wrote the decision down; null for the company itself. */
    decidedBy: text('decided_by'),
    /** Why it was rejected, in the company's words for the customer. */
    reason: text('reason'),
    /** Where the contract is signed. */
    signUrl: text('sign_url'),
    contractReference: text('contract_reference'),
    contractSignedAt: moment('contract_signed_at'),
    /** SHA-256 of the signed file, in hex. */
    contractHash: text('contract_hash'),
    contractRejectedAt: moment('contract_rejected_at'),
    /** The company knows that the down payment is here. */
    paidToldAt: moment('paid_told_at'),
    /** The company knows that nothing more comes of it. */
    endToldAt: moment('end_told_at'),
    /** The job asks the company, or tells it, from then on. */
    nextTryAt: moment('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** What the company cannot be told or asked, however often: the job waits for a person. */
    fault: text('fault'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('financing_application_number').on(t.orderId, t.number),
    index('financing_application_due').on(t.nextTryAt),
    index('financing_application_fault').on(t.orderId).where(sql`${t.fault} is not null`),
  ],
);

/** Papers of an order's applications; the files are encrypted where they are stored. */
export const financingDocument = sqliteTable(
  'financing_document',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    kind: text('kind', {
      enum: [
        'IDENTITY_CARD',
        'FAMILY_CARD',
        'SPOUSE_IDENTITY_CARD',
        'MARRIAGE_CERTIFICATE',
        'PAYSLIP',
        'BANK_STATEMENT',
        'BUSINESS_LICENCE',
        'TAX_CARD',
        'ELECTRICITY_BILL',
      ],
    }).notNull(),
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => upload.id),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [uniqueIndex('financing_document_kind').on(t.orderId, t.kind)],
);

/** What companies said, each word counted once, for ever: triggers refuse UPDATE and DELETE. */
export const financingEvent = sqliteTable(
  'financing_event',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => financingApplication.id),
    status: text('status').notNull(),
    /** By its webhook, or in answer to a question. */
    via: text('via', { enum: ['WEBHOOK', 'STATUS'] }).notNull(),
    /** When it happened at the company. */
    eventAt: moment('event_at').notNull(),
    at: moment('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.status] })],
);
