import type { coupon } from '#db/schema/orders-coupons.ts';
import { DAY_MS, jakartaMidnight } from '#edge/contract/time.ts';

type Row = typeof coupon.$inferInsert;

/** A promo code and the days it counts on, the first and the last, by Jakarta's calendar. */
interface PromoCode extends Omit<Row, 'startsAt' | 'endsAt' | 'used'> {
  readonly validOn: readonly [first: string, last: string];
}

const rowOf = ({ validOn: [first, last], ...row }: PromoCode): Row => ({
  ...row,
  startsAt: jakartaMidnight(first),
  endsAt: jakartaMidnight(last) + DAY_MS,
});

/** The promotion of this name tells what it is. */
export const FIRST_ALVA = {
  code: 'ALVABARU',
  kind: 'AMOUNT',
  amountIdr: 500_000,
  validOn: ['2026-11-05', '2027-03-31'],
  most: 2_000,
  isAnnounced: true,
} as const satisfies PromoCode;

/** For the first things beside the motorcycle itself: a tenth off parts, accessories, apparel and batteries. */
const RIDE_READY = {
  code: 'SIAPJALAN',
  kind: 'RATE',
  basisPoints: 1_000,
  amountIdr: 150_000,
  minimumIdr: 300_000,
  appliesTo: 'GOODS',
  validOn: ['2026-11-05', '2027-03-31'],
  most: 5_000,
  isAnnounced: true,
} as const satisfies PromoCode;

/** For whoever comes by an affiliate's key, beside a code they type; nobody has to type this one. */
const FRIENDS = {
  code: 'REKANONEXP',
  kind: 'AMOUNT',
  amountIdr: 300_000,
  products: ['alva-one-xp'],
  withReferral: true,
  validOn: ['2026-11-05', '2027-03-31'],
  most: 1_000,
} as const satisfies PromoCode;

export const COUPONS: readonly Row[] = [FIRST_ALVA, RIDE_READY, FRIENDS].map(rowOf);
