import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';

interface Click {
  readonly customerId: string;
  /** `YYYY-MM-DD` in Jakarta. */
  readonly day: string;
  readonly visitor: string;
  readonly now: number;
}

const insertClick = prepareRaw<Click, void>(
  sql`INSERT INTO referral_click (customer_id, day, visitor, clicked_at)
    VALUES (${p('customerId')}, ${p('day')}, ${p('visitor')}, ${p('now')}) ON CONFLICT DO NOTHING`,
  () => undefined,
);

const countClick = prepareRaw<Pick<Click, 'customerId' | 'day'>, void>(
  sql`INSERT INTO referral_click_day (customer_id, day, clicks)
    SELECT ${p('customerId')}, ${p('day')}, 1 WHERE changes() = 1
    ON CONFLICT (customer_id, day) DO UPDATE SET clicks = clicks + 1`,
  () => undefined,
);

/** A visitor counts once a day, however many of the statements run at once. */
export const clickOnce = (click: Click): readonly Query<unknown>[] => [
  insertClick(click),
  countClick({ customerId: click.customerId, day: click.day }),
];
