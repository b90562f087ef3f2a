import { and, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { stationReport } from '#db/schema/stations-riders.ts';
import type { ReportKind } from '#edge/contract/stations/reports.ts';

const MOST_REPORTS = 200;

interface Photo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface PhotographedReport {
  readonly customerId: string;
  readonly kind: ReportKind;
  readonly seenAt: number;
  readonly photo: Photo | null;
}

/** By id or slug of the station, newest first; a report whose photo is gone comes without one. */
export const photographedReports = prepareRaw<{ key: string }, PhotographedReport[]>(
  sql`SELECT r.customer_id, r.kind, r.seen_at, u.id, u.width, u.height FROM station s
    JOIN station_report r ON r.station_id = s.id
    LEFT JOIN upload u ON u.id = r.photo_id AND u.attached_to = r.id AND u.is_public = 1
      AND u.removed_at IS NULL
    WHERE s.is_active = 1 AND (s.id = ${p('key')} OR s.slug = ${p('key')})
    ORDER BY r.seen_at DESC LIMIT ${sql.raw(String(MOST_REPORTS))}`,
  ({ rows }) =>
    rows.map((row) => ({
      customerId: String(row.customer_id),
      kind: row.kind as ReportKind,
      seenAt: Number(row.seen_at),
      photo:
        row.id === null
          ? null
          : { id: String(row.id), width: Number(row.width), height: Number(row.height) },
    })),
);

export const reportByPhoto = prepare(
  build
    .select({ id: stationReport.id, customerId: stationReport.customerId })
    .from(stationReport)
    .where(eq(stationReport.photoId, p('photoId'))),
);

export const noteHidden = prepare(
  build
    .update(stationReport)
    .set({ photoHiddenBy: sql`${p('staffId')}` })
    .where(and(eq(stationReport.id, p('id')), isNull(stationReport.photoHiddenBy))),
);
