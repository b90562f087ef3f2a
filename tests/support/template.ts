import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import { startSqld } from '#db/sqld.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.data', 'test', 'stores');
/** What schema and seeds are made of. */
const SOURCES = ['db', 'edge/contract'].map((folder) => join(root, folder));

const hashOf = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      hash.update(path).update(readFileSync(path));
    }
  return hash.digest('hex').slice(0, 16);
};

let current: string | undefined;

/** Folder of the templates of the sources as they are; those of earlier ones are gone. */
const folderOfTemplates = (): string => {
  if (current !== undefined) return current;
  const name = hashOf(SOURCES);
  mkdirSync(join(cache, name), { recursive: true });
  for (const other of readdirSync(cache))
    if (other !== name) rmSync(join(cache, other), { recursive: true, force: true });
  current = join(cache, name);
  return current;
};

/**
 * Folder of a stopped store that tests start from, each with a copy, so that none sees another's rows.
 * Made once per state of its sources, by whichever process comes first.
 */
export const templateOf = async (
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(folderOfTemplates(), name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
};

/** A libSQL server's folder with the migrated, seeded store. */
export const seededTemplate = (): Promise<string> =>
  templateOf('everything', async (folder) => {
    const server = await startSqld({ folder });
    const db = openDatabase({ url: server.url });
    try {
      await migrate(db.primary);
      await seedStore(db);
    } finally {
      db.close();
      await server.stop('keep');
    }
  });
