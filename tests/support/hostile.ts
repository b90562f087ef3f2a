import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { multipart } from './multipart.ts';
import { JPEG, PNG, WEBP } from './pictures.ts';
import type { Dice } from './random.ts';

/** What breaks careless code, and what looks like one of ours. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'x',
  "'; DROP TABLE customer; --",
  '" OR 1=1 --',
  '%_*?[a-z]',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7 %>',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(40),
  '\u202e\u0000\uffff',
  '🏍️'.repeat(50),
  'a'.repeat(199),
  'a'.repeat(201),
  '/'.repeat(3_000),
  ' '.repeat(4_001),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '2026-02-30T25:61:61Z',
  '0000-00-00',
  '275760-09-13T00:00:00.001Z',
  '+628123456789',
  'a@b.co',
  'MJXVA1BN1PK000001',
  'AB60-45-2023-0009411',
  'veh_ayu_one',
  'cus_owner',
  'alva-one',
  'NEAR("a" "b")',
  '"unclosed',
  'AND OR NOT',
  'upl_01HZZZZZZZZZZZZZZZZZZZZZZZ',
];

const ID_PREFIXES = [
  'lst',
  'lsv',
  'sbk',
  'rsr',
  'rep',
  'upl',
  'enq',
  'lrp',
  'cfg',
  'ord',
  'shr',
  'gst',
];
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1,
  5,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -6.2,
  106.8,
  90,
  -91,
  181,
];

const text = (random: Dice): string => {
  if (random.chance(0.15)) {
    const body = Array.from({ length: 26 }, () => CROCKFORD[random.roll(32)]).join('');
    return `${random.pick(ID_PREFIXES)}_${body}`;
  }
  if (random.chance(0.1))
    return Array.from({ length: random.roll(60) }, () =>
      String.fromCharCode(random.roll(0x10000)),
    ).join('');
  return random.pick(TEXTS);
};

/** Anything JSON can say, whatever was wanted. */
const anything = (random: Dice, depth = 0): unknown => {
  const kind = random.roll(depth > 4 ? 5 : 7);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind < 5) return text(random);
  if (kind === 5) return Array.from({ length: random.roll(6) }, () => anything(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.roll(6) }, () => [text(random), anything(random, depth + 1)]),
  );
};

const scalar = (name: string, random: Dice): unknown => {
  if (name === 'Boolean') return random.chance(0.5);
  if (name === 'Int' || name === 'Float' || name === 'Rupiah') return random.pick(NUMBERS);
  if (name === 'DateTime')
    return random.chance(0.5)
      ? new Date(Date.now() + (random.roll(2_000_000) - 1_000_000) * 60_000).toISOString()
      : text(random);
  return text(random);
};

/** Mostly of the right shape, so that it comes as far as the resolver. */
const valueFor = (type: GraphQLInputType, random: Dice, depth = 0): unknown => {
  if (random.chance(0.04)) return anything(random);
  if (isNonNullType(type)) return valueFor(type.ofType, random, depth);
  if (random.chance(0.1)) return null;
  if (isListType(type))
    return Array.from({ length: random.chance(0.02) ? 600 : random.roll(4) }, () =>
      valueFor(type.ofType, random, depth + 1),
    );
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    if (depth > 6) return {};
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || random.chance(0.7))
        .map((field) => [field.name, valueFor(field.type, random, depth + 1)]),
    );
  }
  return scalar(type.name, random);
};

interface Document {
  readonly path: '/graphql' | '/content';
  readonly hash: string;
  readonly variables: readonly (readonly [name: string, type: GraphQLInputType])[];
}

