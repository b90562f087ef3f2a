import { sql } from 'drizzle-orm';
import { p } from '#db/query.ts';
import type { WorkQueue } from '#db/work-queue.ts';

export const testRideQueues = {
  TEST_RIDES: {
    from: sql`test_ride r JOIN place l ON l.id = r.place_id JOIN product d ON d.id = r.product_id`,
    // As the index of rides to come has it.
    where: sql`r.state NOT IN ('HELD', 'COMPLETED', 'NO_SHOW', 'CANCELLED', 'EXPIRED')
      AND r.slot_at >= ${p('dayFrom')} AND r.slot_at < ${p('dayUntil')}`,
    id: sql`r.id`,
    tie: sql`r.rowid`,
    since: sql`r.slot_at`,
    due: sql`r.slot_at`,
    subject: sql`r.id`,
    label: sql`coalesce(r.name, '')`,
    detail: sql`d.name || ' · ' || l.location`,
    amountIdr: sql`NULL`,
    step: sql`iif(r.state = 'CONFIRMED', 'check-in', 'complete-ride')`,
    place: null,
  },
} satisfies Record<string, WorkQueue>;
