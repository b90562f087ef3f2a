import { daysFromEpoch } from '#db/content/epoch.ts';
import { affiliate } from '#db/schema/referrals.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';

/** The demo account that recommends the shop. */
export const seed: SeedStep = {
  slug: 'referrals',
  demo: true,
  statements: () =>
    upsert(affiliate, [
      {
        customerId: 'cus_affiliate',
        key: 'DIMAS-01',
        state: 'ACTIVE',
        createdAt: daysFromEpoch(-400),
      },
    ]),
};
