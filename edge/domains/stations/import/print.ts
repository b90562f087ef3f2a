import type { Applied } from './apply.ts';
import { type FileTotals, type Issue, REASONS, type Reason } from './report.ts';

const EXAMPLES = 3;

const byReason = (issues: readonly Issue[]): [Reason, Issue[]][] => {
  const groups = new Map<Reason, Issue[]>();
  for (const issue of issues)
    groups.set(issue.reason, [...(groups.get(issue.reason) ?? []), issue]);
  return [...groups].sort((a, b) => b[1].length - a[1].length);
};

const section = (title: string, issues: readonly Issue[]): string[] =>
  issues.length === 0
    ? []
    : [
        '',
        title,
        ...byReason(issues).map(([reason, all]) => {
          const shown = all.slice(0, EXAMPLES).map(({ file, line }) => `${file}:${line}`);
          const more = all.length > EXAMPLES ? ', …' : '';
          return `  ${String(all.length).padStart(6)}  ${REASONS[reason]} [${reason}]: ${shown.join(', ')}${more}`;
        }),
      ];

/** What the operator reads. */
export const summaryOf = (
  totals: readonly FileTotals[],
  issues: readonly Issue[],
  applied: Applied,
): string =>
  [
    ...totals.map(
      ({ file, rows, accepted, repaired, refused }) =>
        `${file}: ${rows} rows = ${accepted} accepted + ${repaired} repaired + ${refused} refused`,
    ),
    ...section(
      'Refused',
      issues.filter((issue) => issue.outcome === 'refused'),
    ),
    ...section(
      'Repaired',
      issues.filter((issue) => issue.outcome === 'repaired'),
    ),
    '',
    `${applied.stations} stations with ${applied.evses} EVSEs: ${applied.added} added, ${applied.changed} changed, ${applied.unchanged} unchanged, ${applied.removed} removed; ${applied.statuses} statuses new.`,
  ].join('\n');

const cell = (value: string | number): string => {
  const text = String(value);
  // A leading = + - @ would be a formula to a spreadsheet.
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line per issue, for a spreadsheet. */
export const issuesAsCsv = (issues: readonly Issue[]): string =>
  [
    'file,line,outcome,reason,row,value,meaning',
    ...issues.map((issue) =>
      [
        issue.file,
        issue.line,
        issue.outcome,
        issue.reason,
        issue.row,
        issue.value,
        REASONS[issue.reason],
      ]
        .map(cell)
        .join(','),
    ),
    '',
  ].join('\n');
