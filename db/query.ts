import type { InStatement, InValue, ResultSet, Value } from '@libsql/client';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { type PreparedRows, rowMapper } from './rows.ts';

/** What a store that can gives beside the rows of the client library: the same as plain values, which cost less. */
export interface ResultWithValues extends ResultSet {
  readonly values: readonly (readonly Value[])[];
}

/** One statement and how its answer becomes a value. Nothing runs until a `Database` gets it. */
export interface Query<T> {
  readonly sql: string;
  readonly args: InValue[];
  readonly map: (result: ResultSet) => T;
}

/**
 * drizzle without a connection: domains build statements with it at module level, and a
 * `Database` decides where and in which batch they run.
 */
export const build = drizzle(() => {
  throw new Error('A statement runs in a batch of a `Database`.');
});

/** `p('name')`: a value given when the prepared statement runs. */
export const p = sql.placeholder;

/** `make` at the first call; its value ever after. */
const atFirstCall = <T extends object>(make: () => T): (() => T) => {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

interface Prepared<T> extends PreparedRows {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: ResultSet, isFromBatch: boolean): T;
}

interface Preparable {
  _prepare(): unknown;
}

/** A drizzle statement as a `Query`. */
export const query = <T>(statement: RunnableQuery<T, 'sqlite'>): Query<T> => prepare(statement)({});

/**
 * Builds the SQL text of a drizzle statement at the first call and never again; each call fills in its
 * `sql.placeholder`s. Building costs more than running most of our reads, so hot paths prepare at module
 * level; it is not done there, or every start of a worker would pay for all statements.
 */
export const prepare = <T>(
  statement: RunnableQuery<T, 'sqlite'>,
): ((values: Record<string, unknown>) => Query<T>) => {
  const text = atFirstCall(() => {
    const prepared = (statement as unknown as Preparable)._prepare() as Prepared<T>;
    const toRow = rowMapper(prepared);
    const map = (result: ResultSet | ResultWithValues): T => {
      if (toRow === undefined) return prepared.mapResult(result, true);
      return ('values' in result ? result.values : result.rows).map(toRow) as T;
    };
    return { ...prepared.getQuery(), map };
  });
  return (values) => {
    const { sql, params, map } = text();
    return { sql, args: fillPlaceholders(params, values) as InValue[], map };
  };
};

const dialect = new SQLiteSyncDialect();

/** One row of what a prepared query answers. */
export type RowOf<Q extends (values: never) => Query<readonly unknown[]>> = ReturnType<
  ReturnType<Q>['map']
>[number];

/** SQL that drizzle's builder cannot say (R-tree, FTS5, upserts with conditions). */
export const raw = <T>(text: SQL, map: (result: ResultSet) => T): Query<T> => {
  const { sql, params } = dialect.sqlToQuery(text);
  return { sql, args: params as InValue[], map };
};

/** `raw` with `sql.placeholder`s; the text is built once. */
export const prepareRaw = <V extends object, T>(
  text: SQL,
  map: (result: ResultSet) => T,
): ((values: V) => Query<T>) => {
  const built = atFirstCall(() => dialect.sqlToQuery(text));
  return (values) => {
    const { sql, params } = built();
    return {
      sql,
      args: fillPlaceholders(params, values as Record<string, unknown>) as InValue[],
      map,
    };
  };
};

/** A text that was cut in the middle of a character ends in half of it, which is no UTF-8: the store refuses all of it. */
const wellFormed = (value: InValue): InValue =>
  typeof value === 'string' ? value.toWellFormed() : value;

export const toStatement = ({ sql, args }: Query<unknown>): InStatement => ({
  sql,
  args: args.map(wellFormed),
});
