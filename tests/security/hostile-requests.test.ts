import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';

interface Refused {
  readonly status: number;
  readonly code: string;
}

interface ErrorBody {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}

/** Words that would tell an attacker what stands behind. */
const INSIDE = /node_modules|edge\/|\.ts:|at \w+ \(|sqlite|libsql|select |did you mean/i;

let production: Bff;
let open: Bff;

beforeAll(async () => {
  production = await startBff({ ALVA_ENV: 'production', OPEN_DOCUMENTS: 'off' });
  open = await startBff();
});
afterAll(async () => {
  await production.stop();
  await open.stop();
});

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    origin: ORIGIN,
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const expectRefusal = async (response: Response, { status, code }: Refused): Promise<void> => {
  const text = await response.text();
  expect(text).not.toMatch(INSIDE);
  const { data, errors = [] } = JSON.parse(text) as ErrorBody;
  expect(data).toBeUndefined();
  expect(errors.length).toBeLessThanOrEqual(3);
  expect({ status: response.status, code: errors[0]?.extensions.code }).toEqual({ status, code });
  expect(errors[0]?.extensions.requestId).toBe(response.headers.get('x-request-id'));
};

const repeat = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');

const TOO_LARGE = { status: 400, code: 'OPERATION_TOO_LARGE' };
const INVALID = { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' };
const UNPARSED = { status: 400, code: 'GRAPHQL_PARSE_FAILED' };
const BAD = { status: 400, code: 'BAD_REQUEST' };

const documents: readonly (readonly [string, string, Refused])[] = [
  ['deep', `{ ${'a { '.repeat(9)}b${' }'.repeat(9)} }`, TOO_LARGE],
  [
    'deep by inline fragments and fields',
    `{ ${'a { ... { '.repeat(9)}b${' } }'.repeat(9)} }`,
    TOO_LARGE,
  ],
  ['wide', `{ ${repeat(1100, () => '__typename')} }`, UNPARSED],
  ['aliased', `{ ${repeat(16, (i) => `a${i}: __typename`)} }`, TOO_LARGE],
  [
    'aliased through fragments',
    `{ ...A ...B } fragment A on Query { ${repeat(9, (i) => `a${i}: __typename`)} } fragment B on Query { ${repeat(9, (i) => `b${i}: __typename`)} }`,
    TOO_LARGE,
  ],
  [
    'circular fragments',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    INVALID,
  ],
  ['a fragment of itself, unused', '{ __typename } fragment A on Query { ...A }', INVALID],
  ['a directive flood', `{ __typename ${repeat(11, () => '@include(if: true)')} }`, TOO_LARGE],
  [
    'directives on the operation',
    `query Q ${repeat(11, (i) => `@x${i}`)} { __typename }`,
    TOO_LARGE,
  ],
  // GHSA-hmfr-rx46-4jx2: a depth limiter skipped whatever was *named* __schema.
  [
    'deep under a query named __schema',
    `query __schema { ${'a { '.repeat(9)}b${' }'.repeat(9)} }`,
    TOO_LARGE,
  ],
  [
    'deep under an alias named __schema',
    `{ __schema: a { ${'a { '.repeat(9)}b${' }'.repeat(9)} } }`,
    TOO_LARGE,
  ],
  [
    'introspection without an end',
    `{ __schema { types { ${'fields { type { '.repeat(12)}name${' } }'.repeat(12)} } } }`,
    TOO_LARGE,
  ],
  ['two mutations in one', 'mutation { a: __typename b: __typename }', TOO_LARGE],
  [
    'a second mutation in a fragment',
    'mutation { __typename ...M } fragment M on Mutation { again: __typename }',
    TOO_LARGE,
  ],
  ['a subscription', 'subscription { __typename }', INVALID],
  ['a name that is nearly right', '{ versio }', INVALID],
  ['a prototype as a field', '{ __proto__ constructor }', INVALID],
  ['a schema definition', 'type Query { a: Int }', INVALID],
  ['an unterminated string', '{ __typename(a: "', UNPARSED],
  ['nothing', ' # nothing', UNPARSED],
];

describe('in the production configuration', () => {
  it.each(documents)('refuses a document that is %s, unread', async (_, query) => {
    const refusal = { status: 403, code: 'DOCUMENT_NOT_TRUSTED' };
    await expectRefusal(await production.fetch('/graphql', post({ query })), refusal);
    await expectRefusal(await production.fetch('/content', post({ query })), refusal);
  });

  it.each([
    '{ __schema { types { name } } }',
    'query __schema { __type(name: "Query") { name } }',
    '{ ...Q } fragment Q on Query { __schema { types { name } } }',
  ])('does not describe itself: %s', async (query) => {
    await expectRefusal(await production.fetch('/graphql', post({ query })), {
      status: 403,
      code: 'DOCUMENT_NOT_TRUSTED',
    });
  });

  const hash = 'a'.repeat(64);
  it.each<[string, unknown, Refused]>([
    [
      'an unknown hash',
      { documentId: `sha256:${hash}` },
      { status: 404, code: 'PERSISTED_QUERY_NOT_FOUND' },
    ],
    [
      'an unknown hash in Apollo’s form',
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { status: 404, code: 'PERSISTED_QUERY_NOT_FOUND' },
    ],
    ['a hash of another text', { documentId: `sha256:${hash}`, query: '{ __typename }' }, BAD],
    [
      'two different hashes',
      {
        documentId: `sha256:${hash}`,
        extensions: { persistedQuery: { sha256Hash: 'b'.repeat(64) } },
      },
      BAD,
    ],
    ['a hash that is a name of Object', { documentId: 'sha256:__proto__' }, BAD],
    ['a documentId of another kind', { documentId: 'x-file:/etc/passwd' }, BAD],
  ])('refuses %s', async (_, body, refusal) => {
    await expectRefusal(await production.fetch('/graphql', post(body)), refusal);
  });
});

describe('where documents are open', () => {
  it.each(documents)('refuses a document that is %s', async (_, query, refusal) => {
    await expectRefusal(await open.fetch('/graphql', post({ query })), refusal);
  });

  it('answers the refused ones 200 only where the protocol asks for it', async () => {
    const plain = post({ query: '{ versio }' }, { accept: 'application/json' });
    await expectRefusal(await open.fetch('/graphql', plain), { ...INVALID, status: 200 });
  });
});

describe('bodies', () => {
  it.each<[string, RequestInit, Refused]>([
    [
      'a huge body',
      post({ query: `{ __typename } # ${'x'.repeat(100_001)}` }),
      { status: 413, code: 'PAYLOAD_TOO_LARGE' },
    ],
    ['an array batch', post([{ query: '{ __typename }' }, { query: '{ __typename }' }]), BAD],
    ['a bare string', post('"{ __typename }"'), BAD],
    ['null', post('null'), BAD],
    ['JSON that ends early', post('{"query":"{ __typename }"'), BAD],
    ['a number that is none', post('{"query":"{ __typename }","variables":{"n":NaN}}'), BAD],
    ['repeated keys', post('{"query":"{ __typename }","query":"{ __typename }"}'), BAD],
    ['repeated keys, one escaped', post('{"query":"{ __typename }","\\u0071uery":"{ a }"}'), BAD],
    ['repeated variables', post('{"query":"{ __typename }","variables":{"a":1,"a":2}}'), BAD],
    [
      '__proto__ as a variable',
      post('{"query":"{ __typename }","variables":{"__proto__":{"x":1}}}'),
      BAD,
    ],
    [
      'constructor as a variable',
      post('{"query":"{ __typename }","variables":{"constructor":{"x":1}}}'),
      BAD,
    ],
    ['variables as a list', post({ query: '{ __typename }', variables: [] }), BAD],
    [
      'bytes that are not UTF-8',
      {
        ...post(''),
        body: Buffer.from('{"query":"{ __typename }","variables":{"a":"\u00ff"}}', 'latin1'),
      },
      BAD,
    ],
  ])('refuses %s', async (_, init, refusal) => {
    await expectRefusal(await open.fetch('/graphql', init), refusal);
  });

  it('refuses a multipart body that names no preflight: a form of another site can send one', async () => {
    const init = post(
      { query: '{ __typename }' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    await expectRefusal(await open.fetch('/graphql', init), {
      status: 403,
      code: 'CROSS_SITE_REQUEST',
    });
    await expectRefusal(await open.fetch('/content', init), {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/jsonp',
    'application/json, text/plain',
  ])('refuses the media type %s', async (type) => {
    const init = post({ query: '{ __typename }' }, { 'content-type': type });
    await expectRefusal(await open.fetch('/graphql', init), {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  it('refuses to answer in a media type it does not speak', async () => {
    const init = post({ query: '{ __typename }' }, { accept: 'text/html' });
    await expectRefusal(await open.fetch('/graphql', init), {
      status: 406,
      code: 'NOT_ACCEPTABLE',
    });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('refuses %s on /graphql', async (method) => {
    const response = await open.fetch('/graphql?query={__typename}', { method });
    expect(response.headers.get('allow')).toBe('POST');
    await expectRefusal(response, { status: 405, code: 'METHOD_NOT_ALLOWED' });
  });

  it('refuses repeated parameters of an address', async () => {
    const response = await open.fetch('/content?query={__typename}&query={__typename}');
    await expectRefusal(response, BAD);
  });
});

describe('values of variables', () => {
  const nearby = `query Near($params: ChargingStationNearbyParams!) {
    chargingStationNearby(params: $params) { stationId }
  }`;
  const sync =
    'query S($cursor: String, $scope: SyncScope!) { sync(cursor: $cursor, scope: $scope) { cursor } }';
  const wrong = { status: 400, code: 'BAD_USER_INPUT' };

  it.each<[string, string, string]>([
    ['an infinite number', nearby, '{"params":{"lat":1e999,"lon":106.8}}'],
    ['a text for a number', nearby, '{"params":{"lat":"-6.2","lon":"106.8"}}'],
    ['a list for a number', nearby, '{"params":{"lat":[-6.2],"lon":[106.8]}}'],
    ['a field nobody asked for', nearby, '{"params":{"lat":-6.2,"lon":106.8,"isAdmin":true}}'],
    ['null for what must be', sync, '{"cursor":null,"scope":null}'],
    ['a value no enumeration has', sync, '{"scope":"__proto__"}'],
    ['an object for a text', sync, '{"cursor":{"$gt":""},"scope":"pages"}'],
    ['nothing for what must be', sync, '{}'],
  ])('refuses %s', async (_, query, variables) => {
    const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`;
    await expectRefusal(await open.fetch('/graphql', post(body)), wrong);
  });

  it('does not take a variable from the prototype of variables', async () => {
    const body = {
      query: 'query S($toString: String) { sync(scope: pages, cursor: $toString) { cursor } }',
    };
    const response = await open.fetch('/graphql', post(body));
    expect((await response.json()) as ErrorBody).not.toHaveProperty('errors');
  });
});
