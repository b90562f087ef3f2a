const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export type RandomBytes = (count: number) => Uint8Array;

export const cryptoBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** 48 bits of time, then 80 random bits, in Crockford's base 32; sorts by the time of its making. */
export const ulid = (now: number, random: RandomBytes = cryptoBytes): string => {
  let time = Math.max(0, Math.floor(now));
  let head = '';
  for (let i = 0; i < 10; i++) {
    head = ALPHABET[time % 32] + head;
    time = Math.floor(time / 32);
  }
  let tail = '';
  for (const byte of random(16)) tail += ALPHABET[byte % 32];
  return head + tail;
};

/** The id of something new: its row's primary key, made by the server or by a device, alike. */
export const newId = (
  prefix: string,
  now = Date.now(),
  random: RandomBytes = cryptoBytes,
): string => `${prefix}_${ulid(now, random).toLowerCase()}`;

/** What an id of a prefix looks like. */
export const idPattern = (prefix: string): RegExp =>
  new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`);
