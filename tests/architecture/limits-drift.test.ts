import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitsText } from '#edge/limits-text.ts';
import { filesBelow, root, textOf } from './sources.ts';

it('edge/LIMITS.md says what the code holds to (npm run limits:print)', async () => {
  expect(readFileSync(join(root, 'edge/LIMITS.md'), 'utf8')).toBe(await limitsText());
});

it('every limit of how often is declared, so that it stands there', () => {
  const files = filesBelow('edge').filter((path) => path.endsWith('.ts'));
  const undeclared = files
    // It counts by the limit that its caller hands over.
    .filter((path) => !/^edge\/(platform\/|graphql\/staff-write\.ts$)/.test(path))
    .filter((path) => {
      const text = textOf(path);
      const holds = /\b(?:holdToAttempts|countAttempt)\(|\.hold\(\{/.test(text);
      const most = [
        ...text.matchAll(/(?:\.hold|\bassert\w*AtMost)\(\{[^}]*\bmost: ([\w.]+)/g),
        // A counter that stops, in a statement of its own.
        ...text.matchAll(/\bcount\} < \$\{([\w.]+)\}/g),
        // A count that was read, and the answer that it is too high; how often a code may be used, its row says.
        ...text.matchAll(
          />= ([\w.]+)\)?\s*(?:return|\?)[^;]{0,60}'(?!COUPON_CODE_LIMIT)(?:\w+_LIMIT|[\w.-]+too-many)'/g,
        ),
      ];
      return (
        (holds && !/\bdeclareLimit\(/.test(text)) ||
        most.some(([, value = '']) => !value.endsWith('.most'))
      );
    });
  expect(undeclared).toEqual([]);
  const texts = files.map(textOf);
  const names = texts
    .filter((text) => /\bstaffWrite\(/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/\blimit: (\w+|\{)(?![\w.])/g)].map(([, name = '']) => name),
    );
  expect(names.length, 'what is looked at').toBeGreaterThan(5);
  const declared = texts.join('\n');
  expect(names.filter((name) => !declared.includes(`const ${name} = declareLimit(`))).toEqual([]);
});
