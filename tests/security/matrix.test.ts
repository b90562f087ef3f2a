import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_OPERATIONS } from '#edge/contract/staff/operations.ts';
import { ACTORS, type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import type { MatrixRow } from './matrix/row.ts';

const folder = join(import.meta.dirname, 'matrix');
const rows: MatrixRow[] = [];
for (const file of readdirSync(folder).sort())
  if (file !== 'row.ts') rows.push(...(await import(join(folder, file))).rows);

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../edge/contract/main.graphql'), 'utf8'),
);
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

let bff: Bff;
const headers = new Map<ActorName, Record<string, string>>();
beforeAll(async () => {
  bff = await startBff();
  for (const name of ACTORS) headers.set(name, await actor(bff, name));
});
afterAll(() => bff.stop());

describe('operation × actor', () => {
  it('has a row for every operation of the schema, and none for others', () => {
    const covered = new Set(rows.map((row) => row.operation));
    expect(operations.filter((operation) => !covered.has(operation))).toEqual([]);
    expect([...covered].filter((operation) => !operations.includes(operation))).toEqual([]);
  });

  it('has every operation that is for staff in the list that says who may', () => {
    const ofStaff = rows
      .filter(
        ({ verdicts: { owner, owner2, admin } }) =>
          [owner, owner2].every((each) => each === 'FORBIDDEN') && admin === 'ok',
      )
      .map(({ operation }) => operation);
    expect([...new Set(ofStaff)].sort()).toEqual(Object.keys(STAFF_OPERATIONS).sort());
  });

  it.each(rows)('$operation', async ({ document, variables = {}, file, verdicts }) => {
    const seen: Partial<Record<ActorName, string>> = {};
    for (const name of ACTORS) {
      const init = { headers: headers.get(name) ?? {} };
      const { errors } = await (file
        ? bff.upload(document, variables, file, init)
        : bff.gql(document, variables, init));
      seen[name] = errors === undefined ? 'ok' : String(errors[0]?.extensions?.code);
    }
    expect(seen).toEqual(verdicts);
  });
});
