const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export type RandomBytes = (count: number) => Uint8Array;

const cryptoBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** 48 bits of time, then 80 random bits, in Crockford's base 32. */
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

/** The id of something this device creates: the row's primary key, laid out like the server's own. */
export const newId = (prefix: string, now = Date.now(), random = cryptoBytes): string =>
  `${prefix}_${ulid(now, random).toLowerCase()}`;
