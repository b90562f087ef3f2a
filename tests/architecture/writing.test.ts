import { expect, it } from 'vitest';
import { sources, textOf } from './sources.ts';

it('spreads no object literal: its properties stand in the object itself', () => {
  const spreading = sources().filter((path) => /\.\.\.\{\s*[\w'"[]/.test(textOf(path)));
  expect(spreading).toEqual([]);
});

const TEXT = /'(?:[^'\\\n]|\\.)*'/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Words that say how a value came about, not what it is. */
const NO_NAMES = 'said|told|kept|held|here|lone|asked|known|found';

const TYPE_NAMES = NO_NAMES.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const DECLARED = new RegExp(
  [
    `\\b(?:const|let|function)\\s+(?:${NO_NAMES})\\b`,
    `\\b(?:const|let)\\s+[[{](?:[^=;]*?[\\s[{,])?(?:${NO_NAMES})\\s*[,}\\]=]`,
    `^\\s*(?:readonly\\s+)?(?:${NO_NAMES})\\??: [A-Z{(]`,
    `^\\s*readonly\\s+(?:${NO_NAMES})\\??:`,
    // Parameters, of whatever form, and types.
    `[(,]\\s*(?:${NO_NAMES})\\s*\\??:\\s*[A-Z{(]`,
    `[(,]\\s*(?:${NO_NAMES})\\s*(?:,[^;\\n()]*)?\\)\\s*(?::[^=\\n]*)?=>`,
    `\\(\\{[^;(){}]*?[\\s{,](?:${NO_NAMES})\\s*[,}]`,
    `\\b(?:interface|type|class|enum)\\s+(?:${TYPE_NAMES})\\b`,
  ].join('|'),
  'm',
);

/** Where they still are, file by file; the list only gets shorter. */
const STILL_NAMED_SO: readonly string[] = [
  // A name on the wire.
  'edge/contract/catalog/resolve.ts',
];

const declares = (path: string): boolean =>
  DECLARED.test(textOf(path).replace(COMMENT, '').replace(TEXT, "''"));

it('names nothing said, told, kept, held, here, lone, asked, known or found', () => {
  const naming = sources().filter(
    (path) =>
      !path.includes('/generated/') &&
      path !== 'tests/architecture/writing.test.ts' &&
      !STILL_NAMED_SO.includes(path) &&
      declares(path),
  );
  expect(naming).toEqual([]);
});

it('keeps no exception to this that nothing needs any more', () => {
  expect(STILL_NAMED_SO.filter((path) => !declares(path))).toEqual([]);
});

it.each([
  'const known = 1;',
  'const [found] = rows;',
  'const run = (asked: Seen) => 1;',
  'list.map((found) => found.id);',
  'list.map((each, asked) => 1);',
  'const draw = ({ kept, other }: Props) => 1;',
  'interface Asked {',
  '  readonly told?: string;',
])('sees the name in %s', (text) => {
  expect(DECLARED.test(text)).toBe(true);
});
