import type { Query } from '#db/query.ts';
import type { CommissionReason } from '#edge/contract/referrals/commission-machine.ts';
import { addressKey } from '#edge/contract/referrals/person.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import {
  type Affiliate,
  affiliateKnownBy,
  type KnownPerson,
  personById,
} from '#edge/domains/referrals/affiliate.sql.ts';
import { paidBackTo } from '#edge/domains/referrals/paid-back.ts';
import {
  addressesOf,
  identitiesOf,
  isSelfReferral,
  type Referred,
} from '#edge/domains/referrals/same-person.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { type BuyerRow, buyerOfOrder, type Signals, signalsOf } from './buyer.sql.ts';
import { type CommissionRow, commissionMover } from './commission.sql.ts';
import { cancelCommission, matureCommission } from './commission.ts';

const present = (values: readonly (string | null | undefined)[]): readonly string[] =>
  values.filter((value) => value != null && value !== '') as string[];

/** The buyer of an order as the store knows them by now. */
const referredOf = (
  buyer: BuyerRow,
  account: KnownPerson | undefined,
  paidBack: Awaited<ReturnType<typeof paidBackTo>>,
): Referred => ({
  customerId: buyer.customerId,
  phoneNumbers: present([buyer.contactPhone, buyer.ownerPhone, account?.phoneNumber]),
  emails: present([buyer.contactEmail, buyer.ownerEmail, account?.emailAddress]),
  identityIndexes: present([
    buyer.identityIndex,
    ...(account === undefined ? [] : identitiesOf(account)),
    ...paidBack.identityIndexes,
  ]),
  addresses: present([
    addressKey(buyer.ownerAddress, buyer.ownerZip),
    addressKey(buyer.delivery?.address, buyer.delivery?.zipCode),
    ...(account === undefined ? [] : addressesOf(account)),
  ]),
  accountIndexes: present([account?.accountIndex, ...paidBack.accountIndexes]),
});

/** Why it does not mature yet; nothing when all is well, or somebody has looked at what may be looked over. */
const riskOf = (
  { clearedAt }: CommissionRow,
  { state }: Affiliate,
  { isStaff, isSuspended, sharing, sales }: Signals,
): CommissionReason | undefined => {
  // Whoever looked cannot have known what came after: these hold whatever was decided.
  if (state === 'SUSPENDED' || isSuspended) return 'AFFILIATE_SUSPENDED';
  if (isStaff) return 'STAFF';
  if (clearedAt !== null) return undefined;
  if (sharing > 0) return 'SHARED_ACCOUNT';
  return sales > REFERRAL_TERMS.salesToOneBuyer ? 'SAME_BUYER' : undefined;
};

/**
 * What becomes of a commission whose time has come: it matures, ends because buyer and affiliate are one
 * person after all, or waits for somebody of the staff.
 */
export const settleCommission = async (
  row: CommissionRow,
  { db, clock, ids, env }: Pick<Deps, 'db' | 'clock' | 'ids' | 'env'>,
): Promise<readonly Query<unknown>[]> => {
  const when = { now: clock(), ids };
  const [[buyer], [affiliate]] = await db.readPrimary([
    buyerOfOrder({ orderId: row.orderId }),
    affiliateKnownBy({ customerId: row.customerId }),
  ]);
  if (buyer === undefined || affiliate === undefined) return [];
  const [[account], signals] = await db.readPrimary([
    personById({ customerId: buyer.customerId }),
    signalsOf({ customerId: row.customerId, phone: buyer.contactPhone }),
  ]);
  const paidBack = await paidBackTo(
    { customerId: buyer.customerId, orderId: row.orderId },
    {
      read: async (query) => (await db.readPrimary([query]))[0],
      cipher: createCipher(cipherKeys(env)),
    },
  );
  if (isSelfReferral(affiliate, referredOf(buyer, account, paidBack)))
    return cancelCommission(row, 'SELF_REFERRAL', when);
  const reason = riskOf(row, affiliate, signals);
  if (reason === undefined) return matureCommission(row, when);
  return commissionMover.move('hold', {
    id: row.id,
    set: { reason, updatedAt: when.now },
  });
};
