const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes `<prefix>_<26 characters>`: 48 bits of time, then 80 random bits; ids sort by birth (ULID layout). */
export type Ids = (prefix: string) => string;

export type Random = (bytes: number) => Uint8Array;

export const cryptoRandom: Random = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));

export const createIds =
  (clock: () => number, random: Random = cryptoRandom): Ids =>
  (prefix) => {
    let time = clock();
    let head = '';
    for (let i = 0; i < 10; i++) {
      head = ALPHABET[time % 32] + head;
      time = Math.floor(time / 32);
    }
    let tail = '';
    for (const byte of random(16)) tail += ALPHABET[byte % 32];
    return `${prefix}_${head}${tail}`;
  };
