import type { Query } from '#db/query.ts';
import type { OwnerDetails } from '#edge/contract/orders/owner.ts';
import type { PlaceOrderInput } from '#edge/contract/orders/place-order.ts';
import { addressKey } from '#edge/contract/referrals/person.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  activeAffiliate,
  addressesOf,
  isSelfReferral,
  personById,
  type Referred,
} from '#edge/domains/referrals/index.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { OrderError } from './error.ts';

type Read = <T>(query: Query<T>) => Promise<T>;

const TRIES = declareLimit({
  purpose: 'orders.referral',
  most: 60,
  windowMs: HOUR_MS,
  what: 'prices and orders asked for with a referral code',
  by: 'customer, else address',
});

/** Keys are guessed where they are tried, so every try counts. Throws `RATE_LIMITED`. */
export const countReferralTry = (trying: Parameters<typeof holdToAttempts>[0], who: string) =>
  holdToAttempts(trying, TRIES, who);

const present = (values: readonly (string | null | undefined)[]): readonly string[] =>
  values.filter((value) => value != null);

const identityOf = async (
  owner: OwnerDetails | null,
  cipher: Cipher,
): Promise<string | undefined> =>
  owner?.customerType === 'personal' ? cipher.index(owner.identityNumber) : undefined;

/** The buyer by account, contact and owner: whoever recommends may be any of them. */
export const referredBy = async (
  customerId: string | null,
  order: Pick<PlaceOrderInput, 'contact' | 'owner' | 'address'> | null,
  { read, cipher }: { readonly read: Read; readonly cipher: Cipher },
): Promise<Referred> => {
  const [[account], identity] = await Promise.all([
    customerId === null ? [] : read(personById({ customerId })),
    identityOf(order?.owner ?? null, cipher),
  ]);
  const people = [order?.contact, order?.owner];
  return {
    customerId,
    phoneNumbers: present([account?.phoneNumber, ...people.map((each) => each?.phoneNumber)]),
    emails: present([account?.emailAddress, ...people.map((each) => each?.email)]),
    identityIndexes: present([account?.identityIndex, identity]),
    addresses: [
      addressKey(order?.owner?.address, order?.owner?.zipCode),
      addressKey(order?.address?.address, order?.address?.zipCode),
      ...(account === undefined ? [] : addressesOf(account)),
    ].filter((key) => key !== ''),
    accountIndexes: present([account?.accountIndex]),
  };
};

const INVALID: OrderError = {
  code: 'ORDER_REFERRAL_INVALID',
  faults: [{ field: 'referralCode', key: 'referral-code' }],
};

/** Whether a key counts for this buyer. An unknown key, a suspended one and one's own are answered alike. */
export const judgeReferral = async (
  key: string,
  buyer: Referred,
  read: Read,
): Promise<Result<string, OrderError>> => {
  const [affiliate] = await read(activeAffiliate({ key }));
  return affiliate === undefined || isSelfReferral(affiliate, buyer)
    ? err(INVALID)
    : ok(affiliate.key);
};
