import { and, asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { payout, payoutBatch, payoutReturn } from '#db/schema/referrals-money.ts';

/** The file of a payout's slip, of one that came back the corrected one; null while it is not made. */
export const SLIP_FILE = sql<
  string | null
>`(SELECT u.id FROM upload u WHERE u.attached_to = ${payout.id}
  AND u.purpose = iif(EXISTS (SELECT 1 FROM payout_return r WHERE r.payout_id = ${payout.id}), 'SLIP_RETURNED', 'SLIP')
  AND u.stored_at IS NOT NULL AND u.removed_at IS NULL)`;

/** Payouts that were made, or came back, and have no slip that says so; the oldest first. */
export const withoutSlip = prepare(
  build
    .select({
      payout,
      paidAt: payoutBatch.paidAt,
      reference: payoutBatch.reference,
      back: payoutReturn,
    })
    .from(payout)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payout.batchId))
    .leftJoin(payoutReturn, eq(payoutReturn.payoutId, payout.id))
    .where(and(eq(payoutBatch.state, 'PAID'), sql`${SLIP_FILE} IS NULL`))
    .orderBy(asc(payoutBatch.paidAt), asc(payout.id))
    .limit(p('most')),
);

export type PaidPayout = RowOf<typeof withoutSlip>;

/** Stops its batch when the payout has such a slip already: what was issued is never drawn anew. */
export const assertOnlySlip = prepareRaw<{ id: string; payoutId: string; purpose: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM upload
    WHERE attached_to = ${p('payoutId')} AND purpose = ${p('purpose')} AND id <> ${p('id')} AND removed_at IS NULL)`,
  () => undefined,
);
