import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../db/migrations');

/** A copy of the project's migrations with one more at the end. */
export const migrationsPlus = (name: string, sql: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-migrations-'));
  cpSync(PROJECT, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: name });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${name}.sql`), sql);
  return folder;
};
