import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const operations = ['main', 'content'].flatMap((name) => {
  const schema = buildSchema(textOf(`edge/contract/${name}.graphql`));
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
});

const TITLE = /\bdescribe(?:\.\w+\([^)]*\))?\(\s*(['"`])(.*?)\1/g;

/** Names at the head of a title: `bookService, serviceSlots and cancelServiceBooking work`. */
const headOf = (title: string): string[] =>
  (/^\w+(?:(?:, | and |, and )\w+)*/.exec(title)?.[0] ?? '').split(/, and |, | and /);

/** Operations, and the test files of tests/api in which a title begins with them. */
const tested = filesBelow('tests/api')
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => ({
    path,
    names: new Set([...textOf(path).matchAll(TITLE)].flatMap(([, , title = '']) => headOf(title))),
  }));

it.each([...new Set(operations)])(
  'titles of exactly one file in tests/api begin with %s',
  (operation) => {
    const files = tested.filter(({ names }) => names.has(operation)).map(({ path }) => path);
    expect(files).toHaveLength(1);
  },
);

it('titles that begin with several operations name only such as exist', () => {
  const unknown = tested.flatMap(({ path, names }) =>
    [...names]
      .filter((name) => /^[a-z]+[A-Z]\w+$/.test(name) && !operations.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
