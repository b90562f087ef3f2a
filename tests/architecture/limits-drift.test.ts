import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limitsText } from '#edge/limits-text.ts';
import { filesBelow, root, textOf } from './sources.ts';

it('edge/LIMITS.md says what the code holds to (npm run limits:print)', async () => {
  expect(readFileSync(join(root, 'edge/LIMITS.md'), 'utf8')).toBe(await limitsText());
});

it('every limit of how often is declared, so that it stands there', () => {
  const undeclared = filesBelow('edge')
    .filter((path) => path.endsWith('.ts') && !path.startsWith('edge/platform/'))
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
});
