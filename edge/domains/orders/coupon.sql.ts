import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerDocument } from '#db/schema/account-document.ts';
import { coupon, couponUse } from '#db/schema/orders-coupons.ts';
import type { Statements } from './order.sql.ts';

export type CouponRow = typeof coupon.$inferSelect;

export const couponByCode = prepare(
  build
    .select()
    .from(coupon)
    .where(eq(coupon.code, p('code'))),
);

/** Codes that are told to everybody and count now, as far as they have uses left. */
export const announcedCoupons = prepare(
  build
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.isAnnounced, true),
        eq(coupon.isActive, true),
        eq(coupon.withReferral, false),
        isNull(coupon.customerId),
        lte(coupon.startsAt, p('now')),
        or(isNull(coupon.endsAt), gt(coupon.endsAt, p('now'))),
        or(isNull(coupon.most), lt(coupon.used, coupon.most)),
      ),
    )
    .orderBy(coupon.code)
    .limit(20),
);

/** What a promotion takes off orders that came by a key; the one that began last. */
export const couponsWithReferral = prepare(
  build
    .select({ code: coupon.code })
    .from(coupon)
    .where(and(eq(coupon.withReferral, true), eq(coupon.isActive, true)))
    .orderBy(desc(coupon.startsAt), coupon.code)
    .limit(3),
);

export const verifiedPhoneOf = prepare(
  build
    .select({ phoneNumber: customer.phoneNumber })
    .from(customer)
    .where(and(eq(customer.id, p('customerId')), isNotNull(customer.phoneVerifiedAt))),
);

/** Of the papers a customer has in their account. */
export const identityIndexOf = prepare(
  build
    .select({ identityIndex: customerDocument.identityNumberIndex })
    .from(customerDocument)
    .where(eq(customerDocument.customerId, p('customerId'))),
);

/** Who uses a code: any of these counts as the same person. Indexes, never the numbers themselves. */
export interface CouponPerson {
  readonly customerId: string;
  readonly phoneIndex: string | null;
  readonly identityIndex: string | null;
}

/** Uses of a code by this person in other orders than `:orderId`, as far as they count. */
const USES = sql`(SELECT count(*) FROM coupon_use x
  WHERE x.code = ${p('code')} AND x.released_at IS NULL AND x.order_id <> ${p('orderId')}
    AND (x.customer_id = ${p('customerId')} OR x.phone_index = ${p('phoneIndex')}
      OR x.identity_index = ${p('identityIndex')}))`;

export interface CouponUse extends CouponPerson {
  readonly code: string;
  readonly orderId: string;
}

export const usesOfPerson = prepareRaw<CouponUse, number>(sql`SELECT ${USES} AS n`, ({ rows }) =>
  Number(rows[0]?.n),
);

const insertUse = prepareRaw<CouponUse & { id: string; now: number }, unknown>(
  sql`INSERT INTO coupon_use (id, code, order_id, customer_id, phone_index, identity_index, taken_at)
    SELECT ${p('id')}, c.code, ${p('orderId')}, ${p('customerId')}, ${p('phoneIndex')}, ${p('identityIndex')}, ${p('now')}
    FROM coupon c WHERE c.code = ${p('code')} AND c.is_active = 1
      AND c.starts_at <= ${p('now')} AND (c.ends_at IS NULL OR c.ends_at > ${p('now')})
      AND (c.customer_id IS NULL OR c.customer_id = ${p('customerId')})
      AND ${USES} < c.most_per_person`,
  () => undefined,
);

const countUse = prepareRaw<{ code: string }, unknown>(
  sql`UPDATE coupon SET used = used + 1
    WHERE code = ${p('code')} AND (most IS NULL OR used < most)`,
  () => undefined,
);

/** Takes one use of a code for an order; stops the batch when there is none left for this person. */
export const takeCoupon = (use: CouponUse & { id: string; now: number }): Statements => [
  insertUse({ ...use }),
  assertOneChanged,
  countUse({ code: use.code }),
  assertOneChanged,
];

const bindUse = prepareRaw<CouponUse, unknown>(
  sql`UPDATE coupon_use SET identity_index = ${p('identityIndex')}
    WHERE order_id = ${p('orderId')} AND code = ${p('code')} AND released_at IS NULL
      AND ${USES} < (SELECT c.most_per_person FROM coupon c WHERE c.code = ${p('code')})`,
  () => undefined,
);

/** Codes that an order uses now, and how often one person may. */
export const codesOfOrder = prepare(
  build
    .select({ code: couponUse.code, mostPerPerson: coupon.mostPerPerson })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.code, couponUse.code))
    .where(and(eq(couponUse.orderId, p('orderId')), isNull(couponUse.releasedAt)))
    .orderBy(couponUse.takenAt, couponUse.code),
);

/** The owner's identity number counts as the person from now on; stops the batch when it had its uses. */
export const bindCoupon = (use: CouponUse): Statements => [bindUse({ ...use }), assertOneChanged];

interface Release {
  readonly orderId: string;
  /** This one alone; all that the order uses, unless it is said. */
  readonly code?: string;
  readonly now: number;
  /** Something was paid: then the use comes back only where the coupon says so. */
  readonly wasPaid: boolean;
}

interface Released {
  readonly orderId: string;
  readonly code: string | null;
  readonly wasPaid: number;
}

const uncount = prepareRaw<Released, unknown>(
  sql`UPDATE coupon SET used = used - 1
    WHERE code IN (SELECT u.code FROM coupon_use u
      WHERE u.order_id = ${p('orderId')} AND u.released_at IS NULL
        AND u.code = coalesce(${p('code')}, u.code))
      AND (${p('wasPaid')} = 0 OR returns_after_payment = 1)`,
  () => undefined,
);

const release = prepareRaw<Released & { readonly now: number }, unknown>(
  sql`UPDATE coupon_use SET released_at = ${p('now')}
    WHERE order_id = ${p('orderId')} AND released_at IS NULL
      AND code = coalesce(${p('code')}, code) AND (${p('wasPaid')} = 0
      OR (SELECT c.returns_after_payment FROM coupon c WHERE c.code = coupon_use.code) = 1)`,
  () => undefined,
);

/** Gives back every use of a code that an order counts for. */
export const releaseCoupon = ({ orderId, code, now, wasPaid }: Release): Statements => {
  const released = { orderId, code: code ?? null, wasPaid: wasPaid ? 1 : 0 };
  return [uncount(released), release({ ...released, now })];
};
