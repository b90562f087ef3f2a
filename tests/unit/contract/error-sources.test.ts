import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#edge/contract/error-codes.ts';
import { ERROR_SOURCES } from '#edge/contract/error-sources.ts';
import { ORDER_ERROR_CODES } from '#edge/contract/orders/faults.ts';
import { filesBelow } from '#tests/architecture/sources.ts';

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

  it('says that none can of no code that the BFF names: whoever writes one gives it its operation', () => {
    const sources = filesBelow('edge')
      .filter((path) => path.endsWith('.ts') && !/\/error-(codes|sources)\.ts$/.test(path))
      .map((path) => ({ path, text: textOf(path) }));
    const wrong = ERROR_CODES.filter((code) => 'never' in ERROR_SOURCES[code]).flatMap((code) =>
      // The browser's own word is a word of many other things, too.
      code === 'UNKNOWN'
        ? []
        : sources
            .filter(({ text }) => new RegExp(`\\b${code}\\b`).test(text))
            .map(({ path }) => `${code}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('knows an operation for every code that orders answer with', () => {
    for (const code of ORDER_ERROR_CODES) expect(ERROR_SOURCES[code]).toHaveProperty('operation');
  });
});
