import {
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
import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { checkDocument } from '#edge/graphql/check-document.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let cookies: Readonly<Record<'guest' | 'owner' | 'affiliate' | 'staff' | 'admin', string>>;
let existing: Readonly<Record<string, readonly unknown[]>>;

beforeAll(async () => {
  bff = await startBff();
  const signedIn = async (who: 'owner' | 'affiliate' | 'staff' | 'admin') =>
    (await actor(bff, who)).cookie;
  cookies = {
    guest: '',
    owner: await signedIn('owner'),
    affiliate: await signedIn('affiliate'),
    staff: await signedIn('staff'),
    admin: await signedIn('admin'),
  };
  const one = async (sql: string): Promise<unknown> =>
    Object.values((await bff.db.primary.execute(sql)).rows[0] ?? {})[0];
  const { data } = await bff.content<{ syncEnds: readonly { cursor: string }[] }>(
    '{ syncEnds { cursor } }',
  );
  existing = {
    end: data?.syncEnds.map(({ cursor }) => cursor) ?? [],
    key: [await one('SELECT id FROM station LIMIT 1'), 'nowhere', 'AB60-45-2023-0009411'],
    batteryNumber: ['AB60-45-2023-0009411'],
    vin: ['NOVIN', await one("SELECT vin FROM vehicle WHERE owner_id = 'cus_owner'")],
    slug: ['alva-cervo', 'no-such-model'],
    choice: [
      {
        color: 'indie-red',
        accent: 'black',
        battery: 'dual',
        area: '31',
        dealer: 'aec-scbd',
        delivery: 'PICKUP_AT_DEALER',
      },
    ],
    pageName: ['home', 'product/alva-cervo', 'no-such-page'],
    lat: [-6.2],
    lon: [106.82],
    cursor: [null],
    area: [DEFAULT_AREA, 'nowhere', { centre: { lat: -6.2, lon: 106.82 }, radius: 5_000 }],
  };
});
afterAll(() => bff.stop());

/** A few values of an input type: known ones by name, else whatever the type allows. */
const samples = (name: string, type: GraphQLInputType): readonly unknown[] => {
  const bare = getNullableType(type);
  const optional = isNonNullType(type) ? [] : [undefined];
  if (existing[name]) return existing[name];
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
  if (bare.name === 'DateTime') return [...optional, new Date().toISOString()];
  return [...optional, scalars[bare.name] ?? 'a'];
};

/** Each variable takes each of its samples, the others their first; every set once. */
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
    ...all.flatMap(([name, values]) =>
      values.slice(1).map((value) => ({ ...first, [name]: value })),
    ),
  ];
};

const endpoints: readonly {
  readonly schema: GraphQLSchema;
  readonly documents: Readonly<Record<string, string>>;
  readonly path: 'gql' | 'content';
}[] = [
  { schema: mainSchema(), documents: mainDocuments, path: 'gql' },
  { schema: contentSchema(), documents: contentDocuments, path: 'content' },
];
const operations = endpoints.flatMap(({ schema, documents, path }) =>
  Object.values(documents).flatMap((text) => {
    const [operation] = parse(text).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    // What mutations do is each one's own test (tests/api).
    if (operation.operation === OperationTypeNode.MUTATION) return [];
    return [{ name: operation.name?.value ?? '', schema, text, operation, path }];
  }),
);

describe('the trusted documents, which a running BFF does not check again', () => {
  it.each(
    endpoints.flatMap(({ schema, documents }) =>
      Object.values(documents).map((text) => [text.slice(0, 60), text, schema] as const),
    ),
  )('%s … is valid and within the limits', (_, text, schema) => {
    expect(() => checkDocument(text, { schema, open: false })).not.toThrow();
  });
});

/** Fields that production refuses to everybody, and why that is right. */
const NOT_OFFERED: Readonly<Record<string, string>> = {};

describe('every field of both schemas', () => {
  const sent = new Set(
    endpoints.flatMap(({ documents }) =>
      Object.values<string>(documents).flatMap((text) =>
        parse(text).definitions.flatMap((each) =>
          each.kind === Kind.OPERATION_DEFINITION
            ? each.selectionSet.selections.map((field) =>
                field.kind === Kind.FIELD ? field.name.value : '',
              )
            : [],
        ),
      ),
    ),
  );
  const fields = endpoints.flatMap(({ schema }) =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    ),
  );

  it('can be asked for in production, or says why not', () => {
    expect(fields.length).toBeGreaterThan(120);
    expect(fields.filter((name) => !sent.has(name) && !(name in NOT_OFFERED))).toEqual([]);
    const needless = Object.keys(NOT_OFFERED);
    expect(needless.filter((name) => sent.has(name) || !fields.includes(name))).toEqual([]);
  });
});

/** Only sales staff get an answer; everybody else's is the same refusal. */
const STAFFS = new Set([
  'AffiliateDesk',
  'CommissionDesk',
  'CouponDesk',
  'CustomerAccount',
  'CustomerCheckIsPS',
  'DeskFigures',
  'DeskQueue',
  'DeskQueues',
  'GoodsStock',
  'GoodsCountPreview',
  'HoursDesk',
  'HoursPreview',
  'OrderDesk',
  'OrderDeskOrder',
  'PapersInReview',
  'PayoutDesk',
  'PriceDesk',
  'ReportedListings',
  'RoadsideAssistanceCalls',
  'RoadsideSubscriptionList',
  'TestRideCentre',
  'ServiceDesk',
  'TestRideDesk',
]);

/** Of the desk alone. */
const DESKS = new Set([
  'CustomerMerge',
  'OrderDeskChange',
  'SiteStatus',
  'SettingDesk',
  'StaffAudit',
  'StaffRoles',
  'StockUnits',
  'StuckMessages',
]);

/** Of whoever recommends the shop. */
const AFFILIATES = new Set(['DataOrp', 'OrpChart', 'OrpFinance']);

const entitledTo = (name: string) => {
  if (AFFILIATES.has(name)) return 'affiliate';
  if (DESKS.has(name)) return 'admin';
  return STAFFS.has(name) ? 'staff' : 'owner';
};

/** The worker keeps connections for so many requests; each more opens its own, in ten times the time. */
const AT_ONCE = 8;

describe.each(operations)('$name', ({ name, schema, text, operation, path }) => {
  const entitled = entitledTo(name);
  it.each(['guest', 'owner', 'affiliate', 'staff', 'admin'] as const)(
    'answers or refuses the %s, and never fails',
    async (who) => {
      const sets = variableSets(schema, operation);
      const answers: Awaited<ReturnType<Bff['gql']>>[] = [];
      while (answers.length < sets.length)
        answers.push(
          ...(await Promise.all(
            sets
              .slice(answers.length, answers.length + AT_ONCE)
              .map((variables) =>
                bff[path](text, variables, { headers: { cookie: cookies[who] } }),
              ),
          )),
        );
      for (const { errors } of answers)
        for (const { extensions } of errors ?? [])
          expect(extensions?.code, bff.logs.slice(-5).join('\n')).not.toBe('INTERNAL_SERVER_ERROR');
      // Of refusals alone nobody would learn anything.
      if (who === entitled) expect(answers.map(({ errors }) => errors)).toContain(undefined);
    },
  );
});
