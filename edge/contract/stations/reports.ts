import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

export const REPORT_KINDS = [
  'BROKEN',
  'OCCUPIED',
  'REFUSED_MOTORCYCLE',
  'WRONG_PLACE',
  'WORKING',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How long a report says something about now: a parked car leaves, a wrong place stays wrong. */
const LASTS: Record<ReportKind, number> = {
  BROKEN: 7 * DAY_MS,
  OCCUPIED: 2 * HOUR_MS,
  REFUSED_MOTORCYCLE: 90 * DAY_MS,
  WRONG_PLACE: 90 * DAY_MS,
  WORKING: 7 * DAY_MS,
};

/** So many riders make it a finding; fewer are one rider's word. */
const QUORUM = 2;

/** The longest that any report lasts. */
export const REPORTS_LAST_MS = Math.max(...Object.values(LASTS));

interface Seen {
  readonly kind: ReportKind;
  readonly seenAt: number;
}

export interface Finding {
  readonly kind: ReportKind;
  readonly count: number;
  /** The newest of them, epoch ms. */
  readonly lastSeen: number;
  /** Enough riders say so; before that it is shown as one rider's word. */
  readonly confirmed: boolean;
}

/**
 * The reports that say something about now. "Working" answers every older "broken"; a newer "broken"
 * stands against it. One report per rider and kind is expected (the store sees to that).
 */
export const standingOf = <S extends Seen>(reports: readonly S[], now: number): S[] => {
  const recent = reports.filter(({ kind, seenAt }) => now - seenAt <= LASTS[kind]);
  const worked = Math.max(
    0,
    ...recent.filter(({ kind }) => kind === 'WORKING').map(({ seenAt }) => seenAt),
  );
  const brokenSince = recent.filter(({ kind, seenAt }) => kind === 'BROKEN' && seenAt > worked);
  const stands = ({ kind }: Seen): boolean => kind !== 'WORKING' || brokenSince.length < QUORUM;
  return recent
    .filter((report) => report.kind !== 'BROKEN' || report.seenAt > worked)
    .filter(stands);
};

/** What riders' reports come to, kind by kind. */
export const findingsOf = (reports: readonly Seen[], now: number): Finding[] => {
  const standing = standingOf(reports, now);
  return REPORT_KINDS.flatMap((kind) => {
    const same = standing.filter((report) => report.kind === kind);
    if (same.length === 0) return [];
    const lastSeen = Math.max(...same.map(({ seenAt }) => seenAt));
    return [{ kind, count: same.length, lastSeen, confirmed: same.length >= QUORUM }];
  });
};
