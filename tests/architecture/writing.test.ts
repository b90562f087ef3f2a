import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from './sources.ts';

it('spreads no object literal: its properties stand in the object itself', () => {
  const spreading = sources().filter((path) =>
    /\.\.\.\{\s*[\w'"[]/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(spreading).toEqual([]);
});

/** Words that say how a value came about, not what it is. */
const NO_NAMES = 'said|told|kept|held|here|lone|asked|known|found';

const DECLARED = new RegExp(
  [
    `\\b(?:const|let|function)\\s+(?:${NO_NAMES})\\b`,
    `\\b(?:const|let)\\s+[[{][^=;]*?[\\s[{,](?:${NO_NAMES})\\s*[,}\\]=]`,
    `^\\s*(?:readonly\\s+)?(?:${NO_NAMES})\\??: [A-Z{(]`,
    `^\\s*readonly\\s+(?:${NO_NAMES})\\??:`,
  ].join('|'),
  'm',
);

/** Where they still are; the list only gets shorter. */
const STILL_NAMED_SO = [
  /^tests\/unit\/orders\//,
  /^edge\/domains\/orders\//,
  // A name on the wire.
  /^edge\/contract\/catalog\/resolve\.ts$/,
];

it('names no value said, told, kept, held, here, lone, asked, known or found', () => {
  const naming = sources().filter(
    (path) =>
      /^(?:db|edge|web|tests)\//.test(path) &&
      !path.includes('/generated/') &&
      !STILL_NAMED_SO.some((each) => each.test(path)) &&
      DECLARED.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming).toEqual([]);
});

it('keeps no exception to this that nothing needs any more', () => {
  const needless = STILL_NAMED_SO.filter(
    (each) =>
      !sources().some(
        (path) => each.test(path) && DECLARED.test(readFileSync(join(root, path), 'utf8')),
      ),
  );
  expect(needless).toEqual([]);
});
