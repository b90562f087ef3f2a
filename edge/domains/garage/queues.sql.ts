import { sql } from 'drizzle-orm';
import { p } from '#db/query.ts';
import type { WorkQueue } from '#db/work-queue.ts';

const MOTORCYCLE = sql`coalesce(v.registration_plate, v.vin)`;

export const garageQueues = {
  ROADSIDE: {
    from: sql`roadside_request r JOIN vehicle v ON v.id = r.vehicle_id
      JOIN customer u ON u.id = r.customer_id`,
    // As the index of open calls has it.
    where: sql`r.status <> 'DONE'`,
    id: sql`r.id`,
    tie: sql`r.rowid`,
    since: sql`r.received_at`,
    due: null,
    subject: sql`r.id`,
    label: sql`u.name`,
    detail: MOTORCYCLE,
    amountIdr: sql`NULL`,
    step: sql`CASE r.status WHEN 'REQUESTED' THEN 'accept-call' WHEN 'ACCEPTED' THEN 'depart'
      ELSE 'complete-call' END`,
    place: null,
  },
  SERVICE: {
    from: sql`service_booking b JOIN vehicle v ON v.id = b.vehicle_id
      JOIN customer u ON u.id = b.customer_id JOIN place l ON l.id = b.place_id`,
    where: sql`b.status = 'BOOKED' AND b.slot_at >= ${p('dayFrom')} AND b.slot_at < ${p('dayUntil')}`,
    id: sql`b.id`,
    tie: sql`b.rowid`,
    since: sql`b.slot_at`,
    due: sql`b.slot_at`,
    subject: sql`b.id`,
    label: sql`u.name`,
    detail: sql`${MOTORCYCLE} || ' · ' || l.location`,
    amountIdr: sql`NULL`,
    step: sql`'receive-motorcycle'`,
    place: sql`l.dealer_slug`,
  },
} satisfies Record<string, WorkQueue>;
