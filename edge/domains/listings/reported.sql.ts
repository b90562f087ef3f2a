import { and, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { battery, vehicle } from '#db/schema/garage.ts';
import { listing, listingReport as report } from '#db/schema/listings.ts';
import type { REPORT_REASONS, REPORT_VERDICTS } from '#edge/contract/listings/enquiry.ts';
import { EDITABLE_STATES } from '#edge/contract/listings/machine.ts';

export type Verdict = (typeof REPORT_VERDICTS)[number];

export interface Report {
  readonly id: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly note: string;
  readonly createdAt: number;
  readonly handledAt: number | null;
}

const reported = () =>
  build
    .select({
      listing,
      vehicle,
      battery,
      owner: customer.name,
      reports: sql<readonly Report[]>`json_group_array(json_object('id', ${report.id},
        'reason', ${report.reason}, 'note', ${report.note}, 'createdAt', ${report.createdAt},
        'handledAt', ${report.handledAt}))`.mapWith((text: string) => JSON.parse(text)),
    })
    .from(report)
    .innerJoin(listing, eq(listing.id, report.listingId))
    .innerJoin(customer, eq(customer.id, listing.ownerId))
    .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
    .leftJoin(battery, eq(battery.id, listing.batteryId));

const waits = sql`exists (select 1 from listing_report o
  where o.listing_id = ${listing.id} and o.handled_at is null)`;

/** Listings somebody reported since staff last looked: the most reported first. */
export const waitingListings = prepare(
  reported()
    .where(isNull(report.handledAt))
    .groupBy(listing.id)
    .orderBy(sql`count(*) desc`, sql`min(${report.createdAt})`, listing.id)
    .limit(p('limit'))
    .offset(p('offset')),
);

/** Those staff are done with, the latest first. */
export const settledListings = prepare(
  reported()
    .where(sql`not ${waits}`)
    .groupBy(listing.id)
    .orderBy(sql`max(${report.handledAt}) desc`, listing.id)
    .limit(p('limit'))
    .offset(p('offset')),
);

export type ReportedRow = RowOf<typeof waitingListings>;

export const countReported = prepareRaw<Record<never, never>, { open: number; done: number }>(
  sql`SELECT count(*) FILTER (WHERE waiting) AS open, count(*) FILTER (WHERE NOT waiting) AS done
    FROM (SELECT max(handled_at IS NULL) AS waiting FROM listing_report GROUP BY listing_id)`,
  ({ rows }) => ({ open: Number(rows[0]?.open), done: Number(rows[0]?.done) }),
);

export const reportOf = prepare(
  build
    .select({ createdAt: report.createdAt })
    .from(report)
    .where(and(eq(report.id, p('id')), eq(report.listingId, p('listingId')))),
);

interface Settling {
  readonly listingId: string;
  readonly staffId: string;
  readonly now: number;
}

/** Up to the last report the staff saw; one that came meanwhile waits. A later verdict takes the place of the first. */
export const settleReports = prepareRaw<Settling & { until: number; verdict: Verdict }, unknown>(
  sql`UPDATE listing_report SET handled_at = ${p('now')}, handled_by = ${p('staffId')},
      verdict = ${p('verdict')}
    WHERE listing_id = ${p('listingId')} AND created_at <= ${p('until')}
      AND (handled_at IS NULL OR verdict <> ${p('verdict')})`,
  () => undefined,
);

const ofSameThing = sql`EXISTS (SELECT 1 FROM listing judged WHERE judged.id = ${p('listingId')}
  AND (judged.vehicle_id = listing.vehicle_id OR judged.battery_id = listing.battery_id))`;
const editable = sql.raw(EDITABLE_STATES.map((state) => `'${state}'`).join(', '));

/**
 * With it whatever its owner, or the next one, began meanwhile for the same thing: else withdrawing
 * leaves a verdict behind. Who was first stays written down.
 */
export const hideListing = prepareRaw<Settling, unknown>(
  sql`UPDATE listing SET hidden_at = ${p('now')}, hidden_by = ${p('staffId')}
    WHERE hidden_at IS NULL
      AND (id = ${p('listingId')} OR (status IN (${editable}) AND ${ofSameThing}))`,
  () => undefined,
);

/** With it what was hidden along, unless another listing of the thing has a verdict of its own. */
export const showListing = prepareRaw<{ listingId: string }, unknown>(
  sql`UPDATE listing SET hidden_at = NULL, hidden_by = NULL
    WHERE hidden_at IS NOT NULL AND (id = ${p('listingId')} OR (${ofSameThing}
      AND NOT EXISTS (SELECT 1 FROM listing other
        JOIN listing_report r ON r.listing_id = other.id AND r.verdict = 'HIDE'
        WHERE other.id <> ${p('listingId')}
          AND (other.vehicle_id = listing.vehicle_id OR other.battery_id = listing.battery_id))))`,
  () => undefined,
);
