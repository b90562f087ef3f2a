import { type GraphQLResolveInfo, parse } from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from '#edge/graphql/selection.ts';

const infoOf = (source: string): Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'> => {
  const document = parse(source);
  const fragments: Record<string, unknown> = {};
  const fieldNodes: unknown[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments[definition.name.value] = definition;
    if (definition.kind === 'OperationDefinition')
      fieldNodes.push(...definition.selectionSet.selections);
  }
  return { fieldNodes, fragments } as unknown as GraphQLResolveInfo;
};

test('opens fragments and inline fragments, and forgets aliases', () => {
  const info = infoOf(
    '{ p { a ...f ... on P { b } x: c } } fragment f on P { d ...g } fragment g on P { e }',
  );
  expect([...selectedFields(info)].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('joins a field that is asked for twice', () => {
  expect([...selectedFields(infoOf('{ p { a } p { b } }'))]).toEqual(['a', 'b']);
});

test('looks further down a path', () => {
  const info = infoOf('{ p { q { a } ...f } } fragment f on P { q { b } r { c } }');
  expect([...selectedFields(info, 'q')]).toEqual(['a', 'b']);
  expect([...selectedFields(info, 'none')]).toEqual([]);
});

test('remembers per path, not only per field', () => {
  const info = infoOf('{ p { q { a } } }');
  expect([...selectedFields(info)]).toEqual(['q']);
  expect([...selectedFields(info, 'q')]).toEqual(['a']);
  expect([...selectedFields(info)]).toEqual(['q']);
});
