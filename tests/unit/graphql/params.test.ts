import { describe, expect, it } from 'vitest';
import { createGetReader } from '#edge/graphql/params.ts';

const addressOf = (variables: string): string =>
  `https://alva.example/content?${new URLSearchParams({ query: '{ a }', variables })}`;

const pages = Array.from({ length: 1_500 }, (_, page) => addressOf(`{"page":${page}}`));

describe('what an address asks', () => {
  it('is read once for as long as it is among the latest', () => {
    const read = createGetReader();
    const first = read(addressOf('{"locale":"id"}'));
    expect(first.variables).toEqual({ locale: 'id' });
    expect(read(addressOf('{"locale":"id"}'))).toBe(first);
  });

  it('is never that of another address, however many come between', () => {
    const read = createGetReader();
    for (const _ of [1, 2])
      for (const [page, address] of pages.entries())
        expect(read(address).variables).toEqual({ page });
  });

  it('is read each time where the address is long', () => {
    const read = createGetReader();
    const long = addressOf(JSON.stringify({ search: 'x'.repeat(2_048) }));
    expect(read(long)).not.toBe(read(long));
    expect(read(long)).toEqual(read(long));
  });

  it.each([
    ['variables that are not JSON', addressOf('{')],
    ['a name given twice', `${addressOf('{}')}&variables={}`],
  ])('is refused as often as it comes, for %s', (_, address) => {
    const read = createGetReader();
    for (const _ of [1, 2])
      expect(() => read(address)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });
});
