import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './sources.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

const TREES = '(?:db|edge|web|tests)';
/** Made by the build; in no working copy before it. */
const MADE = /^web\/\.next(\/|$)/;

/** A file, a folder, or what several files begin with. */
const exists = (path: string): boolean =>
  tracked.some((each) => each === path || each.startsWith(`${path.replace(/\/$/, '')}`));

/**
 * The paths that a document names. In a list each is named by its whole path or, after one of the same
 * folder, by its file alone.
 */
const pathsIn = (text: string): string[] => {
  let folder = '';
  return [...text.matchAll(/`([\w./[\]-]+)`/g)].flatMap(([, name = '']) => {
    if (new RegExp(`^${TREES}/`).test(name)) {
      folder = dirname(name);
      return [name];
    }
    return /^[\w-]+\.(spec|test)\.ts$/.test(name) ? [`${folder}/${name}`] : [];
  });
};

describe('a path', () => {
  const documents = tracked.filter((path) => path.endsWith('.md'));

  it.each(documents)('that %s names is there', (document) => {
    const paths = pathsIn(textOf(document));
    expect(paths.filter((path) => !MADE.test(path) && !exists(path))).toEqual([]);
  });

  it('that a comment names is there', () => {
    const lost = tracked
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
      .flatMap((path) => {
        const comments = textOf(path).match(/(\/\/|^\s*\/?\*).*$/gm) ?? [];
        return comments
          .flatMap((comment) => [
            ...comment.matchAll(
              new RegExp(
                `(?<![\\w/#.-])${TREES}/[\\w./[\\]-]+\\.(?:tsx?|mjs|md|css|graphql)\\b`,
                'g',
              ),
            ),
          ])
          .flatMap(([name]) => (exists(name) ? [] : [`${path}: ${name}`]));
      });
    expect(lost).toEqual([]);
  });
});
