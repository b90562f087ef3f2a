import {
  type InArgs,
  type InStatement,
  type InValue,
  LibsqlBatchError,
  LibsqlError,
  type ResultSet,
  type Row,
  type Value,
} from '@libsql/client';
import Libsql from 'libsql';
import type { StoreClient } from './client.ts';
import type { ResultWithValues } from './query.ts';

/** How long a connection waits for a writer of another process. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite's own 2 MB hold the pages of one search among 10,000 stations, no more: among 100,000 it took
 * twice as long. It is a bound, not what is taken at once.
 */
const PAGE_CACHE = 'PRAGMA cache_size = -65536';

/** One keeps the program of every trigger that it may fire, so what was not used for long makes room. */
export const MOST_STATEMENTS = 256;

/** What runs often. PRAGMA, VACUUM and changes of the schema are rare, and some take effect while they are prepared. */
const MAY_STAY = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK)\b/i;

/** Answers with the columns that a table has when it runs, which a migration may change. */
const NAMES_ALL = /(?:\bSELECT|\bDISTINCT|\bRETURNING|,|\.)\s*\*/i;

type Columns = readonly Libsql.ColumnDefinition[];

interface Prepared {
  readonly statement: Libsql.Statement<unknown[]>;
  readonly returnsRows: boolean;
  readonly mayStay: boolean;
  readonly namesAll: boolean;
  columns: Columns | undefined;
}

const toSql = (value: InValue): unknown => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (value instanceof Date) return value.valueOf();
  if (value === undefined) throw new TypeError('A statement got undefined as a value.');
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('A statement got a number that is not finite.');
  return value;
};

const fromSql = (value: unknown): Value => {
  if (typeof value === 'bigint') {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
    throw new RangeError('The store answered with an integer that no number can be.');
  }
  return (value instanceof Buffer ? value.buffer : value) as Value;
};

/** In place: a page of a feed is tens of thousands of values. */
const toValues = (row: unknown[]): Value[] => {
  for (let i = 0; i < row.length; i++) row[i] = fromSql(row[i]);
  return row as Value[];
};

/** As @libsql/client makes them: enumerable by name alone, also there by position. */
const toRow = (values: readonly Value[], columns: readonly string[]): Row => {
  const row: Record<string, Value> = {};
  Object.defineProperty(row, 'length', { value: values.length });
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as Value;
    Object.defineProperty(row, i, { value });
    const name = columns[i] ?? '';
    if (!Object.hasOwn(row, name)) row[name] = value;
  }
  return row as unknown as Row;
};

/** Rows of the client library are made when somebody wants them: most statements are mapped from their values. */
const toResultSet = (
  columnsOfRows: () => Columns,
  values: Value[][],
  rowsAffected: number,
  lastInsertRowid: bigint | undefined,
): ResultWithValues => {
  let named: Row[] | undefined;
  const result = {
    get columns() {
      return columnsOfRows().map(({ name }) => name);
    },
    get columnTypes() {
      return columnsOfRows().map(({ type }) => type ?? '');
    },
    values,
    get rows() {
      if (named === undefined) {
        const columns = values.length === 0 ? [] : result.columns;
        named = values.map((each) => toRow(each, columns));
      }
      return named;
    },
    rowsAffected,
    lastInsertRowid,
    toJSON: () => ({ columns: result.columns, columnTypes: result.columnTypes, rows: result.rows }),
  };
  return result;
};

/** `SQLITE_CONSTRAINT` of `SQLITE_CONSTRAINT_CHECK`. */
const baseOf = (code: string): string => /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;

/** As @libsql/client reports it, of a batch with the number of the statement. */
const reported = (error: unknown, index?: number): unknown => {
  if (!(error instanceof Libsql.SqliteError)) return error;
  const { message, code, rawCode } = error;
  return index === undefined
    ? new LibsqlError(message, baseOf(code), code, rawCode, error)
    : new LibsqlBatchError(message, index, baseOf(code), code, rawCode, error);
};

const partsOf = (statement: InStatement): { readonly sql: string; readonly args: InArgs } =>
  typeof statement === 'string'
    ? { sql: statement, args: [] }
    : { sql: statement.sql, args: statement.args ?? [] };

const BEGIN = {
  read: 'BEGIN TRANSACTION READONLY',
  write: 'BEGIN IMMEDIATE',
  deferred: 'BEGIN DEFERRED',
} as const;

const pathOf = (url: string): string =>
  decodeURIComponent(url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/, ''));

