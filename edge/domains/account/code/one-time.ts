import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

const SPACE = 10 ** CODE_LIMITS.digits;
/** The largest multiple of it below 2^32: numbers beyond would make some codes likelier. */
const FAIR = Math.floor(2 ** 32 / SPACE) * SPACE;

/** Six digits. A number above the last whole multiple is drawn anew: its remainder would favour low codes. */
export const newCode = (
  random: () => number = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
): string => {
  for (;;) {
    const drawn = random();
    if (drawn < FAIR) return String(drawn % SPACE).padStart(CODE_LIMITS.digits, '0');
  }
};

/** Under a key and for one row: a million codes are tried in no time, and rows must not swap them. */
export const codeHash = (id: string, code: string, cipher: Pick<Cipher, 'index'>) =>
  cipher.index(`code ${id} ${code}`);

/** By which the codes for a number or an address are counted. */
export const addressIndex = (address: string, cipher: Pick<Cipher, 'index'>) =>
  cipher.index(`address ${address}`);

/** What is sealed with a code opens in its row alone. */
export const deliveryPlace = (id: string): string => `code ${id}`;
