import { addressKey } from '#edge/contract/referrals/person.ts';
import type { Affiliate, KnownPerson } from './affiliate.sql.ts';

/** A buyer, by everything an order says of them and of the owner; of each all that is given. */
export interface Referred {
  /** Null for a guest. */
  readonly customerId: string | null;
  /** E.164, e.g. `+6281234567890`. */
  readonly phoneNumbers: readonly string[];
  readonly emails: readonly string[];
  /** Indexes of identity numbers, never the numbers. */
  readonly identityIndexes: readonly string[];
  /** As `addressKey` writes them. */
  readonly addresses: readonly string[];
  /** Indexes of bank accounts. */
  readonly accountIndexes: readonly string[];
}

/** Where somebody lives, as far as it is known. */
export const addressesOf = (
  person: Pick<KnownPerson, 'documentAddress' | 'documentZip' | 'homeAddress' | 'homeZip'>,
): readonly string[] =>
  [
    addressKey(person.documentAddress, person.documentZip),
    addressKey(person.homeAddress, person.homeZip),
  ].filter((key) => key !== '');

/** By which numbers the state knows somebody: of their papers, and of the account they are paid to. */
export const identitiesOf = ({
  identityIndex,
  taxIndex,
}: Pick<KnownPerson, 'identityIndex' | 'taxIndex'>): readonly string[] =>
  [identityIndex, taxIndex].filter((index) => index !== null);

/** Whether somebody recommends the shop to themselves, as far as the store can tell. */
export const isSelfReferral = (affiliate: Affiliate, buyer: Referred): boolean => {
  const { customerId, phoneNumber, emailAddress, accountIndex } = affiliate;
  return (
    customerId === buyer.customerId ||
    (phoneNumber !== null && buyer.phoneNumbers.includes(phoneNumber)) ||
    (emailAddress !== null &&
      buyer.emails.some((email) => email.toLowerCase() === emailAddress.toLowerCase())) ||
    identitiesOf(affiliate).some((index) => buyer.identityIndexes.includes(index)) ||
    (accountIndex !== null && buyer.accountIndexes.includes(accountIndex)) ||
    addressesOf(affiliate).some((address) => buyer.addresses.includes(address))
  );
};
