import { sql } from 'drizzle-orm';
import type { WorkQueue } from '#db/work-queue.ts';

export const referralQueues = {
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
