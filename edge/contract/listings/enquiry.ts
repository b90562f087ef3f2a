import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { personName, phone, required } from '#edge/contract/validators/index.ts';

/** Which listing; those of the demo were made by no device. */
const listingId = v.pipe(v.string(), v.startsWith('lst_', 'id'), v.maxLength(64, 'id'));

export const ENQUIRY_MESSAGE = { least: 10, most: 1_000 } as const;

/** A buyer's question, for the form and for the server alike. */
export const enquiryMessage = v.object({
  name: personName(),
  phoneNumber: phone(),
  message: v.pipe(
    required(),
    v.minLength(ENQUIRY_MESSAGE.least, 'message.too-short'),
    v.maxLength(ENQUIRY_MESSAGE.most, 'message.too-long'),
  ),
  consent: v.literal(true, 'consent'),
});

export const enquiryParam = v.object({
  ...enquiryMessage.entries,
  id: deviceId('enq'),
  listingId,
  locale: v.picklist(LOCALES),
});

export type EnquiryParam = v.InferOutput<typeof enquiryParam>;

/** Why an enquiry or a report was refused; the web has a sentence for each. */
const ENQUIRY_FAULTS = ['ENQUIRY_CLOSED', 'ENQUIRY_OWN'] as const;
export type EnquiryFault = (typeof ENQUIRY_FAULTS)[number];

export const REPORT_REASONS = [
  'FRAUD',
  'NOT_THE_OWNER',
  'WRONG_DATA',
  'OFFENSIVE',
  'OTHER',
] as const;

/** What staff make of the reports of a listing: off the site, or nothing wrong with it. */
export const REPORT_VERDICTS = ['HIDE', 'CLEAR'] as const;

const REPORT_NOTE = 500;

export const reportForm = v.object({
  reason: v.picklist(REPORT_REASONS, 'required'),
  note: v.pipe(v.string(), v.trim(), v.maxLength(REPORT_NOTE, 'message.too-long')),
});

export const reportParam = v.object({
  ...reportForm.entries,
  id: deviceId('lrp'),
  listingId,
});

/** Enquiries are forgotten this long after they came, or after their listing was closed. */
export const ENQUIRY_KEPT_MS = { open: 180 * DAY_MS, closed: 30 * DAY_MS } as const;
