import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#edge/contract/error-codes.ts';
import { ERROR_SOURCES } from '#edge/contract/error-sources.ts';
import { ORDER_ERROR_CODES } from '#edge/contract/orders/faults.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const schema = textOf('edge/contract/main.graphql');

describe('the table of error codes', () => {
  it('has every code of the specification', () => {
    expect(Object.keys(ERROR_SOURCES)).toEqual([...ERROR_CODES]);
  });

  it.each(ERROR_CODES)(
    '%s: an operation answers with it (tests/api has it do so), or the table says why none can',
    (code) => {
      const source = ERROR_SOURCES[code];
      if ('never' in source) return expect(source.never.length).toBeGreaterThan(20);
      expect(schema).toMatch(new RegExp(`^  ${source.operation}[(:]`, 'm'));
    },
  );

  it('knows an operation for every code that orders answer with', () => {
    for (const code of ORDER_ERROR_CODES) expect(ERROR_SOURCES[code]).toHaveProperty('operation');
  });
});
