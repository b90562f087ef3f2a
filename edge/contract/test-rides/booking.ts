import * as v from 'valibot';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { LOCALES } from '#edge/contract/locale.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import type { SlotRules } from '#edge/contract/slots.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { email, PHONE_DIGITS, personName, phone } from '#edge/contract/validators/index.ts';

/** The specification’s product when nobody has chosen one. */
export const DEFAULT_PRODUCT_ID = 5;

/**
 * A ride takes half an hour. The step, what motorcycle and companion need after it, and the notice, are those of a
 * centre that has set none of its own (centre.ts).
 */
export const RIDE_SLOTS: SlotRules = {
  stepMs: 30 * MINUTE_MS,
  lengthMs: 30 * MINUTE_MS,
  bufferMs: 15 * MINUTE_MS,
  noticeMs: 2 * HOUR_MS,
  aheadMs: 30 * DAY_MS,
};

/** Staff still give a slot that has just begun, to somebody who stands before them. */
export const DESK_NOTICE_MS = 0 - RIDE_SLOTS.lengthMs;

export const RIDES = {
  /** How long a slot is kept while somebody fills in the form. */
  holdMs: 10 * MINUTE_MS,
  /** Rides to come that one person may have. */
  open: 2,
  /** Rides missed since the last completed one, from which on a number has to be confirmed. */
  missed: 2,
  /** Slots kept for one network at a time. */
  holds: 10,
  /** Bookings of guests from one network in an hour. */
  byNetwork: 30,
  /** People that one affiliate key brings in a month. */
  byKey: 50,
  /** Whoever is not there so long after the beginning has not come. */
  graceMs: 15 * MINUTE_MS,
  /** So far from its beginning a ride counts as of its day, whatever the calendar says. */
  sameDayMs: 6 * HOUR_MS,
  /** What staff have not written down by then is over by the clock. */
  lapseMs: 2 * DAY_MS,
  /** Days of a calendar in one answer. */
  days: 14,
  note: 300,
} as const;

/** Driving licences for a motorcycle (Perpol 5/2021): SIM C is enough for every ALVA, and nobody under 17 has one. */
export const LICENCES = ['C', 'C1', 'C2'] as const;
export type Licence = (typeof LICENCES)[number];

/** What somebody wants a motorcycle for. */
export const SURVEY_ANSWERS = [
  'COMMUTE',
  'FAMILY',
  'DELIVERY',
  'BUSINESS',
  'LEISURE',
  'COMPARING',
] as const;
export type SurveyAnswer = (typeof SURVEY_ANSWERS)[number];

/** Of the text that people agree to; a new text has a new one. */
export const CONSENT_VERSION = '2026-11';

export const RIDE_FAULTS = [
  /** No such ride, or the link is another's. */
  'TEST_RIDE_NOT_FOUND',
  'TEST_RIDE_INVALID',
  'TEST_RIDE_PLACE_UNKNOWN',
  /** The centre has no motorcycle of the model. */
  'TEST_RIDE_PRODUCT_UNKNOWN',
  'TEST_RIDE_SLOT_UNKNOWN',
  'TEST_RIDE_SLOT_FULL',
  'TEST_RIDE_SLOT_PAST',
  'TEST_RIDE_TOO_MANY',
  /** The affiliate key has brought as many as it may this month. */
  'TEST_RIDE_KEY_LIMIT',
  /** It does not lead on from where the ride stands. */
  'TEST_RIDE_MOVE_IMPOSSIBLE',
  'TEST_RIDE_TOO_EARLY',
  'TEST_RIDE_WAIVER_MISSING',
  /** Rides under the number were missed: it is booked with a code that was sent to it. */
  'TEST_RIDE_PHONE_UNCONFIRMED',
] as const;
export type RideFault = (typeof RIDE_FAULTS)[number];

const slotAt = v.pipe(v.number('slot'), v.integer('slot'), v.minValue(0, 'slot'));
const dealerSlug = v.pipe(
  v.string('test-ride-location'),
  v.nonEmpty('test-ride-location'),
  v.maxLength(100, 'test-ride-location'),
);
const productId = v.pipe(v.number('required'), v.integer('required'), v.minValue(1, 'required'));

/** Where a motorcycle is ridden, and when. */
const choice = { dealerSlug, productId, slotAt };

export const surveyForm = v.object({
  survey: v.pipe(
    v.array(v.picklist(SURVEY_ANSWERS), 'survey'),
    v.minLength(1, 'survey'),
    v.maxLength(SURVEY_ANSWERS.length, 'survey'),
    v.transform((answers) => [...new Set(answers)]),
  ),
});

/** Empty is none. */
const optionalEmail = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((typed) => (typed === '' ? null : typed)),
  v.nullable(email()),
);

/** Who comes to ride; the step of the form and the server check the same. */
export const riderForm = v.object({
  name: personName(),
  phoneNumber: phone(PHONE_DIGITS.testRide),
  email: optionalEmail,
  licence: v.picklist(LICENCES, 'licence'),
  /** At least 17, with a licence of their own. */
  isOfAge: v.literal(true, 'of-age'),
});

export const agreementForm = v.object({
  affiliateKey: referralCode,
  consent: v.literal(true, 'consent'),
});

/** What staff fill in for a customer beside slot and survey. */
export const deskRideForm = v.object({
  ...riderForm.entries,
  ...agreementForm.entries,
  /** Theirs, not that of whoever types. */
  locale: v.picklist(LOCALES, 'required'),
});

const identified = {
  /** Made by the device: sent again it is the same ride. */
  id: deviceId('trd', 'required'),
  /** Made by the device; whoever has it may see, move and cancel the ride. */
  manageKey: deviceId('trk', 'required'),
};

/** A slot that is kept while the rest is filled in. */
export const HoldParam = v.object({ ...identified, ...choice });

export type HoldInput = v.InferOutput<typeof HoldParam>;

export const RideParam = v.object({
  ...identified,
  ...choice,
  ...riderForm.entries,
  ...surveyForm.entries,
  ...agreementForm.entries,
  /** Null in what a page of before asks for: it may have waited on a device. */
  isOfAge: v.nullish(riderForm.entries.isOfAge, null),
  /** Session of `verifyOtp` for the number; wanted once rides under it were missed. */
  phoneProof: v.nullish(v.pipe(v.string(), v.maxLength(CODE_LIMITS.sessionInfo)), null),
  locale: v.picklist(LOCALES, 'required'),
});
export type RideInput = v.InferOutput<typeof RideParam>;

export const RescheduleRideParam = v.object({
  manageKey: deviceId('trk', 'required'),
  slotAt,
});
