import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlBatchError,
} from '@libsql/client';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreClient } from '#db/client.ts';
import { MOST_STATEMENTS, openFileClient } from '#db/file.ts';

let folder: string;
let store: StoreClient;
/** Another process that has the same file open. */
let other: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-file-'));
  const url = `file:${join(folder, 'a store.db').replace(' ', '%20')}`;
  store = openFileClient(url);
  await store.executeMultiple(`PRAGMA journal_mode = WAL;
    CREATE TABLE part (id INTEGER PRIMARY KEY, name TEXT UNIQUE CHECK (name <> ''), more BLOB);
    CREATE TABLE fitted (part_id INTEGER REFERENCES part (id));`);
  other = createClient({ url });
});
afterEach(() => {
  vi.restoreAllMocks();
  store.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (id: number, name: string): InStatement => ({
  sql: 'INSERT INTO part (id, name) VALUES (?, ?)',
  args: [id, name],
});
const names = async (): Promise<unknown[]> =>
  (await store.execute('SELECT name FROM part ORDER BY id')).rows.map(({ name }) => name);

/** How often this text was prepared since. */
const preparing = (): ((sql: string) => number) => {
  const prepare = vi.spyOn(Libsql.prototype, 'prepare');
  return (sql) => prepare.mock.calls.filter(([text]) => text === sql).length;
};

describe('statements of a store in a file', () => {
  it('are prepared once, whatever they are run with', async () => {
    const times = preparing();
    for (let id = 1; id <= 3; id++) await store.batch([insert(id, `n${id}`)], 'write');
    expect(await names()).toEqual(['n1', 'n2', 'n3']);
    await names();
    expect(times('INSERT INTO part (id, name) VALUES (?, ?)')).toBe(1);
    expect(times('SELECT name FROM part ORDER BY id')).toBe(1);
    expect(times('BEGIN IMMEDIATE')).toBe(1);
    expect(times('COMMIT')).toBe(1);
  });

  it('make room for others when they were not used for long', async () => {
    const times = preparing();
    await store.execute('SELECT 0');
    for (let i = 1; i <= MOST_STATEMENTS; i++) {
      if (i === MOST_STATEMENTS) await store.execute('SELECT 1');
      await store.execute(`SELECT ${i}`);
    }
    await store.execute('SELECT 1');
    expect(times('SELECT 1')).toBe(1);
    await store.execute('SELECT 0');
    expect(times('SELECT 0')).toBe(2);
  });

  it('answer with a column that another process has added since', async () => {
    await store.execute(insert(1, 'chain'));
    const all = async () => (await store.execute('SELECT * FROM part')).rows[0];
    expect(await all()).toEqual({ id: 1, name: 'chain', more: null });
    await other.execute("ALTER TABLE part ADD COLUMN place TEXT DEFAULT 'shelf'");
    expect(await all()).toEqual({ id: 1, name: 'chain', more: null, place: 'shelf' });
    await other.execute('ALTER TABLE part RENAME COLUMN place TO spot');
    expect(await all()).toEqual({ id: 1, name: 'chain', more: null, spot: 'shelf' });
    expect(await names()).toEqual(['chain']);
    await other.execute('ALTER TABLE part RENAME COLUMN name TO title');
    await expect(names()).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  });

  it('run a migration that rebuilds a table they read, and read the new one', async () => {
    await store.execute(insert(1, 'chain'));
    expect(await names()).toEqual(['chain']);
    await store.migrate([
      'CREATE TABLE new_part (id INTEGER PRIMARY KEY, name TEXT)',
      'INSERT INTO new_part SELECT id, upper(name) FROM part',
      'DROP TABLE part',
      'ALTER TABLE new_part RENAME TO part',
    ]);
    expect(await names()).toEqual(['CHAIN']);
  });

  it('run again after one failed', async () => {
    await store.batch([insert(1, 'chain')], 'write');
    for (const wrong of [insert(1, 'belt'), insert(2, ''), insert(2, 'chain')])
      await expect(store.batch([wrong], 'write')).rejects.toThrow(LibsqlBatchError);
    await store.batch([insert(2, 'belt')], 'write');
    const broken = { sql: 'SELECT json_extract(name, ?) AS a FROM part ORDER BY id', args: ['$'] };
    await expect(store.execute(broken)).rejects.toThrow('malformed JSON');
    await store.execute('UPDATE part SET name = json_quote(name || id)');
    expect((await store.execute(broken)).rows).toEqual([{ a: 'chain1' }, { a: 'belt2' }]);
  });

  it('hold no lock once they have answered', async () => {
    await store.execute(insert(1, 'chain'));
    await names();
    const { rows } = await other.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(rows).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
    await other.execute("UPDATE part SET name = 'belt'");
    expect(await names()).toEqual(['belt']);
  });
});

const STATEMENTS: { readonly sql: string; readonly args: InArgs }[] = [
  { sql: "SELECT 1 AS a, 2.5 AS b, NULL AS c, x'0102' AS d, 9007199254740991 AS e", args: [] },
  { sql: 'SELECT 1 AS a, 2 AS a, 3', args: [] },
  { sql: 'SELECT * FROM part', args: [] },
  { sql: 'SELECT * FROM part WHERE false', args: [] },
  { sql: 'SELECT id AS "id of it", more FROM part WHERE false', args: [] },
  { sql: 'SELECT ? AS a, ? AS b, ? AS c', args: [true, 12n, new Date(5)] },
  { sql: 'SELECT typeof(?) AS a, hex(?) AS b', args: [1, new Uint8Array([1, 255])] },
  { sql: 'SELECT :a AS a, $b AS b, @c AS c', args: { a: 1, $b: 'x', '@c': null } },
  {
    sql: "INSERT INTO part (id, name) VALUES (7, 'belt'), (8, 'chain') ON CONFLICT DO NOTHING",
    args: [],
  },
  {
    sql: "INSERT INTO part (id, name) VALUES (9, 'lamp') ON CONFLICT DO UPDATE SET name = 'lamp' RETURNING id, name",
    args: [],
  },
  { sql: "UPDATE part SET more = x'00ff'", args: [] },
  { sql: 'DELETE FROM part', args: [] },
  { sql: 'PRAGMA user_version', args: [] },
];

describe('a store in a file', () => {
  it.each(STATEMENTS)('answers $sql as @libsql/client does, twice', async (statement) => {
    await store.execute(insert(1, 'seat'));
    for (const _ of [1, 2]) {
      // Each on a store of its own would be the same; taken back, so that both begin alike.
      const taken = await other.transaction('write');
      const expected = await taken.execute(statement);
      await taken.rollback();
      const answer = await store.execute(statement);
      await store.execute('DELETE FROM part WHERE id <> 1');
      await store.execute("INSERT OR REPLACE INTO part (id, name) VALUES (1, 'seat')");
      expect(answer.columns).toEqual(expected.columns);
      expect(answer.columnTypes).toEqual(expected.columnTypes);
      expect(answer.rowsAffected).toBe(expected.rowsAffected);
      expect(answer.rows).toEqual(expected.rows);
      expect(answer.rows.map((row) => Array.from(row))).toEqual(
        expected.rows.map((row) => Array.from(row)),
      );
    }
  });

  it('reports what went wrong as @libsql/client does, with the number of the statement', async () => {
    const batch = [insert(1, 'chain'), insert(1, 'belt')];
    const errorOf = (client: Pick<Client, 'batch'> | StoreClient): Promise<unknown> =>
      client.batch(batch, 'write').catch((error: unknown) => error);
    const error = await errorOf(store);
    const { code, extendedCode, rawCode, statementIndex } = (await errorOf(
      other,
    )) as LibsqlBatchError;
    expect(error).toBeInstanceOf(LibsqlBatchError);
    expect(error).toMatchObject({ code, extendedCode, rawCode, statementIndex });
    expect(statementIndex).toBe(1);
    expect(await names()).toEqual([]);
  });

  it('refuses what no number can be, and what is no value', async () => {
    await expect(store.execute('SELECT 9007199254740993 AS a')).rejects.toThrow(RangeError);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as null])
      await expect(store.execute({ sql: 'SELECT ? AS a', args: [value] })).rejects.toThrow();
  });

  it('goes on with nothing of a batch that a conflict rolled back halfway', async () => {
    await store.execute(insert(1, 'chain'));
    const rolledBack = store.batch(
      [
        insert(2, 'belt'),
        "INSERT OR ROLLBACK INTO part (id, name) VALUES (1, 'lamp')",
        insert(3, 'seat'),
      ],
      'write',
    );
    await expect(rolledBack).rejects.toMatchObject({ statementIndex: 1 });
    await store.execute(insert(4, 'mirror'));
    expect(await names()).toEqual(['chain', 'mirror']);
  });

  it('leaves no transaction open that a text of several statements began', async () => {
    await store.executeMultiple("BEGIN; INSERT INTO part (id, name) VALUES (1, 'chain')");
    await store.execute('BEGIN');
    await store.batch([insert(2, 'belt')], 'write');
    expect(await names()).toEqual(['belt']);
  });

  it('has references checked again after a migration that failed', async () => {
    const migration = store.migrate(['INSERT INTO fitted VALUES (5)', 'SELECT wrong']);
    await expect(migration).rejects.toMatchObject({ statementIndex: 1 });
    expect((await store.execute('SELECT count(*) AS n FROM fitted')).rows).toEqual([{ n: 0 }]);
    await expect(store.execute('INSERT INTO fitted VALUES (5)')).rejects.toMatchObject({
      extendedCode: 'SQLITE_CONSTRAINT_FOREIGNKEY',
    });
  });

  it('says so when it is closed', async () => {
    store.close();
    expect(store.closed).toBe(true);
    await expect(store.execute('SELECT 1')).rejects.toMatchObject({ code: 'CLIENT_CLOSED' });
    store.close();
  });
});
