import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_FILE, uploadId } from '#tests/api/account/uploads.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { multipart, type SentPart } from '#tests/support/multipart.ts';
import { ascii, joined, PNG } from '#tests/support/pictures.ts';

let bff: Bff;
let cookie: string;
beforeAll(async () => {
  bff = await startBff();
  cookie = (await actor(bff, 'owner')).cookie;
});
afterAll(() => bff.stop());

const operations = (change: object = {}): SentPart => [
  'operations',
  JSON.stringify({
    query: UPLOAD_FILE,
    variables: { input: { id: uploadId(), purpose: 'LISTING', file: null } },
    ...change,
  }),
];
const map = (value: unknown = { 0: ['variables.input.file'] }): SentPart => [
  'map',
  typeof value === 'string' ? value : JSON.stringify(value),
];
const photo: SentPart = ['0', { bytes: PNG }];

interface Body {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

const answer = async (sent: Body, path = '/graphql') => {
  const response = await bff.fetch(path, {
    method: 'POST',
    headers: { cookie, accept: 'application/graphql-response+json', ...sent.headers },
    body: sent.body,
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|edge\/|\.ts:|at \w+ \(/);
  const { data, errors } = JSON.parse(text) as {
    data?: { uploadFile?: { status: { success: boolean } } };
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? (data?.uploadFile?.status.success ? 'taken' : 'no');
};

const sent = (...parts: readonly SentPart[]): Promise<string> => answer(multipart(parts));
const raw = (body: string, type = 'multipart/form-data; boundary=b'): Body => ({
  headers: { ...multipart([]).headers, 'content-type': type },
  body: ascii(body),
});

describe('a multipart request', () => {
  it('is taken as clients of the specification and browsers write it', async () => {
    expect(await sent(operations(), map(), photo)).toBe('taken');
    const form = new FormData();
    form.append('operations', String(operations()[1]));
    form.append('map', String(map()[1]));
    form.append('0', new Blob([PNG]), 'naïve "name".png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const body = new Uint8Array(await request.arrayBuffer());
    const type = { 'content-type': request.headers.get('content-type') ?? '' };
    expect(await answer({ headers: { ...multipart([]).headers, ...type }, body })).toBe('taken');
  });

  it('of another site’s form is refused: it has no header of its own, or another origin', async () => {
    const body = multipart([operations(), map(), photo]);
    const { 'graphql-preflight': _, ...plain } = body.headers;
    expect(await answer({ ...body, headers: plain })).toBe('CROSS_SITE_REQUEST');
    const evil = { ...body.headers, origin: 'https://evil.example' };
    expect(await answer({ ...body, headers: evil })).toBe('CROSS_SITE_REQUEST');
  });

  it('is not read for somebody without a session, and nowhere but at the main endpoint', async () => {
    const body = multipart([operations(), map(), photo]);
    const headers = { ...body.headers, cookie: '' };
    expect(await answer({ ...body, headers })).toBe('UNAUTHENTICATED');
    expect(await answer(body, '/content')).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each<[string, SentPart[]]>([
    ['two files', [operations(), map(), photo, ['1', { bytes: PNG }]]],
    ['a file twice', [operations(), map(), photo, photo]],
    ['a thousand parts', [operations(), map(), ...Array.from({ length: 1_000 }, () => photo)]],
    ['no file', [operations(), map()]],
    ['a text in the place of the file', [operations(), map(), ['0', 'text']]],
    ['a file in the place of the operations', [['operations', { bytes: PNG }], map(), photo]],
    ['another order', [map(), operations(), photo]],
    ['a batch', [['operations', '[{}]'], map({ 0: ['0.variables.input.file'] }), photo]],
    ['operations that are no JSON', [['operations', '{'], map(), photo]],
    ['operations that repeat a name', [['operations', '{"query":"a","query":"b"}'], map(), photo]],
    ['a map of two files', [operations(), map({ 0: ['variables.input.file'], 1: [] }), photo]],
    ['a map of another file', [operations(), map({ 1: ['variables.input.file'] }), photo]],
    ['a map to no place', [operations(), map({ 0: [] }), photo]],
    [
      'a map to two places',
      [operations(), map({ 0: ['variables.input.file', 'variables.input.id'] }), photo],
    ],
    ['a map over a value', [operations(), map({ 0: ['variables.input.id'] }), photo]],
    ['a map out of the variables', [operations(), map({ 0: ['query'] }), photo]],
    ['a map to a prototype', [operations(), map({ 0: ['variables.__proto__.file'] }), photo]],
    [
      'a map through a constructor',
      [operations(), map({ 0: ['variables.constructor.prototype'] }), photo],
    ],
    ['a map to nowhere', [operations(), map({ 0: ['variables.input.nothing'] }), photo]],
    ['a map of numbers', [operations(), map({ 0: [1] }), photo]],
    ['a map that is a list', [operations(), map([['variables.input.file']]), photo]],
    ['a map that is null', [operations(), map('null'), photo]],
    [
      'a map without an end',
      [operations(), map(`{"0":["variables${'.a'.repeat(10_000)}"]}`), photo],
    ],
  ])('with %s is refused', async (_, parts) => {
    expect(await sent(...parts)).toBe('BAD_REQUEST');
  });

  it('with huge operations is cut off', async () => {
    const huge: SentPart = ['operations', JSON.stringify({ query: 'x'.repeat(100_001) })];
    expect(await sent(huge, map(), photo)).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is held to the limits of every document', async () => {
    const query = `mutation { a: __typename b: __typename }`;
    expect(await sent(operations({ query }), map(), photo)).toBe('OPERATION_TOO_LARGE');
  });

  const head = 'Content-Disposition: form-data; name="operations"';
  it.each<[string, Body]>([
    ['nothing in it', raw('')],
    ['no part', raw('--b--\r\n')],
    ['text before its first part', raw(`hello\r\n--b\r\n${head}\r\n\r\n{}\r\n--b--\r\n`)],
    ['text after its end', raw(`--b\r\n${head}\r\n\r\n{}\r\n--b--\r\nhello`)],
    ['no end', raw(`--b\r\n${head}\r\n\r\n{}`)],
    ['a part without a head', raw('--b\r\n\r\n{}\r\n--b--\r\n')],
    ['a head without an end', raw(`--b\r\n${head}`)],
    [
      'a head as long as a book',
      raw(`--b\r\n${head}\r\nContent-Type: ${'a'.repeat(2_000)}\r\n\r\n{}\r\n--b--\r\n`),
    ],
    ['two names for one part', raw(`--b\r\n${head}\r\n${head}\r\n\r\n{}\r\n--b--\r\n`)],
    [
      'a folded head',
      raw(`--b\r\nContent-Disposition: form-data;\r\n name="operations"\r\n\r\n{}\r\n--b--\r\n`),
    ],
    [
      'an encoding of mails',
      raw(`--b\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\ne30=\r\n--b--\r\n`),
    ],
    ['no boundary', raw('{}', 'multipart/form-data')],
    ['an endless boundary', raw('{}', `multipart/form-data; boundary=${'b'.repeat(71)}`)],
    ['two boundaries', raw('{}', 'multipart/form-data; boundary=a; boundary=b')],
  ])('with %s is refused', async (_, body) => {
    expect(await answer(body)).toBe('BAD_REQUEST');
  });

  it('a body of another multipart kind is refused as no form', async () => {
    expect(await answer(raw('{}', 'multipart/mixed; boundary=b'))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is the only way to make a file: JSON cannot', async () => {
    for (const file of ['x', {}, { bytes: [1] }, 1, []]) {
      const input = { id: uploadId(), purpose: 'LISTING', file };
      const { errors } = await bff.gql(UPLOAD_FILE, { input }, { headers: { cookie } });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('whose file contains what looks like a boundary keeps it whole', async () => {
    const bytes = joined(PNG.subarray(0, 33), ascii('\r\n------alva7f3'), PNG.subarray(33));
    // No chunk of that kind: refused as a picture, not as a request.
    expect(await sent(operations(), map(), ['0', { bytes }])).toBe('no');
  });
});
