import { readFileSync } from 'node:fs';
import { GraphQLSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { schemaText } from '#edge/graphql/schema-text.ts';

describe.each([
  ['main', mainSchema()],
  ['content', contentSchema()],
])('the schema %s', (name, schema) => {
  it(`is edge/contract/${name}.graphql (npm run schema:print)`, () => {
    expect(readFileSync(`edge/contract/${name}.graphql`, 'utf8')).toBe(schemaText(schema));
  });

  it('is valid, which a running BFF takes for granted', () => {
    const unchecked = new GraphQLSchema({ ...schema.toConfig(), assumeValid: false });
    expect(validateSchema(unchecked)).toEqual([]);
  });
});
