import type { BankDetails } from '#edge/contract/orders/after-placing.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

/** What a sealed bank account opens in: the refunds of its order only. */
export const refundPlace = (ref: string): string => `payment_refund/${ref}`;

/** Where a refund goes. */
export const sealBank = (cipher: Cipher, ref: string, bank: BankDetails): Promise<string> =>
  cipher.seal(JSON.stringify(bank), refundPlace(ref));

export const openBank = async (cipher: Cipher, ref: string, sealed: string): Promise<BankDetails> =>
  JSON.parse(await cipher.open(sealed, refundPlace(ref)));
