import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import { startSqld } from '#db/sqld.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.data', 'test', 'sqld');

const hashOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Folder of a stopped server that holds the migrated, seeded store. Made once per state of `db/`;
 * every test starts from a copy, so none sees another's rows.
 */
export const seededTemplate = async (): Promise<string> => {
  const folder = join(cache, hashOf(join(root, 'db')));
  if (existsSync(folder)) return folder;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  const server = await startSqld({ folder: unfinished });
  const db = openDatabase({ url: server.url });
  try {
    await migrate(db.primary);
    await seedStore(db);
  } finally {
    db.close();
    await server.stop('keep');
  }
  renameSync(unfinished, folder);
  return folder;
};
