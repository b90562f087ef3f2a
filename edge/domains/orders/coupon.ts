import type { Query } from '#db/query.ts';
import {
  type CouponGoods,
  type CouponTerms,
  couponDiscount,
} from '#edge/contract/orders/coupon.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import {
  type CouponPerson,
  type CouponRow,
  couponByCode,
  couponsWithReferral,
  identityIndexOf,
  usesOfPerson,
  verifiedPhoneOf,
} from './coupon.sql.ts';
import type { OrderError } from './error.ts';

const TRIES = declareLimit({
  purpose: 'orders.coupon',
  most: 60,
  windowMs: HOUR_MS,
  what: 'prices and orders asked for with a promo code',
  by: 'customer, else address',
});

/** Codes are guessed where they are tried: every try counts, the right ones too. Throws `RATE_LIMITED`. */
export const countCouponTry = (trying: Parameters<typeof holdToAttempts>[0], who: string) =>
  holdToAttempts(trying, TRIES, who);

/** A code that takes something off; whole rupiah, before it is held to the booking fee. */
export interface AppliedCoupon {
  readonly code: string;
  readonly amount: number;
}

export const termsOf = (row: CouponRow): CouponTerms => ({
  rule:
    row.kind === 'AMOUNT'
      ? { kind: 'AMOUNT', amount: row.amountIdr ?? 0 }
      : { kind: 'RATE', basisPoints: row.basisPoints, most: row.amountIdr },
  minimum: row.minimumIdr,
  appliesTo: row.appliesTo,
  products: row.products,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
});

type Read = <T>(query: Query<T>) => Promise<T>;

/** By what a customer is known when a code may be used once: a second account has another id only. */
export const couponPerson = async (
  customerId: string,
  identityIndex: string | null,
  { read, cipher }: { readonly read: Read; readonly cipher: Cipher },
): Promise<CouponPerson> => {
  const [row] = await read(verifiedPhoneOf({ customerId }));
  const phone = row?.phoneNumber ?? null;
  return {
    customerId,
    identityIndex,
    phoneIndex: phone === null ? null : await cipher.index(phone),
  };
};

/** The same for a cart, which names no owner: the papers of the account say who it is. */
export const cartPerson = async (
  customerId: string,
  deps: { readonly read: Read; readonly cipher: Cipher },
): Promise<CouponPerson> => {
  const [papers] = await deps.read(identityIndexOf({ customerId }));
  return couponPerson(customerId, papers?.identityIndex ?? null, deps);
};

interface Judging {
  readonly read: Read;
  readonly now: number;
  /** Null while nobody is signed in: then the limits of a person are checked when they order. */
  readonly person: CouponPerson | null;
  /** Its own use does not stand in its way. */
  readonly orderId: string;
}

const judge = async (
  couponCode: string,
  goods: readonly CouponGoods[],
  { read, now, person, orderId }: Judging,
  withReferral: boolean,
): Promise<Result<AppliedCoupon, OrderError>> => {
  const wrong = err({ code: 'COUPON_CODE_INVALID', couponCode } as const);
  const [[row], uses] = await Promise.all([
    read(couponByCode({ code: couponCode })),
    person === null ? 0 : read(usesOfPerson({ ...person, code: couponCode, orderId })),
  ]);
  if (row === undefined || !row.isActive || row.withReferral !== withReferral) return wrong;
  if (row.customerId !== null && row.customerId !== person?.customerId) return wrong;
  const terms = termsOf(row);
  const discount = couponDiscount(terms, goods, now);
  if ('fault' in discount)
    switch (discount.fault) {
      case 'NOT_BEGUN':
        return wrong;
      case 'EXPIRED':
        return err({ code: 'COUPON_CODE_EXPIRED', couponCode });
      case 'OTHER_PRODUCT':
        return err({ ...wrong.error, reason: discount.fault });
      case 'MINIMUM':
        return err({ ...wrong.error, reason: discount.fault, minimum: terms.minimum });
    }
  const isUsedUp = row.most !== null && row.used >= row.most;
  if (isUsedUp || uses >= row.mostPerPerson)
    return err({
      code: 'COUPON_CODE_LIMIT',
      couponCode,
      limit: isUsedUp ? (row.most ?? 0) : row.mostPerPerson,
    });
  return ok({ code: row.code, amount: discount.amount });
};

/**
 * Whether a typed code counts for these goods and this person. A wrong code, one that has not begun, one
 * of another customer and one that nobody types are answered alike.
 */
export const judgeCoupon = (
  couponCode: string,
  goods: readonly CouponGoods[],
  judging: Judging,
): Promise<Result<AppliedCoupon, OrderError>> => judge(couponCode, goods, judging, false);

/**
 * What a promotion takes off an order that came by a key, beside a typed code; often nothing.
 * @param goods at what they cost after the typed code
 */
export const couponByReferral = async (
  goods: readonly CouponGoods[],
  judging: Judging,
): Promise<AppliedCoupon | null> => {
  for (const { code } of await judging.read(couponsWithReferral({}))) {
    const judged = await judge(code, goods, judging, true);
    if (judged.ok) return judged.value;
  }
  return null;
};
