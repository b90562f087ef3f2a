import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../db/migrations');

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

/** A copy of the project's migrations, up to the one of this name (without its number). */
export const migrationsUpTo = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-migrations-'));
  cpSync(PROJECT, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
  if (last < 0) throw new Error(`No migration is called ${name}.`);
  journal.entries.length = last + 1;
  writeFileSync(file, JSON.stringify(journal));
  return folder;
};

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
