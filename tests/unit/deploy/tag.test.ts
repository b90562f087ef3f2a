import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tagOf } from '#edge/deploy/tag.ts';

let folder: string;
const git = (...args: string[]): void => {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@alva.example'];
  execFileSync('git', [...person, ...args], { cwd: folder, stdio: 'ignore' });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alva-tag-'));
  writeFileSync(join(folder, 'worker.ts'), 'one');
  git('init');
  git('add', '.');
  git('commit', '-m', 'One');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a version is named by its commit', () => {
  expect(tagOf(false, folder)).toMatch(/^[0-9a-f]{12}$/);
});

it('a tree with changes that are in no commit is not deployed, unless somebody says so', () => {
  writeFileSync(join(folder, 'worker.ts'), 'two');
  expect(() => tagOf(false, folder)).toThrow('in no commit');
  expect(tagOf(true, folder)).toMatch(/^[0-9a-f]{12}-changed$/);
});

it('a file that git does not know yet is a change, too', () => {
  writeFileSync(join(folder, 'secret.ts'), '');
  expect(() => tagOf(false, folder)).toThrow('in no commit');
});
