import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openDatabase } from '#db/open.ts';
import { DeployFault } from '#edge/deploy/fault.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import { type Checked, checkStore } from './check.ts';
import { DATA, enlargeCache, refuseUsedFolder } from './store-file.ts';

const FOLDER = 'stores/';
export interface Dumped extends Checked {
  readonly key: string;
  readonly bytes: number;
  readonly tookMs: number;
  /** Epoch ms: everything written before is in it. */
  readonly stateAt: number;
}

/** The server writes the text of a virtual table between quotes as it is, and then nobody can load what it wrote. */
const VIRTUAL =
  /^(INSERT INTO sqlite_schema\(type,name,tbl_name,rootpage,sql\) VALUES\('table','\w+','\w+',0,')(CREATE VIRTUAL TABLE .*)('\);)$/gm;

const loadable = (sql: string): string =>
  sql.replaceAll(
    VIRTUAL,
    (_, before: string, text: string, after: string) => before + text.replaceAll("'", "''") + after,
  );

/** `stores/2026-11-26T13-00-00Z.db.gz`: names sort by time. */
const keyAt = (at: number): string =>
  `${FOLDER}${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db.gz`;

const newestDump = async (bucket: Pick<Bucket, 'list'>): Promise<StoredObject | undefined> =>
  (await bucket.list(FOLDER)).toSorted((a, b) => a.key.localeCompare(b.key)).at(-1);

interface Source {
  readonly url: string;
  readonly authToken?: string | undefined;
}

const sqlOf = async ({ url, authToken }: Source): Promise<string> => {
  const answer = await fetch(`${url}/dump`, {
    headers: authToken === undefined ? {} : { authorization: `Bearer ${authToken}` },
  });
  if (!answer.ok) throw new DeployFault(`${url}/dump: ${answer.status} ${await answer.text()}`);
  const sql = await answer.text();
  if (!/COMMIT;\s*$/.test(sql.slice(-100)))
    throw new DeployFault(`${url}/dump ended before its end.`);
  return loadable(sql);
};

/**
 * Copies the whole store into one file of SQLite, looks at it, and keeps it under its date. Nothing is deleted
 * there: the bucket does that after its days, so that the key of whoever writes cannot.
 * @throws DeployFault where what came is not whole
 */
export const dumpStore = async (
  source: Source,
  bucket: Bucket,
  now: () => number,
): Promise<Dumped> => {
  const stateAt = now();
  const folder = mkdtempSync(join(tmpdir(), 'alva-copy-'));
  try {
    const file = join(folder, 'store.db');
    const store = openDatabase({ url: `file:${file}` });
    await enlargeCache(store.primary);
    await store.primary.execute('PRAGMA synchronous = OFF');
    await store.primary.executeMultiple(await sqlOf(source));
    store.close();
    const checked = await checkStore(`file:${file}`);
    const packed = gzipSync(readFileSync(file));
    const key = keyAt(stateAt);
    if (checked.faults.length === 0) await bucket.put(key, packed);
    return { key, bytes: packed.length, tookMs: now() - stateAt, stateAt, ...checked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Brings a dated copy into an empty folder, for a server to start on.
 * @param key the newest when absent
 */
export const restoreDump = async (
  bucket: Bucket,
  folder: string,
  key?: string,
): Promise<StoredObject> => {
  refuseUsedFolder(folder);
  const object =
    key === undefined
      ? await newestDump(bucket)
      : (await bucket.list(FOLDER)).find((each) => each.key === key);
  if (object === undefined) throw new DeployFault(`There is no dated copy ${key ?? ''}.`);
  mkdirSync(join(folder, DATA), { recursive: true });
  writeFileSync(join(folder, DATA, 'data'), gunzipSync(await bucket.get(object.key)));
  return object;
};
