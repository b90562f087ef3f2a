import { sql } from 'drizzle-orm';
import type { WorkQueue } from '#db/work-queue.ts';

export const paperQueues = {
  DOCUMENTS: {
    from: sql`customer_paper d JOIN customer u ON u.id = d.customer_id`,
    where: sql`d.state = 'IN_REVIEW'`,
    id: sql`d.id`,
    tie: sql`d.rowid`,
    since: sql`d.submitted_at`,
    due: null,
    subject: sql`d.id`,
    label: sql`u.name`,
    detail: sql`''`,
    amountIdr: sql`NULL`,
    step: sql`'check-document'`,
    place: null,
    isMasked: true,
  },
} satisfies Record<string, WorkQueue>;
