import fc from 'fast-check';
import {
  execute,
  type GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '#edge/graphql/plan/compile.ts';
import { documentOf } from './documents.ts';
import { type Moods, moodySchema } from './moody-schema.ts';

const RUNS = process.env.TEST_FULL ? 4000 : 600;
/** Far more than they need; a busy machine is no failure. */
const PATIENCE_MS = 300_000;

/** Generated documents leave variables unused now and then, which execution does not mind. */
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedVariablesRule');

const shown = (errors: readonly GraphQLError[] | undefined) =>
  errors?.map(({ path, message, locations }) => JSON.stringify([path, message, locations]));

const both = async (text: string, moods: Moods, variables: Record<string, unknown>) => {
  const document = parse(text);
  expect(validate(moodySchema, document, rules)).toEqual([]);
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error('no operation');
  const expected = await execute({
    schema: moodySchema,
    document,
    contextValue: moods,
    variableValues: variables,
    hideSuggestions: true,
    options: { maxCoercionErrors: 3 },
  });
  const actual = await compile(moodySchema, document, operation)(moods, variables);
  return { expected, actual };
};

const variablesOf = fc.record(
  {
    n: fc.option(fc.integer({ min: -5, max: 5 })),
    must: fc.option(fc.integer({ min: -5, max: 5 })),
    on: fc.boolean(),
    off: fc.option(fc.boolean()),
  },
  { requiredKeys: ['on'] },
);

describe('a plan answers what graphql-js answers', () => {
  it(
    'for any document, with resolvers that answer at once',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer(), fc.integer(), variablesOf, async (doc, seed, variables) => {
          const text = documentOf(moodySchema, doc);
          const { expected, actual } = await both(text, { seed, late: false }, variables);
          expect(actual.data).toBe(
            expected.data === undefined ? undefined : JSON.stringify(expected.data),
          );
          expect(shown(actual.errors)).toEqual(shown(expected.errors));
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE_MS,
  );

  it(
    'for any document, with resolvers that answer later',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer(), fc.integer(), variablesOf, async (doc, seed, variables) => {
          const text = documentOf(moodySchema, doc);
          const { expected, actual } = await both(text, { seed, late: true }, variables);
          expect(actual.data).toBe(
            expected.data === undefined ? undefined : JSON.stringify(expected.data),
          );
          expect(shown(actual.errors)?.sort()).toEqual(shown(expected.errors)?.sort());
        }),
        {
          numRuns: RUNS / 2,
          // Below a place that has just become null, something was still to fail.
          examples: [[679003168, -2109734906, { n: 1, must: null, on: false }]],
        },
      );
    },
    PATIENCE_MS,
  );

  it('runs mutations one after the other, and none after one that failed for good', async () => {
    const ran: string[] = [];
    const field = (name: string) => ({
      type: new GraphQLNonNull(GraphQLInt),
      resolve: async () => {
        ran.push(`${name} begins`);
        await new Promise((done) => setImmediate(done));
        ran.push(`${name} ends`);
        return name === 'bad' ? null : 1;
      },
    });
    const fields = { first: field('first'), bad: field('bad'), last: field('last') };
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields }),
      mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
    });
    const document = parse('mutation { first bad last }');
    const [operation] = document.definitions as [OperationDefinitionNode];
    const { data, errors } = await compile(schema, document, operation)({}, {});
    expect(data).toBe('null');
    expect(errors).toHaveLength(1);
    expect(ran).toEqual(['first begins', 'first ends', 'bad begins', 'bad ends']);
  });
});
