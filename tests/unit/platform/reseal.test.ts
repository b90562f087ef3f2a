import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { jobKinds, sealedColumns } from '#edge/jobs.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { openFile, sealFile } from '#edge/platform/files/sealed.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { createLog } from '#edge/platform/log.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const [onFile] = stores;
const key = (name: string): string => `${name}:${Buffer.alloc(32, name).toString('base64url')}`;
const envOf = (keys: string) =>
  parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: 'file:unused',
    IDENTITY_KEYS: keys,
    IDENTITY_INDEX_KEY: key('index'),
  });
const cipherOf = (keys: string) => createCipher(cipherKeys(envOf(keys)));
const OLD = cipherOf(key('old'));
const NEW = cipherOf(key('new'));
const BOTH = `${key('new')},${key('old')}`;

let store: Store;
let files: Map<string, Uint8Array>;
let logs: string[];
let now: number;
beforeEach(async () => {
  store = await seeded(onFile.open);
  files = new Map();
  logs = [];
  now = Date.UTC(2027, 0, 1);
});
afterEach(() => store.stop());

const run = async (keys: string): Promise<void> => {
  now += 5 * MINUTE_MS;
  const clock = () => now;
  const deps: Deps = {
    env: envOf(keys),
    db: store.db,
    clock,
    ids: createIds(clock),
    fetch,
    log: createLog((line) => void logs.push(line)),
    files: {
      put: async (name, bytes) => void files.set(name, bytes),
      get: async (name) => {
        const bytes = files.get(name);
        return bytes && Uint8Array.from(bytes);
      },
      delete: async (names) => {
        for (const name of names) files.delete(name);
      },
    },
  };
  const kinds = jobKinds.filter(({ kind }) => kind === 'platform.reseal');
  expect(await runDueJobs(deps, kinds)).toEqual({ done: 1, failed: 0 });
};

const execute = (sql: string, args: string[] = []) => store.db.primary.execute({ sql, args });

/** One row of each table, with nothing right in it but what is sealed. */
const fillTables = async (): Promise<void> => {
  const values = new Map<string, Map<string, string>>();
  for (const { table, column, by, placeOf } of sealedColumns) {
    const row = values.get(table) ?? new Map([[by, `by-${table}`]]);
    row.set(column, await OLD.seal(`secret of ${table}.${column}`, placeOf(`by-${table}`)));
    values.set(table, row);
  }
  const statements: string[] = [];
  for (const [table, row] of values) {
    const { rows: columns } = await execute(`PRAGMA table_info(${table})`);
    const named = columns.filter(({ name, notnull }) => row.has(String(name)) || notnull === 1);
    const literal = ({ name, type }: (typeof columns)[number]) =>
      row.has(String(name)) || type === 'TEXT'
        ? `'${row.get(String(name)) ?? `${table}-${name}`}'`
        : '1';
    statements.push(
      `INSERT INTO ${table} (${named.map(({ name }) => name)}) VALUES (${named.map(literal)})`,
    );
  }
  await store.db.primary.executeMultiple(
    `PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ${statements.join(';\n')};
     PRAGMA ignore_check_constraints = OFF;`,
  );
};

const storedValue = async (table: string, column: string, by: string): Promise<string> => {
  const { rows } = await execute(`SELECT ${column} AS value FROM ${table} WHERE ${by} = ?`, [
    `by-${table}`,
  ]);
  return String(rows[0]?.value);
};

const addFile = async (id: string, sealed: Uint8Array): Promise<void> => {
  files.set(`obj_${id}`, sealed);
  await execute(
    `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, is_sealed, created_at, stored_at)
     VALUES (?, 'cus_owner', 'IDENTITY_CARD', 'image/png', 3, 1, 1, 'h', ?, 1, 1, 1)`,
    [id, `obj_${id}`],
  );
};
const sealedBytes = (id: string) => Uint8Array.from(files.get(`obj_${id}`) ?? []);
const PAPER = Uint8Array.from([1, 2, 3]);

describe('sealing anew', () => {
  it('covers every column that is named as sealed', async () => {
    const { rows } = await execute(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master AS m, pragma_table_info(m.name) AS c
       WHERE m.type = 'table' AND c.name LIKE '%\\_sealed' ESCAPE '\\' AND c.name <> 'is_sealed'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(declared).toEqual(
      expect.arrayContaining(rows.map(({ table, column }) => `${table}.${column}`)),
    );
  });

  it('makes the former key needless: the new one alone opens every value and file', async () => {
    await execute('DELETE FROM customer_document');
    await fillTables();
    await addFile('upl_1', await OLD.sealBytes(PAPER, 'upload/upl_1'));
    await run(BOTH);
    for (const { table, column, by, placeOf } of sealedColumns) {
      const value = await storedValue(table, column, by);
      const place = placeOf(`by-${table}`);
      expect(await NEW.open(value, place), `${table}.${column}`).toBe(
        `secret of ${table}.${column}`,
      );
    }
    expect([...(await openFile(NEW, 'upl_1', sealedBytes('upl_1')))]).toEqual([1, 2, 3]);
    expect(logs.join()).not.toContain('former-unused');
    await run(BOTH);
    expect(logs.join()).toContain('identity-keys.former-unused');
  });

  it('does nothing while there is one key, and touches no file twice', async () => {
    await addFile('upl_1', await OLD.sealBytes(PAPER, 'upload/upl_1'));
    const before = files.get('obj_upl_1');
    await run(key('old'));
    expect(files.get('obj_upl_1')).toBe(before);
    expect(logs).toEqual([]);
    await run(BOTH);
    const after = files.get('obj_upl_1');
    expect(after).not.toBe(before);
    await run(BOTH);
    expect(files.get('obj_upl_1')).toBe(after);
  });

  it('says what does not open, and goes on with the rest', async () => {
    await execute('DELETE FROM customer_document');
    await addFile('upl_1', PAPER);
    await addFile('upl_2', await sealFile(OLD, 'upl_2', PAPER));
    await run(BOTH);
    expect(logs.join()).toContain('identity-keys.not-opened');
    expect(logs.join()).toContain('file upl_1');
    expect([...(await openFile(NEW, 'upl_2', sealedBytes('upl_2')))]).toEqual([1, 2, 3]);
    await run(BOTH);
    expect(logs.join()).not.toContain('former-unused');
  });

  it('brings back no file that was deleted meanwhile', async () => {
    await addFile('upl_1', await OLD.sealBytes(PAPER, 'upload/upl_1'));
    const get = files.get.bind(files);
    files.get = (name) => {
      const bytes = get(name);
      files.delete(name);
      void execute("DELETE FROM upload WHERE id = 'upl_1'");
      return bytes;
    };
    await run(BOTH);
    files.get = get;
    expect(files.size).toBe(0);
  });
});

describe('a payout', () => {
  it('stays as it was written, but for the key that seals its account number', async () => {
    await fillTables();
    await expect(execute('UPDATE payout SET net_idr = net_idr + 1')).rejects.toThrow(
      'ledger_immutable',
    );
    await expect(
      execute("UPDATE payout SET account_number_sealed = 'x', bank = 'BCA'"),
    ).rejects.toThrow('ledger_immutable');
    await execute("UPDATE payout SET account_number_sealed = 'x'");
  });
});
