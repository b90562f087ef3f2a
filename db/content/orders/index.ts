import { sql } from 'drizzle-orm';
import { SUBSIDY } from '#db/content/catalog/prices.ts';
import { daysFromEpoch } from '#db/content/epoch.ts';
import { coupon } from '#db/schema/orders-coupons.ts';
import { governmentHelp } from '#db/schema/orders-help.ts';
import { unit } from '#db/schema/orders-units.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { COUPONS } from './coupons.ts';
import { units } from './units.ts';

/** Terms of the support programme that the catalogue's prices name. */
export const helpSeed: SeedStep = {
  slug: 'orders-help',
  statements: () =>
    upsert(governmentHelp, [
      {
        id: SUBSIDY.id,
        kind: 'DIRECT_CUT',
        needsNik: true,
        startsAt: daysFromEpoch(-365),
        endsAt: null,
        quota: 50_000,
      },
    ]),
};

export const couponSeed: SeedStep = {
  slug: 'orders-coupons',
  // How often one was used is what happened; its end and number of uses may be the desk's by now.
  statements: () => [
    ...upsert(coupon, COUPONS, {
      columns: [coupon.used, coupon.version, coupon.endsAt, coupon.most, coupon.isActive],
      where: sql`${coupon.used} > 0 or ${coupon.version} > 1`,
    }),
  ],
};

export const seed: SeedStep = {
  slug: 'orders',
  demo: true,
  statements: () => upsert(unit, units()),
};