const documentsOf = (
  path: Document['path'],
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): readonly Document[] =>
  Object.entries(texts).map(([hash, source]) => {
    const [operation] = parse(source).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${hash} is no operation`);
    return {
      path,
      hash,
      variables: (operation.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        typeFromAST(schema, type as never) as GraphQLInputType,
      ]),
    };
  });

const DOCUMENTS = [
  ...documentsOf('/graphql', mainSchema(), mainDocuments),
  ...documentsOf('/content', contentSchema(), contentDocuments),
];

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'application/graphql-response+json', 'text/html', 'a/b;q=2', ','],
  'accept-language': ['id', 'en-US,en;q=0.9', ';;;', 'x'.repeat(500)],
  'accept-encoding': ['gzip', 'br', 'identity;q=0'],
  origin: ['https://evil.example', 'null', 'http://localhost:3000', '%'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x'],
  'sec-fetch-mode': ['navigate', 'cors'],
  'idempotency-key': ['01HZZZZZZZZZZZZZZZZZZZZZZZ', 'x', '', '0'.repeat(26)],
  'x-bookmark': ['1', '999999999999999', '-1', 'x'],
  'x-expected-customer': ['cus_owner', 'cus_owner2', 'x'],
  'x-alva-source': ['arus', '', '__proto__'],
  'x-alva-timestamp': ['0', '999999999999', 'x'],
  'x-alva-signature': ['a'.repeat(43), 'x'.repeat(4_000)],
  'x-alva-visitor': ['a.b', '198.51.100.7.1.x'],
  'if-none-match': ['*', '"x"', 'W/"y", "z"'],
  authorization: ['Bearer x', 'Bearer a.b.c', 'Basic eDp4', 'Bearer ', 'x'.repeat(5_000)],
  range: ['bytes=0-1', 'bytes=-'],
  'content-length': ['0', '-1', 'x', '99999999999'],
  'x-forwarded-for': ['127.0.0.1', 'x'],
  'x-http-method-override': ['DELETE'],
};

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/graphql',
  '',
];

const cookieOf = (good: readonly string[], random: Dice): string => {
  const chosen = random.pick(good);
  const kind = random.roll(8);
  if (kind < 4) return chosen;
  if (kind === 4) return '';
  const at = random.roll(chosen.length + 1);
  if (kind === 5) return `${chosen.slice(0, at)}x${chosen.slice(at + 1)}`;
  if (kind === 6) return `alva-session=${'a'.repeat(random.roll(4_000))}; alva-bookmark=9`;
  return `${chosen}; ${chosen}; =; alva-session`;
};

const MULTIPART = [
  '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--',
  '--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.a"]}\r\n--x--',
  '--x\r\n\r\n--x--',
  '--x--',
  '--y',
];

const mangled = (body: string, random: Dice): string => {
  const at = random.roll(body.length + 1);
  const kind = random.roll(6);
  if (kind === 0) return body.slice(0, at);
  if (kind === 1) return `${body.slice(0, at)}${text(random)}${body.slice(at)}`;
  if (kind === 2) return `[${body},${body}]`;
  if (kind === 3) return `${'['.repeat(random.roll(5_000))}`;
  if (kind === 4) return random.pick(MULTIPART);
  return JSON.stringify(anything(random));
};

const UPLOAD = DOCUMENTS.find(({ variables }) =>
  variables.some(([, type]) => String(type) === 'UploadFileInput!'),
);
const PICTURES = [PNG, JPEG, WEBP];

/** A file as one is sent, with a few bytes of it, and of what says where it belongs, not as they should be. */
const hostileUpload = (random: Dice, cookies: readonly string[]): HostileRequest => {
  if (UPLOAD === undefined) throw new Error('no document sends a file');
  const bytes = Uint8Array.from(random.pick(PICTURES));
  for (let left = random.roll(4); left > 0; left--)
    bytes[random.roll(bytes.length)] = random.roll(256);
  const id = `upl_${Array.from({ length: 26 }, () => CROCKFORD[random.roll(32)]).join('')}`;
  const purpose = random.pick(['REPORT', 'LISTING', 'AVATAR', 'IDENTITY_CARD', 'DELIVERY']);
  const input = { id: random.chance(0.9) ? id : text(random), purpose, file: null };
  const operations = { documentId: `sha256:${UPLOAD.hash}`, variables: { input } };
  const place = random.chance(0.9) ? ['variables.input.file'] : anything(random);
  const { headers, body } = multipart(
    [
      ['operations', JSON.stringify(random.chance(0.95) ? operations : anything(random))],
      ['map', JSON.stringify({ 0: place })],
      ['0', { bytes: random.chance(0.9) ? bytes : bytes.subarray(0, random.roll(bytes.length)) }],
      ...(random.chance(0.05) ? [['1', { bytes }] as const] : []),
    ],
    { cookie: random.pick(cookies), origin: 'http://localhost:3000' },
  );
  return { path: UPLOAD.path, init: { method: 'POST', headers, body } };
};

export interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** One request that a client of ours would hardly make, but for the document: variables, headers, body and cookies. */
export const hostileRequest = (random: Dice, cookies: readonly string[]): HostileRequest => {
  if (random.chance(0.03)) return hostileUpload(random, cookies);
  const { path, hash, variables } = random.pick(DOCUMENTS);
  const given: Record<string, unknown> = Object.fromEntries(
    variables.map(([name, type]) => [name, valueFor(type, random)]),
  );
  if (random.chance(0.05)) given[text(random)] = anything(random);
  const headers: Record<string, string> = {
    'content-type': random.chance(0.9) ? 'application/json' : random.pick(TYPES),
  };
  const cookie = cookieOf(cookies, random);
  if (cookie !== '') headers.cookie = cookie;
  for (const [name, values] of Object.entries(HEADERS))
    if (random.chance(0.04)) headers[name] = random.pick(values);
  const documentId = `sha256:${hash}`;
  if (path === '/content' && random.chance(0.5)) {
    const search = new URLSearchParams({
      documentId: random.chance(0.95) ? documentId : text(random),
      variables: random.chance(0.95) ? JSON.stringify(given) : text(random),
    });
    return { path: `${path}?${search}`, init: { headers } };
  }
  const body = JSON.stringify({
    documentId: random.chance(0.97) ? documentId : anything(random),
    variables: given,
    ...(random.chance(0.05) && { operationName: anything(random), extensions: anything(random) }),
  });
  const method = random.chance(0.02) ? random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS']) : 'POST';
  return {
    path,
    init: { method, headers, body: random.chance(0.85) ? body : mangled(body, random) },
  };
};

const PAGES: readonly string[] = [
  '',
  'product',
  'product/alva-one',
  'promo',
  'charging-station',
  'sell-my-motorcycle',
  'shop/spare-parts',
  'receipt',
  'policy',
  'profile',
  'my-ev',
  'api/health',
  '_next/static',
];

/** A page of the site asked for as no browser asks: with any segment, query and headers. */
export const hostilePage = (random: Dice, cookies: readonly string[]): HostileRequest => {
  const segment = encodeURIComponent(text(random).toWellFormed()).slice(0, 2_000);
  const page = random.pick(PAGES);
  const path = [random.pick(['en', 'id', 'xx', segment]), page, random.chance(0.6) ? segment : '']
    .filter(Boolean)
    .join('/');
  const query = random.chance(0.3) ? `?${encodeURIComponent(text(random).toWellFormed())}=1` : '';
  const headers: Record<string, string> = {};
  const cookie = cookieOf(cookies, random);
  if (cookie !== '') headers.cookie = cookie;
  for (const [name, values] of Object.entries(HEADERS))
    if (random.chance(0.04)) headers[name] = random.pick(values);
  if (random.chance(0.1)) headers.rsc = '1';
  return { path: `/${path}${query.slice(0, 2_000)}`, init: { headers } };
};
