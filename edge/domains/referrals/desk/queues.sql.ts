import { sql } from 'drizzle-orm';
import type { WorkQueue } from '#db/work-queue.ts';

export const referralQueues = {
  /** Who wants to recommend the shop. */
  AFFILIATES: {
    from: sql`affiliate a JOIN customer u ON u.id = a.customer_id`,
    where: sql`a.state = 'APPLIED'`,
    id: sql`a.customer_id`,
    tie: sql`a.rowid`,
    since: sql`a.applied_at`,
    due: null,
    subject: sql`a.customer_id`,
    label: sql`u.name`,
    isMasked: true,
    detail: sql`coalesce(a.vin, '')`,
    amountIdr: sql`NULL`,
    step: sql`'decide-affiliate'`,
    place: null,
  },
  /** Commissions that a person has to look at before they mature. */
  COMMISSION_HOLDS: {
    from: sql`commission m JOIN affiliate a ON a.customer_id = m.customer_id`,
    where: sql`m.state = 'ON_HOLD'`,
    id: sql`m.id`,
    tie: sql`m.rowid`,
    since: sql`m.updated_at`,
    due: null,
    subject: sql`m.id`,
    label: sql`a.key`,
    detail: sql`m.order_code`,
    amountIdr: sql`m.amount_idr`,
    step: sql`'decide-commission'`,
    place: null,
  },
  PAYOUTS: {
    from: sql`payout_batch b`,
    where: sql`b.state IN ('PREPARED', 'APPROVED', 'RELEASED')`,
    id: sql`b.id`,
    tie: sql`b.rowid`,
    since: sql`b.created_at`,
    due: null,
    subject: sql`b.id`,
    label: sql`b.id`,
    detail: sql`(SELECT count(*) FROM payout y WHERE y.batch_id = b.id)`,
    amountIdr: sql`(SELECT sum(y.net_idr) FROM payout y WHERE y.batch_id = b.id)`,
    step: sql`CASE b.state WHEN 'PREPARED' THEN 'approve-payout' WHEN 'APPROVED' THEN 'release-payout'
      ELSE 'pay-payout' END`,
    place: null,
  },
} satisfies Record<string, WorkQueue>;
