import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'scripts',
  Record<string, string>
>;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

describe('README', () => {
  it('says of every package why it is there', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const mentioned = (name: string): boolean =>
      name.startsWith('@types/') ||
      readme.includes(`\`${name}\``) ||
      readme.includes(`\`${name.split('/')[0]}/*\``);
    expect(names.filter((name) => !mentioned(name))).toEqual([]);
  });

  it('links every decision', () => {
    const decisions = tracked.filter((path) => /\/decisions\/[^/]+\.md$/.test(path));
    expect(decisions.filter((path) => !readme.includes(`](${path})`))).toEqual([]);
  });

  it('links only files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !tracked.includes(path))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names only folders that exist', () => {
    const folders = [...readme.matchAll(/`((?:edge|web|db|tests)\/[a-z0-9/-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(
      folders.filter((folder) => !tracked.some((path) => path.startsWith(`${folder}/`))),
    ).toEqual([]);
  });
});
