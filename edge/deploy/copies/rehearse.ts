import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { type CopiesTo, onFreePort, type Sqld, startSqld } from '#db/sqld.ts';
import { DeployFault } from '#edge/deploy/fault.ts';
import type { Bucket } from './bucket.ts';
import { type Checked, checkStore, type Ledger } from './check.ts';
import { restoreDump } from './dump.ts';
import { newestGeneration, prefixOf } from './generations.ts';
import { startLocalBucket } from './local-bucket.ts';
import { layStore, refuseUsedFolder } from './store-file.ts';

/** The ledger of the store that was copied, as it was at a moment. */
type Original = (until: number) => Promise<Ledger>;

export interface Rehearsed extends Checked {
  readonly from: 'live copies' | 'dated copy';
  /** What was restored: a moment, a key, or the newest. */
  readonly at: string;
  /** From an empty disk to a store that answers. */
  readonly tookMs: number;
  readonly bytes: number;
}

const withFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-restored-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** With several stores a server goes by the first part of the host's name: this one is asked as 127.0.0.1. */
const FORK = '127';

/** UTC without its zone, as the server takes it. */
const secondOf = (at: number): string => new Date(at).toISOString().slice(0, 19);

const fork = async (adminPort: number, at: number | undefined): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${adminPort}/v1/namespaces/default/fork/${FORK}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(at === undefined ? {} : { timestamp: secondOf(at) }),
  });
  if (!answer.ok)
    throw new DeployFault(`The server refused: ${answer.status} ${await answer.text()}`);
};

/**
 * The store from its live copies, as it was at a moment or at the last, on a server and a disk of its own. The
 * copies are copied first: that server writes to them, and must not reach the real ones.
 */
const withLive = async <T>(
  bucket: Bucket,
  to: CopiesTo,
  at: number | undefined,
  use: (server: Sqld, disk: string, bytes: number) => Promise<T>,
): Promise<T> => {
  const objects = await bucket.list(prefixOf(to));
  if (newestGeneration(objects, to) === undefined)
    throw new DeployFault(`There are no copies of ${to.database} in ${to.bucket}.`);
  return withFolder(async (folder) => {
    const own = join(folder, 'bucket', to.bucket);
    mkdirSync(own, { recursive: true });
    for (const { key } of objects)
      writeFileSync(join(own, encodeURIComponent(key)), await bucket.get(key));
    const local = await startLocalBucket(join(folder, 'bucket'));
    const disk = join(folder, 'disk');
    try {
      return await onFreePort(async (adminPort) => {
        const copiesTo = { ...to, endpoint: local.endpoint };
        const server = await startSqld({ folder: disk, adminPort, copiesTo });
        try {
          await fork(adminPort, at);
          return await use(
            server,
            disk,
            objects.reduce((all, { bytes }) => all + bytes, 0),
          );
        } finally {
          await server.stop('keep');
        }
      });
    } finally {
      await local.stop();
    }
  });
};

/** Restores the store from its live copies, as it was at a moment or at the last, and looks at it. */
export const rehearseLive = (
  bucket: Bucket,
  to: CopiesTo,
  at: number | undefined,
  original?: Original,
): Promise<Rehearsed> => {
  const from = performance.now();
  return withLive(bucket, to, at, async (server, _, bytes) => ({
    from: 'live copies',
    at: at === undefined ? 'the newest' : `${secondOf(at)}Z`,
    tookMs: Math.round(performance.now() - from),
    bytes,
    ...(await checkStore(server.url, original)),
  }));
};

/** Restores the newest dated copy, and looks at it. */
export const rehearseDump = (bucket: Bucket, original?: Original): Promise<Rehearsed> =>
  withFolder(async (folder) => {
    const from = performance.now();
    const disk = join(folder, 'disk');
    const { key, bytes } = await restoreDump(bucket, disk);
    const server = await startSqld({ folder: disk });
    try {
      const tookMs = Math.round(performance.now() - from);
      return {
        from: 'dated copy',
        at: key,
        tookMs,
        bytes,
        ...(await checkStore(server.url, original)),
      };
    } finally {
      await server.stop('keep');
    }
  });

/** Everything in the file itself, nothing beside it. */
const closeFile = async (file: string): Promise<void> => {
  if (!existsSync(file)) throw new DeployFault(`The server left no store at ${file}.`);
  const store = openDatabase({ url: `file:${file}` });
  await store.primary.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  await store.primary.execute('PRAGMA journal_mode = DELETE');
  store.close();
};

/** Brings the store as it was at a moment into an empty folder, for a server to start on. */
export const restoreLive = async (
  bucket: Bucket,
  to: CopiesTo,
  at: number,
  folder: string,
): Promise<Checked> => {
  refuseUsedFolder(folder);
  return withLive(bucket, to, at, async (server, disk) => {
    const checked = await checkStore(server.url);
    await server.stop('keep');
    const file = join(disk, 'dbs', FORK, 'data');
    await closeFile(file);
    layStore(file, folder);
    return checked;
  });
};
