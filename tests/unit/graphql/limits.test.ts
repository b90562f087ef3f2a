import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { GRAPHQL_LIMITS } from '#edge/contract/limits.ts';
import { holdToLimits } from '#edge/graphql/limits.ts';

const schema = buildSchema(`
  type Query { node: Node! nodes: [Node!]! grid: [[Node!]!]! }
  type Node { id: ID! node: Node! nodes: [Node!]! }
`);
const measure = (text: string) => holdToLimits(schema, parse(text));

describe('the size of a document', () => {
  it('counts levels through fragments', () => {
    expect(measure('{ node { ...A } } fragment A on Node { node { id } }').depth).toBe(3);
    expect(measure('{ node { ... on Node { ... { id } } } }').depth).toBe(2);
  });

  it('counts a list for several, a list of lists for several times as many', () => {
    const factor = GRAPHQL_LIMITS.listFactor;
    expect(measure('{ node { id } }').cost).toBe(2);
    expect(measure('{ nodes { id } }').cost).toBe(2 * factor);
    expect(measure('{ grid { id } }').cost).toBe(2 * factor * factor);
    expect(measure('{ nodes { nodes { id } } }').cost).toBe((1 + 2 * factor) * factor);
  });

  it('counts a fragment each time it is used, without walking through it again', () => {
    // Walked anew for each use, 2^60 uses would not end.
    const levels = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Node { ...F${i + 1} ...F${i + 1} }`,
    );
    const bomb = `{ node { ...F0 } } ${levels.join(' ')} fragment F60 on Node { id }`;
    expect(() => measure(bomb)).toThrow('too high a cost');
  });

  it.each([
    [
      'circles',
      '{ node { ...A } } fragment A on Node { node { ...B } } fragment B on Node { ...A }',
    ],
    ['a circle that no operation enters', '{ node { id } } fragment A on Node { ...A }'],
  ])('refuses %s', (_, text) => {
    expect(() => measure(text)).toThrow('circular');
  });

  it('refuses many lists in lists', () => {
    const nested = `{ ${'nodes { '.repeat(7)}id${' }'.repeat(7)} }`;
    expect(() => measure(nested)).toThrow('too high a cost');
  });
});
