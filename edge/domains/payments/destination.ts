import type { BankDetails } from '#edge/contract/orders/after-placing.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

const placeOf = (ref: string): string => `payment_refund/${ref}`;

/** Where a refund goes; opens in the refunds of its order only. */
export const sealBank = (cipher: Cipher, ref: string, bank: BankDetails): Promise<string> =>
  cipher.seal(JSON.stringify(bank), placeOf(ref));

export const openBank = async (cipher: Cipher, ref: string, sealed: string): Promise<BankDetails> =>
  JSON.parse(await cipher.open(sealed, placeOf(ref)));
