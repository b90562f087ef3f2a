import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { coupon } from '#db/schema/orders-coupons.ts';

const wanted = sql`(${p('search')} = '' or instr(${coupon.code}, ${p('search')}) > 0)`;

/** Those that count or are going to first, and of them the one that began last. */
export const couponPage = prepare(
  build
    .select()
    .from(coupon)
    .where(wanted)
    .orderBy(
      desc(sql`${coupon.isActive} and ifnull(${coupon.endsAt}, 9e15) > ${p('now')}`),
      desc(coupon.startsAt),
      asc(coupon.code),
    )
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countCoupons = prepareRaw<{ search: string }, number>(
  sql`SELECT count(*) AS n FROM ${coupon} WHERE ${wanted}`,
  ({ rows }) => Number(rows[0]?.n),
);

/** How many of a JSON list of slugs are of nothing that is sold, among what a code applies to. */
export const countUnsold = prepareRaw<{ slugs: string; appliesTo: string }, number>(
  sql`SELECT count(*) AS n FROM json_each(${p('slugs')}) AS wanted
    WHERE NOT (${p('appliesTo')} <> 'GOODS'
        AND EXISTS (SELECT 1 FROM product WHERE slug = wanted.value AND is_active = 1))
      AND NOT (${p('appliesTo')} <> 'MOTORCYCLE' AND (
        EXISTS (SELECT 1 FROM shop_item WHERE slug = wanted.value AND is_active = 1)
        OR EXISTS (SELECT 1 FROM spare_part
          WHERE code = wanted.value AND is_active = 1 AND is_show_button = 1)))`,
  ({ rows }) => Number(rows[0]?.n),
);

export const insertCoupon = (row: typeof coupon.$inferInsert): readonly Query<unknown>[] => [
  query(build.insert(coupon).values(row)),
];

interface Seen {
  readonly code: string;
  readonly version: number;
  readonly now: number;
}

const live = ({ code, version, now }: Seen) =>
  and(
    eq(coupon.code, code),
    eq(coupon.version, version),
    eq(coupon.isActive, true),
    or(isNull(coupon.endsAt), gt(coupon.endsAt, now)),
  );
const nextVersion = sql`${coupon.version} + 1`;

/** Never fewer uses than were taken by then: the batch stops. */
export const changeCouponRow = (
  seen: Seen,
  { endsAt, most }: { readonly endsAt: number | null; readonly most: number | null },
): readonly Query<unknown>[] => [
  query(
    build
      .update(coupon)
      .set({ endsAt, most, version: nextVersion })
      .where(and(live(seen), most === null ? undefined : sql`${coupon.used} <= ${most}`)),
  ),
  assertOneChanged,
];

/** Over now. Orders that have used it keep what it took off. */
export const endCouponRow = (seen: Seen): readonly Query<unknown>[] => [
  query(
    build
      .update(coupon)
      .set({
        isActive: false,
        endsAt: sql`max(${coupon.startsAt}, ${seen.now})`,
        version: nextVersion,
      })
      .where(live(seen)),
  ),
  assertOneChanged,
];
