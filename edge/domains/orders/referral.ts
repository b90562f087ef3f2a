import type { Query } from '#db/query.ts';
import type { OwnerDetails } from '#edge/contract/orders/owner.ts';
import type { PlaceOrderInput } from '#edge/contract/orders/place-order.ts';
import { attribute } from '#edge/contract/referrals/attribution.ts';
import { addressKey } from '#edge/contract/referrals/person.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  activeAffiliate,
  addressesOf,
  identitiesOf,
  isSelfReferral,
  paidBackTo,
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
  what: 'prices and orders asked for with a referral code that does not count',
  by: 'customer, else address',
});

/** Keys are guessed where they are tried, so every wrong one counts. Throws `RATE_LIMITED`. */
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
  const [[account], identity, paidBack] = await Promise.all([
    customerId === null ? [] : read(personById({ customerId })),
    identityOf(order?.owner ?? null, cipher),
    paidBackTo({ customerId }, { read, cipher }),
  ]);
  const people = [order?.contact, order?.owner];
  return {
    customerId,
    phoneNumbers: present([account?.phoneNumber, ...people.map((each) => each?.phoneNumber)]),
    emails: present([account?.emailAddress, ...people.map((each) => each?.email)]),
    identityIndexes: present([
      ...(account === undefined ? [] : identitiesOf(account)),
      identity,
      ...paidBack.identityIndexes,
    ]),
    addresses: [
      addressKey(order?.owner?.address, order?.owner?.zipCode),
      addressKey(order?.address?.address, order?.address?.zipCode),
      ...(account === undefined ? [] : addressesOf(account)),
    ].filter((key) => key !== ''),
    accountIndexes: present([account?.accountIndex, ...paidBack.accountIndexes]),
  };
};

const INVALID: OrderError = {
  code: 'ORDER_REFERRAL_INVALID',
  faults: [{ field: 'referralCode', key: 'referral-code' }],
};

interface Recommended {
  /** Null where nothing was typed. */
  readonly referralCode: string | null;
  readonly referralLinks: readonly string[];
}

/**
 * Whose sale it is: a typed key has to count, else it is refused; without one, the link followed last
 * whose key counts. Every try that is refused was counted before it is answered. Throws `RATE_LIMITED`.
 */
export const attributeReferral = async (
  { referralCode, referralLinks }: Recommended,
  buyerOf: () => Promise<Referred>,
  { read, count }: { readonly read: Read; readonly count: () => Promise<void> },
): Promise<Result<string | null, OrderError>> => {
  const keys = referralCode === null ? referralLinks : [referralCode];
  if (keys.length === 0) return ok(null);
  const buyer = await buyerOf();
  const judged = await Promise.all(keys.map((key) => judgeReferral(key, buyer, read)));
  const counting = keys.filter((_, at) => judged[at]?.ok);
  if (counting.length < keys.length) await count();
  const { key, refused } = attribute({ typed: referralCode, clicked: referralLinks }, (each) =>
    counting.includes(each),
  );
  return refused ? err(INVALID) : ok(key);
};

/** Whether a key counts for this buyer. An unknown key, a suspended one and one's own are answered alike. */
const judgeReferral = async (
  key: string,
  buyer: Referred,
  read: Read,
): Promise<Result<string, OrderError>> => {
  const [affiliate] = await read(activeAffiliate({ key }));
  return affiliate === undefined || isSelfReferral(affiliate, buyer)
    ? err(INVALID)
    : ok(affiliate.key);
};
