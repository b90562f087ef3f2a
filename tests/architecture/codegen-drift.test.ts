import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate } from '#edge/graphql/codegen.ts';

test('generated documents match web/**/*.graphql and the schemas (npm run codegen)', async () => {
  for (const [path, text] of await generate()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
