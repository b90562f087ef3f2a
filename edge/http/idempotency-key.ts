import { Refusal } from '#edge/platform/refusal.ts';

/** Made by the device for each write it may have to send again. */
const HEADER = 'idempotency-key';
/** ULID: 48 bits of time and 80 random bits in Crockford's base 32. */
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i;

/** The key of a request, in capitals. Throws when there is one that nobody could have made well. */
export const idempotencyKeyOf = (headers: Headers): string | undefined => {
  const key = headers.get(HEADER);
  if (key === null) return undefined;
  if (!ULID.test(key)) throw new Refusal('IDEMPOTENCY_KEY_INVALID', 'The key must be a ULID.');
  return key.toUpperCase();
};
