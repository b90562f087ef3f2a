import type * as v from 'valibot';
import type { Query } from '#db/query.ts';
import {
  COUPON_DESK,
  type CouponDeskFault,
  type CreateCoupon,
  type changeCouponInput,
  couponEnd,
  couponStanding,
  type endCouponInput,
} from '#edge/contract/orders/coupon-desk.ts';
import { jakartaMidnight } from '#edge/contract/time.ts';
import { type CouponRow, couponByCode } from '#edge/domains/orders/coupon.sql.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { changeCouponRow, countUnsold, endCouponRow, insertCoupon } from './desk.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, CouponDeskFault>;

export const COUPON_WRITES = declareLimit({
  purpose: 'orders.coupon-changes',
  most: COUPON_DESK.writes,
  windowMs: COUPON_DESK.windowMs,
  what: 'changes of coupons',
  by: 'one of the staff',
});

const decided = (statements: readonly Query<unknown>[]): Decided =>
  ok({ statements, outcome: null });

const endOf = ({ lastDay }: Pick<CreateCoupon, 'lastDay'>): number | null =>
  lastDay === null ? null : couponEnd(lastDay);

const isSame = (row: CouponRow, input: CreateCoupon): boolean =>
  row.kind === input.kind &&
  row.amountIdr === input.amount &&
  row.basisPoints === input.basisPoints &&
  row.minimumIdr === input.minimum &&
  row.appliesTo === input.appliesTo &&
  JSON.stringify(row.products) === JSON.stringify(input.products) &&
  row.isAnnounced === input.isAnnounced &&
  row.withReferral === input.withReferral &&
  row.most === input.most &&
  row.mostPerPerson === input.mostPerPerson &&
  row.returnsAfterPayment === input.returnsAfterPayment &&
  row.startsAt === jakartaMidnight(input.firstDay) &&
  row.endsAt === endOf(input);

/** A coupon that customers can use from its first day on. The same one again is a success. */
export const createCoupon = async (
  input: CreateCoupon,
  { readPrimary, clock }: Store,
): Promise<Decided> => {
  const [there] = await readPrimary(couponByCode({ code: input.code }));
  if (there !== undefined) return isSame(there, input) ? decided([]) : err('COUPON_TAKEN');
  const endsAt = endOf(input);
  if (endsAt !== null && endsAt <= clock()) return err('COUPON_TERMS');
  const { code, kind, basisPoints, appliesTo, products, most, mostPerPerson } = input;
  const { returnsAfterPayment, isAnnounced, withReferral } = input;
  const slugs = JSON.stringify(products ?? []);
  if ((await readPrimary(countUnsold({ appliesTo, slugs }))) > 0) return err('COUPON_PRODUCTS');
  return decided(
    insertCoupon({
      code,
      kind,
      basisPoints,
      appliesTo,
      products,
      most,
      mostPerPerson,
      returnsAfterPayment,
      isAnnounced,
      withReferral,
      amountIdr: input.amount,
      minimumIdr: input.minimum,
      startsAt: jakartaMidnight(input.firstDay),
      endsAt,
    }),
  );
};

const standing = async (code: string, { readPrimary, clock }: Store) => {
  const [row] = await readPrimary(couponByCode({ code }));
  return row && { row, is: couponStanding(row, clock()) };
};

/** Another last day, another number of uses. */
export const changeCoupon = async (
  { code, lastDay, most, expectedVersion: version }: v.InferOutput<typeof changeCouponInput>,
  store: Store,
): Promise<Decided> => {
  const seen = await standing(code, store);
  if (seen === undefined) return err('COUPON_NOT_FOUND');
  if (seen.is === 'ENDED') return err('COUPON_OVER');
  const endsAt = lastDay === null ? null : couponEnd(lastDay);
  const { row } = seen;
  if (row.endsAt === endsAt && row.most === most && row.version === version + 1) return decided([]);
  if (row.version !== version) return err('COUPON_CHANGED');
  const now = store.clock();
  if ((endsAt !== null && endsAt <= Math.max(now, row.startsAt)) || (most ?? row.used) < row.used)
    return err('COUPON_TERMS');
  return decided(changeCouponRow({ code, version, now }, { endsAt, most }));
};

/** Nobody can use it any more. A repeat is a success. */
export const endCoupon = async (
  { code, expectedVersion: version }: v.InferOutput<typeof endCouponInput>,
  store: Store,
): Promise<Decided> => {
  const seen = await standing(code, store);
  if (seen === undefined) return err('COUPON_NOT_FOUND');
  if (seen.is === 'ENDED')
    return seen.row.version === version + 1 ? decided([]) : err('COUPON_OVER');
  if (seen.row.version !== version) return err('COUPON_CHANGED');
  return decided(endCouponRow({ code, version, now: store.clock() }));
};
