import type { Database } from '#db/client.ts';
import { isOptional, type Purpose } from '#edge/contract/notifications/purposes.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { choicesOf, type MessageRow, refusalsOf } from './message.sql.ts';
import { type Choice, wants } from './plan/route.ts';
import { addressIndexOf, type Recipient } from './recipient.ts';

type Reading = { readonly db: Pick<Database, 'readPrimary'>; readonly cipher: Cipher };

/** What somebody without an account has ended. */
export const choicesOfGuest = async (
  mail: string,
  { db, cipher }: Reading,
): Promise<readonly Choice[]> => {
  const addressIndex = await addressIndexOf(mail, cipher);
  const [refusals] = await db.readPrimary([refusalsOf({ addressIndex })]);
  return refusals.map(({ purpose }) => ({ purpose, channel: 'MAIL', wanted: false }));
};

/** Whether its reader still wants it: a message may have waited for the morning, or for another channel. */
export const isWanted = async (
  { customerId, channel }: Pick<MessageRow, 'customerId' | 'channel'>,
  purpose: Purpose,
  { mail }: Recipient,
  reading: Reading,
): Promise<boolean> => {
  if (!isOptional(purpose, channel)) return true;
  if (customerId !== null) {
    const [choices] = await reading.db.readPrimary([choicesOf({ customerId })]);
    return wants(choices, purpose, channel);
  }
  if (channel !== 'MAIL' || !mail) return true;
  return wants(await choicesOfGuest(mail, reading), purpose, channel);
};
