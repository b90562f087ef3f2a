import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const PRODUCT = ['edge', 'web', 'db'];
const ALL = [...PRODUCT, 'tests'];
const ITSELF = 'tests/architecture/declared-once.test.ts';

const filesWith = (pattern: RegExp, trees: readonly string[]): string[] =>
  trees
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && path !== ITSELF)
    .filter((path) => pattern.test(textOf(path)));

describe('is declared in one place:', () => {
  it.each<[string, RegExp, string[], string[]?]>([
    ['how an id looks', /0-9a-hjkmnp-tv-z/, ['edge/contract/ids.ts']],
    ['making an id', /const newId\b/, ['edge/contract/ids.ts']],
    [
      'the length of a day and an hour',
      /(?<!')\b(?:86_?400(?:_?000)?|3_?600_?000|60 \* 60_?000|60 \* 60 \* 1_?000)\b|24 \* 60 \* 60\b/,
      [],
      ALL,
    ],
    [
      'the length of a minute',
      /const (?:MINUTE|HOUR|DAY)(?:_MS)? = (?!new Intl)/,
      ['edge/contract/time.ts'],
      ALL,
    ],
    [
      'how many pages a list has',
      /Math\.ceil\(\w*\.?total/i,
      ['edge/graphql/pagination.ts'],
      ['edge'],
    ],
    ['a value given when a statement runs', /sql\.placeholder\b/, ['db/query.ts'], ALL],
    ['time as ISO 8601', /const iso(?:OrNull)? = /, ['edge/contract/time.ts']],
    ['the row of a query', /ReturnType<\s*ReturnType<typeof/, []],
    ['pages of a list', /objectRef<Pagination>/, ['edge/graphql/pagination.ts']],
    [
      'whether a vehicle is lent to somebody now',
      /vehicleShare\.loanStartAt, p\('now'\)/,
      ['edge/domains/garage/access.sql.ts'],
    ],
  ])('%s', (_, pattern, places, trees = PRODUCT) => {
    expect(filesWith(pattern, trees)).toEqual(places);
  });
});
