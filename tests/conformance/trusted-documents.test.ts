import {
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { createApp } from '#edge/app.ts';
import { createAuth } from '#edge/auth/auth.ts';
import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { parseEnv } from '#edge/env.ts';
import type { Context } from '#edge/graphql/context.ts';
import { createContext } from '#edge/graphql/create-context.ts';
import { compile } from '#edge/graphql/plan/compile.ts';
import { contentSchema, mainSchema } from '#edge/graphql/schema.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createIds } from '#edge/platform/ids.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';

const NOW = Date.now();
const clock = (): number => NOW;

let sqld: Sqld;
let db: Database;
let known: Readonly<Record<string, readonly unknown[]>>;

beforeAll(async () => {
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  db = openDatabase({ url: sqld.url });
  const one = async (sql: string): Promise<unknown> =>
    Object.values((await db.primary.execute(sql)).rows[0] ?? {})[0];
  known = {
    key: [await one('SELECT id FROM station LIMIT 1'), 'nowhere', 'AB60-45-2023-0009411'],
    batteryNumber: ['AB60-45-2023-0009411'],
    vin: [await one("SELECT vin FROM vehicle WHERE owner_id = 'cus_owner'"), 'NOVIN'],
    slug: ['alva-cervo', 'no-such-model'],
    pageName: ['home', 'product/alva-cervo', 'no-such-page'],
    lat: [-6.2],
    lon: [106.82],
    cursor: [null],
    area: [DEFAULT_AREA, 'nowhere', { centre: { lat: -6.2, lon: 106.82 }, radius: 5_000 }],
  };
});
afterAll(async () => {
  db.close();
  await sqld.stop();
});

/** A few values of an input type: known ones by name, else whatever the type allows. */
const samples = (name: string, type: GraphQLInputType): readonly unknown[] => {
  const bare = getNullableType(type);
  const optional = isNonNullType(type) ? [] : [undefined];
  if (known[name]) return known[name];
  if (isListType(bare)) return [...optional, samples(name, bare.ofType).slice(0, 2)];
  if (isEnumType(bare)) return [...optional, ...bare.getValues().map((value) => value.name)];
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    const object = (all: boolean) =>
      Object.fromEntries(
        fields
          .filter((field) => all || isNonNullType(field.type))
          .map((field) => [field.name, samples(field.name, field.type).at(-1)]),
      );
    return [...optional, object(false), object(true)];
  }
  const scalars: Record<string, unknown> = { Boolean: true, Int: 3, Float: 1.5, Rupiah: 5000 };
  if (bare.name === 'DateTime') return [...optional, new Date(NOW).toISOString()];
  return [...optional, scalars[bare.name] ?? 'a'];
};

/** Each variable takes each of its samples, the others their first. */
const variableSets = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): Record<string, unknown>[] => {
  const all = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const name = variable.name.value;
    return [name, samples(name, typeFromAST(schema, type as never) as GraphQLInputType)] as const;
  });
  const first = Object.fromEntries(all.map(([name, values]) => [name, values[0]]));
  return [
    first,
    ...all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value }))),
  ];
};

const depsOn = (): Deps => {
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: sqld.url,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  return {
    env,
    db,
    clock,
    ids: createIds(clock),
    fetch,
    log: createLog(() => {}),
    files: noStorage,
  };
};

/** Headers of a request of that demo person, after a real sign-in. */
const headersOf = async (who: 'owner' | 'staff'): Promise<Headers> => {
  const limiter = { allows: async () => true };
  const response = await createApp(depsOn(), {
    addressOf: () => 'a',
    limiter,
    loginLimiter: limiter,
  }).request('/api/login', {
    method: 'POST',
    headers: { authorization: `Bearer ${idTokenOf(`${who}@alva.demo`)}` },
  });
  return new Headers({ cookie: cookieOf(response) });
};

const contextFor = (headers: Headers | undefined): Promise<Context> => {
  const deps = depsOn();
  const state = {
    requestId: 'r',
    address: 'a',
    startedAt: 0,
    headers: {},
    trips: 0,
    statements: 0,
    sqlMs: 0,
  };
  return createContext(deps, createAuth(deps), state, headers);
};

const endpoints = [
  { schema: mainSchema, documents: mainDocuments },
  { schema: contentSchema, documents: contentDocuments },
];
const operations = endpoints.flatMap(({ schema, documents }) =>
  Object.values(documents).flatMap((text: string) => {
    const document = parse(text);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    // Run twice, a mutation would find its own traces; generated documents cover mutations.
    if (operation.operation === OperationTypeNode.MUTATION) return [];
    return [{ name: operation.name?.value ?? '', schema, document, operation }];
  }),
);

/** Only sales staff get an answer; everybody else's is the same refusal. */
const STAFFS = new Set(['ReportedListings', 'RoadsideAssistanceCalls', 'RoadsideSubscriptionList']);

describe.each(operations)('$name', ({ schema, document, operation }) => {
  const answered = STAFFS.has(operation.name?.value ?? '') ? 'staff' : 'owner';
  it.each(['guest', 'owner', 'staff'] as const)(
    'is answered to the %s as graphql-js would',
    async (who) => {
      const headers = who === 'guest' ? undefined : await headersOf(who);
      const plan = compile(schema, document, operation);
      const faults: unknown[] = [];
      for (const variables of variableSets(schema, operation)) {
        const expected = await execute({
          schema,
          document,
          variableValues: variables,
          contextValue: await contextFor(headers),
          hideSuggestions: true,
        });
        const actual = await plan(await contextFor(headers), variables);
        const label = JSON.stringify(variables);
        expect(actual.data, label).toBe(
          expected.data === undefined ? undefined : JSON.stringify(expected.data),
        );
        expect(JSON.stringify(actual.errors), label).toBe(JSON.stringify(expected.errors));
        faults.push(actual.errors?.map(String));
      }
      // Equal answers prove little where all of them are refusals.
      if (who === answered) expect(faults).toContain(undefined);
    },
  );
});
