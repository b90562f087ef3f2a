import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query, raw } from '#db/query.ts';
import type { SealedColumn } from './column.ts';

export interface SealedValue {
  readonly row: number;
  readonly by: string;
  readonly value: string;
}

/**
 * Some values that one of these keys sealed, whichever come: those that do not open must not stand in the way
 * of the rest. @param keys their ids, as JSON
 */
export const valuesOf = (
  { table, column, by }: SealedColumn,
  keys: string,
  most: number,
): Query<SealedValue[]> => {
  const value = sql.identifier(column);
  return raw(
    sql`SELECT rowid AS row_number, ${sql.identifier(by)} AS by_value, ${value} AS value
      FROM ${sql.identifier(table)}
      WHERE substr(${value}, 1, instr(${value}, '.') - 1) IN (SELECT value FROM json_each(${keys}))
      ORDER BY random() LIMIT ${most}`,
    ({ rows }) =>
      rows.map((row) => ({
        row: Number(row.row_number),
        by: String(row.by_value),
        value: String(row.value),
      })),
  );
};

/** Nothing else of the row changes; a value that was replaced meanwhile stays. */
export const replaceValue = (
  { table, column }: SealedColumn,
  { row, value }: SealedValue,
  next: string,
): Query<unknown> =>
  raw(
    sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${next}
      WHERE rowid = ${row} AND ${sql.identifier(column)} = ${value}`,
    () => undefined,
  );

export interface SealedFile {
  readonly id: string;
  readonly objectKey: string;
}

/** Papers of instalments were sealed before rows said so. */
const isSealed = sql`stored_at IS NOT NULL AND removed_at IS NULL
  AND (is_sealed = 1 OR purpose = 'FINANCING')`;

/** Some files that this key did not seal, or of which nobody noted which one did. */
export const filesNotOf = prepareRaw<{ key: string; most: number }, SealedFile[]>(
  sql`SELECT id, object_key FROM upload WHERE ${isSealed} AND sealed_with IS NOT ${p('key')}
    ORDER BY random() LIMIT ${p('most')}`,
  ({ rows }) => rows.map((row) => ({ id: String(row.id), objectKey: String(row.object_key) })),
);

/** @returns how many there are: none when the file was removed meanwhile */
export const noteSealedWith = prepareRaw<{ id: string; key: string }, number>(
  sql`UPDATE upload SET sealed_with = ${p('key')} WHERE id = ${p('id')} AND removed_at IS NULL`,
  ({ rowsAffected }) => rowsAffected,
);
