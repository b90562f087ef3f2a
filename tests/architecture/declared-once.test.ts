import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from './sources.ts';

const FILES = ['edge', 'web'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));

const filesWith = (pattern: RegExp): string[] =>
  FILES.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

describe('is declared in one place:', () => {
  it.each([
    ['how an id looks', /0-9a-hjkmnp-tv-z/, ['edge/contract/ids.ts']],
    ['making an id', /const newId\b/, ['edge/contract/ids.ts']],
    ['the length of a day and an hour', /\b(?:86_400_000|3_600_000|86400000|3600000)\b/, []],
    ['the length of a minute', /const MINUTE(?:_MS)? =/, ['edge/contract/time.ts']],
    ['time as ISO 8601', /const iso(?:OrNull)? = /, ['edge/contract/time.ts']],
    ['the row of a query', /ReturnType<\s*ReturnType<typeof/, []],
    ['pages of a list', /objectRef<Pagination>/, ['edge/graphql/pagination.ts']],
    [
      'whether a vehicle is lent to somebody now',
      /vehicleShare\.loanStartAt, p\('now'\)/,
      ['edge/domains/garage/access.sql.ts'],
    ],
  ])('%s', (_, pattern, places) => {
    expect(filesWith(pattern)).toEqual(places);
  });
});
