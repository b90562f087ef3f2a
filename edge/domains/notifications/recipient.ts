import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import type { Channel } from '#edge/contract/notifications/purposes.ts';
import { afterQuietHours, zoneOfProvince } from '#edge/contract/notifications/quiet-hours.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Person } from './plan/facts.sql.ts';
import type { Telling } from './plan/plan.ts';

const Recipient = v.object({
  mail: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  locale: v.picklist(LOCALES),
  zone: v.picklist(Object.keys(TIME_ZONES) as TimeZone[]),
});
export type Recipient = v.InferOutput<typeof Recipient>;

/** An order's own contact where there is one; of an account only what its owner has proved to be theirs. */
export const recipientOf = (person: Person, contact: Telling['contact']): Recipient => ({
  mail: contact?.email ?? (person.emailVerified ? person.email : null),
  phone: contact?.phone ?? (person.phoneVerifiedAt === null ? null : person.phone),
  locale: person.locale,
  zone: zoneOfProvince(person.provinceId),
});

/** Somebody without an account, by what they gave. */
export const guestRecipientOf = (
  contact: Telling['contact'],
  { locale, zone }: NonNullable<Telling['reader']>,
): Recipient => ({ mail: contact?.email ?? null, phone: contact?.phone ?? null, locale, zone });

export const addressOn = (channel: Channel, { mail, phone }: Recipient): string | null => {
  // An empty one is no address: a first number has no number before it.
  switch (channel) {
    case 'MAIL':
      return mail || null;
    case 'WHATSAPP':
    case 'SMS':
      return phone || null;
    case 'PUSH':
      return null;
  }
};

/** When a message may go: a mail makes no sound, and what is urgent does not wait for the morning. Epoch ms. */
export const mayGoAt = (
  { channel, urgent }: { readonly channel: Channel; readonly urgent: boolean },
  zone: TimeZone,
  now: number,
): number => (urgent || channel === 'MAIL' ? now : afterQuietHours(now, zone));

/** What an address without an account is known by. */
export const addressIndexOf = (mail: string, cipher: Pick<Cipher, 'index'>): Promise<string> =>
  cipher.index(`mail ${mail.trim().toLowerCase()}`);

/** Opens for messages of the same notification alone. */
export const placeOf = (notificationId: string): string => `message ${notificationId}`;

export const sealRecipient = (
  recipient: Recipient,
  notificationId: string,
  cipher: Cipher,
): Promise<string> => cipher.seal(JSON.stringify(recipient), placeOf(notificationId));

/** Throws when it was moved or its key is gone. */
export const openRecipient = async (
  sealed: string,
  notificationId: string,
  cipher: Cipher,
): Promise<Recipient> =>
  v.parse(Recipient, JSON.parse(await cipher.open(sealed, placeOf(notificationId))));
