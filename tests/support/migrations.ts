import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder as drizzle-kit leaves it, with one migration; gone with the test that asked for it. */
export const migrationFolder = (sql: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'meta'));
  const entry = { idx: 0, version: '6', when: 1, tag: '0000_one', breakpoints: true };
  const journal = { version: '7', dialect: 'sqlite', entries: [entry] };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, '0000_one.sql'), sql);
  return folder;
};
