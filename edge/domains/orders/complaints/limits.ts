import { COMPLAINT_LIMITS } from '#edge/contract/orders/complaint.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { complaintsOfOrder, messagesOfComplaint } from './complaint.sql.ts';

/** Each is for staff to answer within days. */
export const COMPLAINTS = declareLimit({
  purpose: 'orders.complaints',
  most: COMPLAINT_LIMITS.ofOrder,
  windowMs: null,
  what: 'complaints, whatever came of them',
  by: 'order',
  answer: 'ORDER_LIMIT',
});

/** Of both sides; the words that end it are one more. */
export const MESSAGES = declareLimit({
  purpose: 'orders.complaint-messages',
  most: COMPLAINT_LIMITS.messages,
  windowMs: null,
  what: 'messages written in a complaint',
  by: 'complaint',
  answer: 'ORDER_LIMIT',
});

/** After the statement that writes one more, in its batch. */
export const holdComplaints = (orderId: string) =>
  complaintsOfOrder.hold({ orderId, most: COMPLAINTS.most });
export const holdMessages = (of: { readonly orderId: string; readonly complaintId: string }) =>
  messagesOfComplaint.hold({ ...of, most: MESSAGES.most });
