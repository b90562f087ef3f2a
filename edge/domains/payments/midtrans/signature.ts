import { hexOf } from '#edge/platform/hex.ts';

export interface Signed {
  readonly order_id: string;
  readonly status_code: string;
  /** As it was sent, e.g. `10000.00`. */
  readonly gross_amount: string;
}

/** What the provider signs with: SHA-512 over the raw strings and the key, in hex. */
export const signatureOf = async (signed: Signed, key: string): Promise<string> => {
  const { order_id, status_code, gross_amount } = signed;
  const text = `${order_id}${status_code}${gross_amount}${key}`;
  return hexOf(await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text)));
};

/** Compared to the end, so that time tells nothing. */
export const isSigned = async (
  signed: Signed & { readonly signature_key: string },
  key: string,
): Promise<boolean> => {
  const expected = await signatureOf(signed, key);
  const given = signed.signature_key.toLowerCase();
  if (given.length !== expected.length) return false;
  let differing = 0;
  for (let i = 0; i < expected.length; i++)
    differing |= expected.charCodeAt(i) ^ given.charCodeAt(i);
  return differing === 0;
};
