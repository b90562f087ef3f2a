import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectFiles, refuseLoss, refuseOtherAddress } from '#edge/deploy/release-files.ts';
import { writeSite } from '#tests/deploy/site.ts';

const ORIGIN = 'https://www.alva.example';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alva-release-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const collect = (build: string) => {
  const built = join(root, build);
  writeSite(built, { build, origin: ORIGIN });
  return collectFiles(built, join(root, 'archive'), join(root, 'upload'));
};
const scripts = () => readdirSync(join(root, 'upload/_next/static/chunks')).sort();
const page = (build: string) => readFileSync(join(root, build, '__p', build, 'en.html'), 'utf8');

describe('the files of a release', () => {
  it('have the scripts of the releases before it, and after three no more', () => {
    for (const build of ['a', 'b', 'c', 'd']) collect(build).keep();
    collect('e');
    expect(scripts()).toEqual(['b.js', 'c.js', 'd.js', 'e.js']);
  });

  it('remember nothing of a build that did not come to serve', () => {
    collect('a').keep();
    collect('broken');
    collect('b');
    expect(scripts()).toEqual(['a.js', 'b.js']);
  });

  it('have the pages of their own build alone', () => {
    collect('a').keep();
    collect('b').keep();
    expect(existsSync(join(root, 'upload/__p/b/en.html'))).toBe(true);
    expect(existsSync(join(root, 'upload/__p/a'))).toBe(false);
  });

  it('are refused without a script that the page which serves needs', () => {
    collect('a').keep();
    const { folder } = collect('b');
    expect(() => refuseLoss(page('a'), folder)).not.toThrow();
    rmSync(join(root, 'archive'), { recursive: true });
    expect(() => refuseLoss(page('a'), collect('b').folder)).toThrow(/1 files .*--contract/);
    expect(() => refuseLoss('', collect('b').folder)).not.toThrow();
  });

  it('are refused where nothing is built, or for another address', () => {
    expect(() => collectFiles(join(root, 'none'), root, join(root, 'upload'))).toThrow(/no site/);
    collect('a');
    expect(() => refuseOtherAddress(page('a'), ORIGIN)).not.toThrow();
    expect(() => refuseOtherAddress(page('a'), 'https://sg.alva.example')).toThrow(/SITE_ORIGIN/);
  });
});
