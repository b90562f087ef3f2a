import type { Affiliate } from './affiliate.sql.ts';

/** A buyer, by everything an order says of them and of the owner; of each all that is given. */
export interface Referred {
  /** Null for a guest. */
  readonly customerId: string | null;
  /** E.164, e.g. `+6281234567890`. */
  readonly phoneNumbers: readonly string[];
  readonly emails: readonly string[];
  /** Indexes of identity numbers, never the numbers. */
  readonly identityIndexes: readonly string[];
}

/** Whether somebody recommends the shop to themselves, as far as the store can tell. */
export const isSelfReferral = (
  { customerId, phoneNumber, emailAddress, identityIndex }: Affiliate,
  buyer: Referred,
): boolean =>
  customerId === buyer.customerId ||
  (phoneNumber !== null && buyer.phoneNumbers.includes(phoneNumber)) ||
  (emailAddress !== null &&
    buyer.emails.some((email) => email.toLowerCase() === emailAddress.toLowerCase())) ||
  (identityIndex !== null && buyer.identityIndexes.includes(identityIndex));
