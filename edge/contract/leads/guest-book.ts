import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { email, personName, phone, required } from '#edge/contract/validators/index.ts';

/** What a message may be about; the page shows them in this order. */
export const GUEST_BOOK_TOPICS = [
  'product',
  'order',
  'service',
  'charging',
  'promo',
  'news',
  'privacy',
  'other',
] as const;

export type GuestBookTopic = (typeof GUEST_BOOK_TOPICS)[number];

const MESSAGE = { least: 10, most: 2_000 } as const;

const optionalPhone = v.union([
  v.pipe(
    v.string('required'),
    v.trim(),
    v.literal(''),
    v.transform(() => null),
  ),
  phone(),
]);

/** A message to us, for the form and for the server alike. */
export const guestBookMessage = v.object({
  name: personName(),
  email: email(),
  phoneNumber: optionalPhone,
  topic: v.picklist(GUEST_BOOK_TOPICS, 'required'),
  message: v.pipe(
    required(),
    v.minLength(MESSAGE.least, 'message.too-short'),
    v.maxLength(MESSAGE.most, 'message.too-long'),
  ),
  consent: v.literal(true, 'consent'),
});

/** The same as it travels: with the id the device gave it, and the language to answer in. */
export const guestBookParam = v.object({
  ...guestBookMessage.entries,
  id: deviceId('gst'),
  locale: v.picklist(LOCALES),
});

export type GuestBookParam = v.InferOutput<typeof guestBookParam>;
