import * as v from 'valibot';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { orderId } from './ids.ts';

/** What a complaint is about. */
export const COMPLAINT_SUBJECTS = [
  'DAMAGED',
  'WRONG_OR_MISSING',
  'LATE',
  'PAYMENT',
  'PAPERS',
  'SERVICE',
  'OTHER',
] as const;
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

/** What came of it. Money goes back by a refund of its own, never by a complaint. */
export const COMPLAINT_OUTCOMES = ['PUT_RIGHT', 'REPLACED', 'EXPLAINED', 'NOT_FOUND'] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

export const COMPLAINT_LIMITS = {
  text: 2_000,
  /** Pictures with one message. */
  files: 3,
  /** Messages of one complaint. */
  messages: 60,
  /** Complaints of one order, all together. */
  ofOrder: 10,
  /** Working days within which staff answer, as the policy page promises. */
  answerDays: 2,
} as const;

const text = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(COMPLAINT_LIMITS.text, 'note.too-long'),
);

const files = v.pipe(
  v.array(v.pipe(v.string('required'), v.regex(UPLOAD_ID, 'required'))),
  v.maxLength(COMPLAINT_LIMITS.files, 'file.too-many'),
);

export const openComplaintInput = v.object({
  /** Made by the device: sent again it is the same complaint. */
  id: deviceId('cmp'),
  orderId,
  subject: v.picklist(COMPLAINT_SUBJECTS, 'required'),
  text,
  files,
});

export const replyToComplaintInput = v.object({
  /** Of the message; made by the device. */
  id: deviceId('cmm'),
  orderId,
  text,
  files,
});

/** Staff: `id` is the order's. */
export const answerComplaintInput = v.object({
  id: orderId,
  messageId: deviceId('cmm'),
  text,
  files: v.nullish(files, []),
});

export const resolveComplaintInput = v.object({
  id: orderId,
  outcome: v.picklist(COMPLAINT_OUTCOMES, 'required'),
  text,
  files: v.nullish(files, []),
});
