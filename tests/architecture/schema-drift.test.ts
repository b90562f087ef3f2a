import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSchema, mainSchema } from '#edge/graphql/schema.ts';
import { schemaText } from '#edge/graphql/schema-text.ts';

test.each([
  ['main', mainSchema],
  ['content', contentSchema],
])('edge/contract/%s.graphql is the schema (npm run schema:print)', (name, schema) => {
  expect(readFileSync(`edge/contract/${name}.graphql`, 'utf8')).toBe(schemaText(schema));
});
