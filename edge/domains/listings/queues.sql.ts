import { sql } from 'drizzle-orm';
import type { WorkQueue } from '#db/work-queue.ts';

export const listingQueues = {
  /** Of a listing that several people reported, the first report stands for them. */
  LISTINGS: {
    from: sql`listing_report r JOIN listing l ON l.id = r.listing_id
      LEFT JOIN vehicle v ON v.id = l.vehicle_id LEFT JOIN battery y ON y.id = l.battery_id`,
    where: sql`r.handled_at IS NULL AND NOT EXISTS (SELECT 1 FROM listing_report e
      WHERE e.listing_id = r.listing_id AND e.handled_at IS NULL
        AND (e.created_at, e.id) < (r.created_at, r.id))`,
    id: sql`r.listing_id`,
    tie: sql`r.rowid`,
    since: sql`r.created_at`,
    due: null,
    subject: sql`r.listing_id`,
    label: sql`coalesce(v.vin, y.id, r.listing_id)`,
    detail: sql`coalesce(l.city, '')`,
    amountIdr: sql`l.price_idr`,
    step: sql`'judge-listing'`,
    place: null,
  },
} satisfies Record<string, WorkQueue>;