/**
 * The store in a file, on one connection: a batch runs to its end at once, so a second one would only keep a
 * second cache. Statements stay prepared: preparing ours takes longer than running them.
 */
export const openFileClient = (url: string): StoreClient => {
  const connection = new Libsql(pathOf(url), { timeout: BUSY_TIMEOUT_MS });
  /** Those used last are at the end. */
  const prepared = new Map<string, Prepared>();

  const prepare = (sql: string): Prepared => {
    const statement = connection.prepare<unknown[]>(sql);
    statement.safeIntegers(true);
    let returnsRows = true;
    try {
      statement.raw(true);
    } catch {
      // What returns no rows says so.
      returnsRows = false;
    }
    const mayStay = MAY_STAY.test(sql);
    const namesAll = NAMES_ALL.test(sql);
    return { statement, returnsRows, mayStay, namesAll, columns: undefined };
  };

  const stay = (sql: string, one: Prepared): void => {
    if (!one.mayStay) return;
    prepared.set(sql, one);
    if (prepared.size <= MOST_STATEMENTS) return;
    for (const oldest of prepared.keys()) {
      prepared.delete(oldest);
      return;
    }
  };

  /** Asked after the rows: a statement is prepared anew as it begins. With no rows hardly anybody wants them. */
  const columnsOf = (one: Prepared, rows: readonly unknown[]): (() => Columns) => {
    const current = (): Columns => one.statement.columns();
    if (one.namesAll && rows.length === 0) return current;
    if (one.columns === undefined || one.namesAll) one.columns = current();
    const { columns } = one;
    return () => columns;
  };

  /** One that failed does not come back: it may have stopped halfway. */
  const run = (sql: string, args: InArgs = []): ResultSet => {
    const one = prepared.get(sql) ?? prepare(sql);
    prepared.delete(sql);
    const { statement, returnsRows } = one;
    const values = Array.isArray(args)
      ? args.map(toSql)
      : Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name.replace(/^[@$:]/, ''), toSql(value)]),
        );
    if (!returnsRows) {
      const { changes, lastInsertRowid } = statement.run(values);
      stay(sql, one);
      return toResultSet(() => [], [], changes, BigInt(lastInsertRowid));
    }
    const rows = statement.all(values) as unknown[][];
    stay(sql, one);
    return toResultSet(columnsOf(one, rows), rows.map(toValues), 0, undefined);
  };

  const usable = (): void => {
    if (!connection.open) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED');
  };

  const transaction = (
    mode: keyof typeof BEGIN,
    statements: readonly InStatement[],
  ): ResultSet[] => {
    const answers: ResultSet[] = [];
    let index: number | undefined;
    try {
      // A lone read is one by itself.
      const alone = mode === 'read' && statements.length === 1;
      if (!alone) run(BEGIN[mode]);
      for (const statement of statements) {
        index = answers.length;
        const { sql, args } = partsOf(statement);
        // A trigger or a conflict may have ended it.
        if (!alone && !connection.inTransaction)
          throw new LibsqlBatchError(
            'The batch was rolled back before.',
            index,
            'TRANSACTION_CLOSED',
          );
        answers.push(run(sql, args));
      }
      index = undefined;
      if (!alone) run('COMMIT');
      return answers;
    } catch (error) {
      if (connection.inTransaction) run('ROLLBACK');
      throw reported(error, index);
    }
  };

  // Before whatever is asked of it next; a store that cannot be opened says so there.
  try {
    run(PAGE_CACHE);
  } catch {}

  return {
    protocol: 'file',
    get closed() {
      return !connection.open;
    },
    execute: async (statement, more) => {
      usable();
      const { sql, args } = partsOf(statement);
      try {
        return run(sql, more ?? args);
      } catch (error) {
        throw reported(error);
      } finally {
        if (connection.inTransaction) run('ROLLBACK');
      }
    },
    batch: async (statements, mode = 'deferred') => {
      usable();
      return transaction(mode, statements);
    },
    migrate: async (statements) => {
      usable();
      run('PRAGMA foreign_keys=off');
      try {
        return transaction('deferred', statements);
      } finally {
        run('PRAGMA foreign_keys=on');
      }
    },
    executeMultiple: async (sql) => {
      usable();
      try {
        connection.exec(sql);
      } catch (error) {
        throw reported(error);
      } finally {
        if (connection.inTransaction) run('ROLLBACK');
      }
    },
    close: () => {
      prepared.clear();
      if (connection.open) connection.close();
    },
  };
};
