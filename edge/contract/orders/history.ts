import { DELIVERY_FAILURES } from './delivery-failures.ts';

/** Kinds of an entry in an order's history. */
export const HISTORY_KINDS = [
  'ORDER_STATE_TRANSITION',
  'ORDER_PAYMENT_TRANSITION',
  'ORDER_REFUND_TRANSITION',
  'ORDER_CANCELLATION',
  'ORDER_COUPON_APPLIED',
  'ORDER_COUPON_REMOVED',
  'ORDER_MODIFIED',
  /** A complaint was begun, went on or ended; the note says which. */
  'ORDER_COMPLAINT',
  'ORDER_FULFILLMENT',
  'ORDER_REGISTRATION',
  /** How far the government's help is; the note is the status. */
  'ORDER_HELP',
  /** Of goods that go back, or cannot be delivered; the note says how far it is. */
  'ORDER_RETURN',
  /** Of staff, for staff alone; devices of customers get `ORDER_CUSTOMER_NOTE` by this name. */
  'ORDER_NOTE',
  /** Of staff, for the customer as well. */
  'ORDER_CUSTOMER_NOTE',
  /** Staff opened the owner's papers, and why; staff alone see it. */
  'ORDER_OWNER_READ',
  /** Staff opened the bank account of a refund, and why; staff alone see it. */
  'ORDER_ACCOUNT_READ',
  /** One of the staff wants to settle it with money; another one does. Staff alone see it. */
  'ORDER_SETTLE_PROPOSED',
  /** Staff opened what a courier brought back, and why; staff alone see it. */
  'ORDER_PROOF_READ',
  /** Staff opened the papers of an application, and why; staff alone see it. */
  'ORDER_DOCUMENTS_READ',
  /** Staff settled what needed a person, and how; staff alone see it. */
  'ORDER_SETTLED',
  /** The specification's, of an account: no order writes them, an account has events of its own. */
  'CUSTOMER_REGISTERED',
  'CUSTOMER_EMAIL_UPDATE',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Notes that the shop itself writes, for a page to translate; any other was written by a person. */
export const HISTORY_NOTES = [
  'PART',
  'LATE',
  'OVERPAID',
  'REVERSED',
  'DENIED',
  'CHARGED_BACK',
  /** The bank gave back what it had charged back. */
  'CHARGEBACK_RETURNED',
  'REQUESTED',
  'APPROVED',
  'SENT',
  'CONFIRMED',
  'FAILED',
  'REFUND_ACCOUNT',
  'CONTRACT_SIGNED',
  /** The number of the plate alone, entered or corrected; never which. */
  'PLATE_NUMBER',
  /** Customer service put another address on the invoice. */
  'INVOICE_ADDRESS',
  'CHANGED_COLOR',
  'CHANGED_DELIVERY',
  'CHANGED_VOUCHER',
  /** Of a large refund by the provider; staff alone see it. */
  'FIRST_APPROVAL',
  /** Papers were handed in to the financing company. */
  'DOCUMENTS',
  /** The customer pays what the government does not. */
  'HELP_DIFFERENCE',
  'COMPLAINT_OPENED',
  'COMPLAINT_REPLIED',
  'COMPLAINT_ANSWERED',
  'COMPLAINT_RESOLVED',
  'COMPLAINT_WITHDRAWN',
  'RETURN_REQUESTED',
  'RETURN_ACCEPTED',
  'RETURN_REFUSED',
  'RETURN_WITHDRAWN',
  'RETURN_REFUNDED',
  /** Staff took goods out that cannot be delivered. */
  'ITEMS_TAKEN_OUT',
  /** Some pieces came before the rest. */
  'ITEMS_HANDED_OVER',
  /** Handed over by a courier with a link. */
  'COURIER',
  ...DELIVERY_FAILURES,
] as const;
export type HistoryNote = (typeof HISTORY_NOTES)[number];

/** The specification's reasons of a customer. */
export const CANCELLATION_REASONS = [
  'MODIFY_CUSTOMIZATION',
  'CHANGE_DELIVERY_ADDRESS',
  'CHANGE_PAYMENT_OPTION',
  'CHANGE_VOUCHER',
  'FOUND_CHEAPER',
  'NOT_WANTED',
  'OTHER',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** Reasons that nobody chooses on the order page. */
export const ENDING_REASONS = [
  ...CANCELLATION_REASONS,
  'PAYMENT_DEADLINE_EXCEEDED',
  'UNIT_UNAVAILABLE',
  'HELP_REFUSED',
  'FRAUD',
  'CANCELLED_BY_STAFF',
  /** Nobody went on with the order in time. */
  'DECISION_DEADLINE_EXCEEDED',
  'HAND_OVER_REFUSED',
  'CUSTOMER_UNREACHABLE',
  /** The appointment it pays for is not kept. */
  'APPOINTMENT_ENDED',
] as const;
export type EndingReason = (typeof ENDING_REASONS)[number];
