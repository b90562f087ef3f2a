import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './sources.ts';

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

  it('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? '');
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

/** Files of ours that a page links to, as paths from the root. */
const linksOf = (path: string): string[] =>
  [...textOf(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    join(dirname(path), to),
  );

describe('tests/security/README.md', () => {
  it('names only proofs that exist', () => {
    const folder = 'tests/security';
    const rows = textOf(`${folder}/README.md`)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const proofs = rows.slice(1).flatMap((row) => {
      const proved = row.split('|').at(-2) ?? '';
      return [...proved.matchAll(/`([^`]+)`/g)].map(([, name = '']) => join(folder, name));
    });
    expect(proofs.length).toBeGreaterThan(40);
    const exists = (proof: string): boolean =>
      tracked.some(
        (path) =>
          /^(\/|(\.test|\.spec)?\.ts$)/.test(path.slice(proof.length)) && path.startsWith(proof),
      );
    expect(proofs.filter((proof) => !exists(proof))).toEqual([]);
  });
});

describe('edge/domains/account/README.md', () => {
  const rows = [
    ...textOf('edge/domains/account/README.md').matchAll(/^\| (\d+\.\d+.*?) +\| (.*?) +\|$/gm),
  ].map(([, requirement = '', state = '']) => ({ requirement, state }));
  const VERDICT =
    /^(met\b|met by (configuration|construction): |documented at |in part: |not: |not applicable: )/;

  it('has a verdict for every requirement', () => {
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter(({ state }) => !VERDICT.test(state))).toEqual([]);
  });

  it('names for what is met a test by file and title, or the file that has it', () => {
    const problems = rows.flatMap(({ requirement, state }) => {
      const files = [...state.matchAll(/`((?:db|edge|web|tests)\/[^`]+\.[a-z]+)`/g)].map(
        ([, file = '']) => file,
      );
      const titles = [...state.matchAll(/`(tests\/[^`]+)` "([^"]+)"/g)];
      const isProved = titles.length > 0 || /^(met by|documented at) /.test(state);
      return [
        ...(/^(met|documented)\b/.test(state) && !(isProved && files.length > 0)
          ? ['no proof']
          : []),
        ...files.filter((file) => !tracked.includes(file)),
        ...titles.flatMap(([, file = '', title = '']) =>
          tracked.includes(file) && !textOf(file).includes(title) ? [`${file}: ${title}`] : [],
        ),
      ].map((problem) => `${requirement}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const PATH = /(?<![\w./<>{}@$-])(?:[\w[\].-]+\/)+[\w.-]+\.(?:tsx?|mjs|md|graphql)\b/g;

/** Paths in a page's prose, or in the comments of a file. */
const pathsIn = (path: string): string[] => {
  const text = textOf(path);
  const prose = path.endsWith('.md')
    ? text.replace(/\]\([^)]*\)/g, ']')
    : (text.match(COMMENT) ?? []).join('\n');
  return [...prose.matchAll(PATH)].map(([name]) => name);
};

const TREES = ['db', 'edge', 'web', 'tests'];
const decisions = tracked.filter((path) => /decision[^/]*\.md$|\/decisions\//.test(path));

describe('documents', () => {
  it.each(tracked.filter((path) => path.endsWith('.md') && !path.startsWith('web/studio/')))(
    '%s links only files that exist',
    (path) => {
      expect(linksOf(path).filter((to) => !tracked.includes(to))).toEqual([]);
    },
  );

  it('keep the root README under 150 lines, and have one for each tree', () => {
    expect(readme.split('\n').length).toBeLessThan(150);
    expect(linksOf('README.md')).toEqual(
      expect.arrayContaining(TREES.map((tree) => `${tree}/README.md`)),
    );
  });

  it.each(TREES)('link every decision of %s from its README', (tree) => {
    const linked = linksOf(`${tree}/README.md`);
    const own = decisions.filter((path) => path.startsWith(`${tree}/`));
    expect(own.filter((path) => !linked.includes(path))).toEqual([]);
  });

  it.each(decisions)('%s lies in decisions/ and says its status and date', (path) => {
    expect(path).toMatch(/\/decisions\/[a-z0-9-]+\.md$/);
    expect(textOf(path)).toMatch(
      /^# .+\n\n\*\*Status\.\*\* (?:Accepted|Reversed|Replaced by \[.+\]\(.+\)), \d{4}-\d\d-\d\d[.;]/,
    );
  });

  it('name only files that exist, and so do comments', () => {
    const exists = (path: string): boolean =>
      tracked.some((each) => each === path || each.endsWith(`/${path}`));
    const gone = tracked
      .filter((path) => /\.(?:md|tsx?|mjs)$/.test(path) && !path.startsWith('web/studio/'))
      .flatMap((path) => pathsIn(path).map((name) => ({ path, name })))
      .filter(({ name }) => !exists(name));
    expect(gone.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('refer to nothing outside the repository', () => {
    const foreign = tracked.filter(
      (path) =>
        /\.(?:md|ts|tsx|mjs)$/.test(path) &&
        /\b(?:design|specification)(?: and)? ?\(?§|\.\.\/shared\//i.test(textOf(path)),
    );
    expect(foreign.filter((path) => !path.endsWith('readme.test.ts'))).toEqual([]);
  });
});
