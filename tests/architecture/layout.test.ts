import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, SLUGS } from './sources.ts';

const ROOT_ENTRIES = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.ts',
  'drizzle.config.ts',
  'wrangler.toml',
  'wrangler.pages.toml',
  'README.md',
  'LICENSE',
  'web',
  'edge',
  'db',
  'tests',
]);

const names = (folder: string): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];

describe('layout', () => {
  it('keeps the root to the agreed entries and dotfiles', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
    const entries = new Set(
      tracked
        .split('\n')
        .filter(Boolean)
        .map((path) => path.split('/')[0] ?? ''),
    );
    expect([...entries].filter((name) => !name.startsWith('.') && !ROOT_ENTRIES.has(name))).toEqual(
      [],
    );
  });

  it.each(['edge/domains', 'web/domains', 'tests/api', 'db/content'])(
    'has only domain slugs in %s',
    (folder) => {
      expect(names(folder).filter((name) => !name.includes('.') && !SLUGS.includes(name))).toEqual(
        [],
      );
    },
  );

  it('names schema files after a domain, or after the platform they serve', () => {
    const strangers = names('db/schema').filter((file) => {
      const name = file.replace(/\.ts$/, '');
      return (
        name !== 'platform' && !SLUGS.some((slug) => name === slug || name.startsWith(`${slug}-`))
      );
    });
    expect(strangers).toEqual([]);
  });
});
