import * as v from 'valibot';
import { idPattern } from '#edge/contract/ids.ts';
import { REPORT_KINDS, REPORTS_LAST_MS } from '#edge/contract/stations/reports.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';

/** Why a report is not taken; the tray translates `outbox.code.<key>`. */
export const REPORT_FAULTS = [
  'reportIdInvalid',
  'stationUnknown',
  'kindUnknown',
  'seenAtOutOfRange',
  'photoUnknown',
  'tooManyReports',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

const fault = (key: ReportFault): ReportFault => key;

/** A device whose clock is ahead must not make its reports outlast the others. */
const FUTURE_MS = 10 * MINUTE_MS;

const ReportSchema = v.object({
  id: v.pipe(v.string(), v.regex(idPattern('rep'), fault('reportIdInvalid'))),
  stationId: v.pipe(
    v.string(),
    v.nonEmpty(fault('stationUnknown')),
    v.maxLength(200, fault('stationUnknown')),
  ),
  kind: v.picklist(REPORT_KINDS, fault('kindUnknown')),
  photoId: v.nullish(v.pipe(v.string(), v.maxLength(64, fault('photoUnknown'))), null),
  seenAt: v.pipe(v.number(), v.integer(fault('seenAtOutOfRange'))),
});

type StationReportInput = v.InferOutput<typeof ReportSchema>;

export type ReportCheck =
  | { readonly ok: true; readonly value: StationReportInput }
  | { readonly ok: false; readonly fault: ReportFault };

/** Checks a report; `now` in epoch ms. */
export const checkReport = (input: unknown, now: number): ReportCheck => {
  const parsed = v.safeParse(ReportSchema, input);
  if (!parsed.success) return { ok: false, fault: parsed.issues[0].message as ReportFault };
  const { seenAt } = parsed.output;
  if (seenAt > now + FUTURE_MS || seenAt < now - REPORTS_LAST_MS)
    return { ok: false, fault: 'seenAtOutOfRange' };
  return { ok: true, value: { ...parsed.output, seenAt: Math.min(seenAt, now) } };
};
