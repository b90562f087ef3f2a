import * as v from 'valibot';
import { orderId } from '#edge/contract/orders/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import { workingDaysBetween } from '#edge/contract/working-days.ts';
import { FINANCING_DOCUMENTS, WORK } from './documents.ts';

/** The specification's states of a request: it is with the company, and the company has agreed. */
export const REQUEST_STATES = ['Requested', 'Succeed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Where an application is, from its papers to the signed contract. */
export const APPLICATION_STEPS = [
  /** The customer hands in papers. */
  'DOCUMENTS',
  /** Complete, and on its way to the company. */
  'SENDING',
  /** The company decides. */
  'DECIDING',
  'APPROVED',
  'REJECTED',
  /** The down payment is there: the contract is to be signed. */
  'CONTRACT',
  'SIGNED',
  /** Taken back, replaced, or its contract came to nothing. */
  'ENDED',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** Companies usually answer within this many working days. */
export const DECISION_DAYS = { least: 1.5, most: 3 } as const;

/** The company has taken longer than companies usually do; its customer is told, and sees it. */
export const isDecisionLate = (submittedAt: number, now: number): boolean =>
  workingDaysBetween(submittedAt, now) > DECISION_DAYS.most;

/** An application whose papers stay away ends after this time: a motorcycle waits for it. */
export const DOCUMENTS_WITHIN_MS = 3 * DAY_MS;

/** What a company says of an application. */
export const COMPANY_STATUSES = [
  'received',
  'approved',
  'rejected',
  'contract_signed',
  'contract_rejected',
  'cancelled',
] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** Those that move an order, as triggers of its machine. */
export const COMPANY_EVENTS = [
  'financing.approved',
  'financing.rejected',
  'financing.contract_rejected',
] as const satisfies readonly `financing.${CompanyStatus}`[];

const document = v.picklist(FINANCING_DOCUMENTS, 'required');

/** One paper of an application; another picture of the same paper replaces it. */
export const addDocumentInput = v.object({
  orderId,
  document,
  /** Id of the upload. */
  upload: v.pipe(v.string('required'), v.regex(UPLOAD_ID, 'required')),
});

/** The customer hands the application in: from then on the company has it. */
export const submitApplicationInput = v.object({
  orderId,
  isMarried: v.boolean('required'),
  work: v.picklist(WORK, 'required'),
  /** To passing the papers on to the company, and to its look into the credit register. */
  hasConsent: v.literal(true, 'financing-consent'),
});

/** SHA-256 of a contract's file, in hex. */
export const contractHash = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.toLowerCase(),
  v.regex(/^[0-9a-f]{64}$/, 'contract-hash'),
);
