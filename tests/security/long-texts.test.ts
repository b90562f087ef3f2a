import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { type TextArgument, textArguments } from '#tests/support/every-argument.ts';

let bff: Bff;
let headers: { cookie: string };
beforeAll(async () => {
  bff = await startBff();
  headers = await actor(bff, 'owner');
});
afterAll(() => bff.stop());

/** What careless patterns go over again and again: runs, and a run that ends in something else. */
const FILLS = ['a', '/', ' ', '<', '.', '0', '='].map(
  (character) => `x${character.repeat(90_000)}y`,
);

const schemas = [
  ['graphql', textArguments(mainSchema())],
  ['content', textArguments(contentSchema())],
] as const;

describe.each(schemas)('a text of 90 kB to /%s', (path, all) => {
  const send = ({ document, variables }: TextArgument, text: string) =>
    path === 'graphql'
      ? bff.gql(document, variables(text), { headers })
      : bff.content(document, variables(text));

  it.each(all.map((each) => [each.name, each] as const))(
    'is refused as %s',
    async (_, argument) => {
      const fill = FILLS[argument.name.length % FILLS.length] ?? '';
      const { status, errors } = await send(argument, fill);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message.length).toBeLessThanOrEqual(301);
    },
  );

  it('is never the cause of a failure of ours', () => {
    expect(bff.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('the longest text an argument takes', () => {
  it.each(textArguments(mainSchema()).map((each) => [each.name, each] as const))(
    'fails nothing as %s',
    async (_, { document, variables, most }) => {
      const { status } = await bff.gql(document, variables('/'.repeat(most)), { headers });
      expect(status).toBeLessThan(500);
    },
  );
});

describe('a list', () => {
  it('of more items than anybody has is refused', async () => {
    const slugs = Array.from({ length: 501 }, () => 'alva-one');
    const document =
      'query Q($slugs: [String!]!) { comparePage(slugs: $slugs, locale: en) { __typename } }';
    const { errors } = await bff.content(document, { slugs });
    expect(errors?.[0]).toMatchObject({
      message: 'slugs has more than 500 items.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
