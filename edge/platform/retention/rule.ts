import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';

/** Goes by itself: a row is deleted, or some of its columns emptied, so long after a moment it names. */
export interface AgedRule {
  readonly table: string;
  /** What of a person is in it. */
  readonly what: string;
  readonly why: string;
  readonly ageMs: number;
  /** SQL of the moment it counts from, in epoch ms; what has none is not old yet. */
  readonly from: string;
  /** SQL that has to hold besides. */
  readonly only?: string;
  /** Columns and the SQL they get; without them the row goes. */
  readonly empties?: Readonly<Record<string, string>>;
  /** Files that hang on the row go too. */
  readonly files?: true;
}

/** Stays until something happens that no clock knows. */
export interface LastingRule {
  readonly table: string;
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

const due = ({ from, only }: AgedRule): string =>
  `${from} < :before${only === undefined ? '' : ` AND (${only})`}`;

/** Emptied columns are not written again at every run: devices would hear of a change each day. */
const changes = (empties: Readonly<Record<string, string>>): string =>
  Object.entries(empties)
    .map(([column, value]) => `${column} IS NOT ${value}`)
    .join(' OR ');

const textsOf = (rule: AgedRule): readonly string[] => {
  const { table, empties, files } = rule;
  const rows = due(rule);
  return [
    ...(files
      ? [
          `UPDATE upload SET removed_at = :now WHERE removed_at IS NULL
            AND attached_to IN (SELECT id FROM ${table} WHERE ${rows})`,
        ]
      : []),
    empties === undefined
      ? `DELETE FROM ${table} WHERE ${rows}`
      : `UPDATE ${table} SET ${Object.entries(empties)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')} WHERE ${rows} AND (${changes(empties)})`,
  ];
};

const PLACES = { before: p('before'), now: p('now') } as const;

const statementOf = (text: string) =>
  prepareRaw<{ before: number; now: number }, void>(
    sql.join(
      text
        .split(/:(before|now)\b/)
        .map((part, at) =>
          at % 2 === 0 ? sql.raw(part) : sql`${PLACES[part as 'before' | 'now']}`,
        ),
    ),
    () => undefined,
  );

/** The statements that do what a rule says, built once. */
export const sweepOf = (rule: AgedRule): ((now: number) => readonly Query<unknown>[]) => {
  const statements = textsOf(rule).map(statementOf);
  return (now) => statements.map((statement) => statement({ before: now - rule.ageMs, now }));
};
