import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreClient } from '#db/client.ts';
import { openDatabase } from '#db/open.ts';
import { DeployFault } from '#edge/deploy/fault.ts';

/** Where a server has its store below its folder. */
export const DATA = join('dbs', 'default');

/**
 * 32 MB for each connection. A transaction that does not fit is written to the log before its end and changed there
 * afterwards; the server copies what it was before, and never again (edge/deploy/decisions/copies.md).
 */
const CACHE_PAGES = 8_192;

/** Notes in the file itself how much of it each connection may have in memory: the server has no setting for it. */
export const enlargeCache = async (client: StoreClient): Promise<void> => {
  await client.execute(`PRAGMA default_cache_size = ${CACHE_PAGES}`);
};

/** @throws DeployFault where something is there already: it would be mixed with what is restored */
export const refuseUsedFolder = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new DeployFault(`${folder} is not empty. Restore onto an empty folder.`);
};

/** Lays a file of SQLite into an empty folder as a server wants to find it. */
export const layStore = (file: string, folder: string): void => {
  refuseUsedFolder(folder);
  mkdirSync(join(folder, DATA), { recursive: true });
  copyFileSync(file, join(folder, DATA, 'data'));
};

/** Lays a store without anything in it into an empty folder, whose transactions can be copied. */
export const layEmptyStore = async (folder: string): Promise<void> => {
  const temporary = mkdtempSync(join(tmpdir(), 'alva-new-'));
  try {
    const file = join(temporary, 'store.db');
    const store = openDatabase({ url: `file:${file}` });
    await enlargeCache(store.primary);
    store.close();
    layStore(file, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
