import { and, desc, eq } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { payout, payoutBatch, payoutReturn } from '#db/schema/referrals-money.ts';
import { SLIP_FILE } from '#edge/domains/referrals/slip/slip.sql.ts';

/** Two years of monthly ones. */
const MOST = 24;

/** What somebody was paid, the latest first, with what was withheld. */
export const payoutsOf = prepare(
  build
    .select({ payout, paidAt: payoutBatch.paidAt, back: payoutReturn, slipFile: SLIP_FILE })
    .from(payout)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payout.batchId))
    .leftJoin(payoutReturn, eq(payoutReturn.payoutId, payout.id))
    .where(and(eq(payout.customerId, p('customerId')), eq(payoutBatch.state, 'PAID')))
    .orderBy(desc(payoutBatch.paidAt))
    .limit(MOST),
);

export type PayoutOf = RowOf<typeof payoutsOf>;
