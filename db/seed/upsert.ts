import { getTableColumns, type InferInsertModel, notInArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { build, type Query, query } from '#db/query.ts';

const ROWS_PER_STATEMENT = 100;

const keyOf = (table: SQLiteTable): SQLiteColumn[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter((column) => column.primary);
  return single.length > 0 ? single : (primaryKeys[0]?.columns ?? []);
};

interface Retained {
  /** Columns that a row which is there already keeps … */
  readonly columns: readonly SQLiteColumn[];
  /** … where this holds of it; always, when absent. */
  readonly where?: SQL;
}

/** Writes rows by primary key; rows that are there already take the new values, but for what they keep. */
export const upsert = <T extends SQLiteTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  retained: Retained = { columns: [] },
): Query<unknown>[] => {
  const key = keyOf(table);
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !key.includes(column) && column.generated === undefined)
      .filter(([, column]) => retained.where !== undefined || !retained.columns.includes(column))
      .map(([name, column]) => {
        const excluded = sql`excluded.${sql.identifier(column.name)}`;
        return [
          name,
          retained.columns.includes(column)
            ? sql`iif(${retained.where}, ${column}, ${excluded})`
            : excluded,
        ];
      }),
  );
  const statements: Query<unknown>[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const insert = build.insert(table).values(rows.slice(at, at + ROWS_PER_STATEMENT) as never);
    statements.push(
      query(
        Object.keys(set).length === 0
          ? insert.onConflictDoNothing()
          : insert.onConflictDoUpdate({ target: key, set: set as never }),
      ),
    );
  }
  return statements;
};

/** Deletes what an earlier version of the content had and this one has not. */
export const onlyThese = (
  table: SQLiteTable,
  id: SQLiteColumn,
  ids: readonly string[],
): Query<unknown> => query(build.delete(table).where(notInArray(id, [...ids])));
