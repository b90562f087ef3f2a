import { daysFromEpoch } from '#db/content/epoch.ts';
import { affiliate, referralClickDay } from '#db/schema/referrals.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { moneyStatements } from './money.ts';

const AFFILIATE = 'cus_affiliate';
const DAYS = 150;

/** Visitors of a day: more at weekends, a few days without any. */
const clicksOn = (day: number): number => {
  const wave = (day * 7_919) % 11;
  const weekday = new Date(daysFromEpoch(day)).getUTCDay();
  const usual = weekday === 0 || weekday === 6 ? wave + 4 : wave;
  return wave === 0 ? 0 : usual;
};

const clicks = Array.from({ length: DAYS }, (_, at) => at - DAYS + 1)
  .map((day) => ({ day: dayInJakarta(daysFromEpoch(day)), clicks: clicksOn(day) }))
  .filter((each) => each.clicks > 0);

/** The demo account that recommends the shop, with what that came to. */
export const seed: SeedStep = {
  slug: 'referrals',
  demo: true,
  statements: () => [
    ...upsert(affiliate, [
      {
        customerId: AFFILIATE,
        key: 'DIMAS-01',
        state: 'ACTIVE',
        createdAt: daysFromEpoch(-400),
        appliedAt: daysFromEpoch(-400),
        decidedAt: daysFromEpoch(-399),
      },
    ]),
    ...upsert(
      referralClickDay,
      clicks.map((each) => ({ ...each, customerId: AFFILIATE })),
    ),
    ...moneyStatements(AFFILIATE),
  ],
};
