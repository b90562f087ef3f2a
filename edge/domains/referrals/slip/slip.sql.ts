import { and, asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { payout, payoutBatch } from '#db/schema/referrals-money.ts';

/** The file of a payout's slip; null while it is not made. */
export const SLIP_FILE = sql<
  string | null
>`(SELECT u.id FROM upload u WHERE u.attached_to = ${payout.id}
  AND u.purpose = 'SLIP' AND u.stored_at IS NOT NULL AND u.removed_at IS NULL)`;

/** Payouts that were made and have no slip, the oldest first. */
export const withoutSlip = prepare(
  build
    .select({ payout, paidAt: payoutBatch.paidAt, reference: payoutBatch.reference })
    .from(payout)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payout.batchId))
    .where(and(eq(payoutBatch.state, 'PAID'), sql`${SLIP_FILE} IS NULL`))
    .orderBy(asc(payoutBatch.paidAt), asc(payout.id))
    .limit(p('most')),
);

export type PaidPayout = RowOf<typeof withoutSlip>;

/** Stops its batch when the payout has a slip already: what was issued is never drawn anew. */
export const assertOnlySlip = prepareRaw<{ id: string; payoutId: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM upload
    WHERE attached_to = ${p('payoutId')} AND purpose = 'SLIP' AND id <> ${p('id')} AND removed_at IS NULL)`,
  () => undefined,
);
