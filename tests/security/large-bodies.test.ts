import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#edge/app.ts';
import { hubSignature, LOCAL_KEYS } from '#edge/domains/notifications/index.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { multipart } from '#tests/support/multipart.ts';
import { SIGNERS, signedMail, signedWhatsApp } from '#tests/support/signed-requests.ts';

const PAYMENTS = '/api/payments/notifications';
let bff: Bff;
let app: App;
const lines: string[] = [];
beforeAll(async () => {
  bff = await startBff(SIGNERS);
  app = inProcessApp(bff.db, Date.now, { SITE_ORIGIN: ORIGIN, ...SIGNERS }, (line) =>
    lines.push(line),
  );
});
afterAll(() => bff.stop());

/** A body that says no length and goes on for long; it counts what was taken of it. */
const endless = (bytes = 40_000_000) => {
  const chunk = new Uint8Array(50_000).fill(0x20);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken >= bytes) return controller.close();
      taken += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { init: { body, duplex: 'half' } as RequestInit, taken: () => taken };
};

type Fetch = typeof request;

const request = async (path: string, init?: RequestInit): Promise<Response> =>
  app.request(`${ORIGIN}${path}`, init);

const send = async (
  path: string,
  headers: Record<string, string>,
  init: RequestInit,
  fetch: Fetch = request,
) => {
  const own = { 'content-type': 'application/json', ...headers };
  const response = await fetch(path, { method: 'POST', headers: own, ...init });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code };
};

/** Who answers before all was sent may close the line while the sender still writes: then the answer is lost. */
const answered = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await ask();
    } catch (error) {
      if (tries === 10 || !(error instanceof TypeError)) throw error;
    }
};

const now = (): string => String(Math.floor(Date.now() / 1_000));
const timely = { 'x-alva-source': 'arus', 'x-alva-signature': 'a'.repeat(43) };

const TOO_LARGE = { status: 413, code: 'PAYLOAD_TOO_LARGE' };

describe('a body without an end', () => {
  it.each<[string, string, number, () => Record<string, string>]>([
    ['login', '/api/login', 2_000, () => ({})],
    ['logout', '/api/logout', 2_000, () => ({})],
    ['a notice of a payment', '/api/payments/notifications', 32_000, () => ({})],
    ['a word about a mail', '/api/notifications/mail', 256_000, () => ({})],
    ['a word about a message', '/api/notifications/whatsapp', 256_000, () => ({})],
    ['a decision on an application', '/api/financing/notifications/bfi', 100_000, () => ({})],
    ['GraphQL', '/graphql', 100_000, () => ({})],
    ['content', '/content', 100_000, () => ({})],
    [
      'a status push',
      '/api/stations/status',
      256_000,
      () => ({ ...timely, 'x-alva-timestamp': now() }),
    ],
  ])('is cut off at %s', async (_, path, most, headers) => {
    const { init, taken } = endless();
    expect(await send(path, headers(), init)).toEqual(TOO_LARGE);
    expect(taken()).toBeLessThan(1_000_000);
    const worker = () => send(path, headers(), endless(most + 50_000).init, bff.fetch);
    expect(await answered(worker)).toEqual(TOO_LARGE);
  });

  it('is refused by its claim alone, on every route', async () => {
    const body = new Uint8Array(300_000);
    for (const path of [
      '/graphql',
      '/content',
      '/api/login',
      '/api/logout',
      '/api/stations/status',
      '/api/payments/notifications',
    ])
      expect(await send(path, {}, { body }, bff.fetch)).toEqual(TOO_LARGE);
  });

  it('is as long as what became of many messages may be', async () => {
    const many = 'x'.repeat(200_000);
    for (const [path, init] of [
      ['/api/notifications/mail', await signedMail(many)],
      ['/api/notifications/whatsapp', await signedWhatsApp(many)],
    ] as const)
      expect((await request(path, init)).status, path).toBe(200);
  });

  it('is not read of an operator who cannot have signed it', async () => {
    const { init, taken } = endless();
    const late = { ...timely, 'x-alva-timestamp': '1' };
    expect(await send('/api/stations/status', late, init)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(taken()).toBeLessThan(1_000_000);
  });
});

describe('an upload', () => {
  const upload = multipart([['operations', '{}']]).headers;

  it.each([
    ['any cookie', { cookie: 'a=b' }],
    ['a cookie of our name', { cookie: 'alva-session=a.b.c' }],
    ['a bearer', { authorization: 'Bearer a.b.c' }],
  ])('is not read for %s: its signature is looked at first', async (_, headers) => {
    const { init, taken } = endless();
    expect(await send('/graphql', { ...upload, ...headers }, init)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(taken()).toBeLessThan(1_000_000);
  });

  it('is cut off for people with a session, too', async () => {
    const { init, taken } = endless();
    const signed = await actor({ ...bff, fetch: request }, 'owner');
    expect(await send('/graphql', { ...upload, ...signed }, init)).toEqual(TOO_LARGE);
    expect(taken()).toBeLessThan(17_000_000);
  });
});

describe('JSON', () => {
  const nested = (depth: number): string =>
    `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it.each(['/graphql', '/content', '/api/login', '/api/logout', PAYMENTS])(
    'that nests without an end is refused at %s',
    async (path) => {
      const bad = { status: 400, code: 'BAD_REQUEST' };
      expect(await send(path, {}, { body: nested(33) })).toEqual(bad);
      if (!path.startsWith('/api/log'))
        expect(await send(path, {}, { body: nested(15_000) })).toEqual(bad);
    },
  );

  it('of a payment is refused when it repeats a name, or is not UTF-8', async () => {
    const bad = { status: 400, code: 'BAD_REQUEST' };
    const twice = '{"order_id":"a","order_id":"b"}';
    expect(await send(PAYMENTS, {}, { body: twice })).toEqual(bad);
    const bytes = Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d);
    expect(await send(PAYMENTS, {}, { body: bytes })).toEqual(bad);
  });

  it('of what became of a message is refused when it is not UTF-8, though it is signed', async () => {
    const { body } = await signedWhatsApp('x');
    const inText = new TextEncoder().encode(String(body)).map((byte, at, all) =>
      // The text `x` itself.
      at === all.lastIndexOf(0x78) ? 0xff : byte,
    );
    const signature = await hubSignature(LOCAL_KEYS.whatsappApp, inText);
    const signed = { 'x-hub-signature-256': signature };
    const answer = await send('/api/notifications/whatsapp', signed, { body: inText });
    expect(answer).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });

  it('with half a character in a text is refused, before it reaches the store', async () => {
    const bad = { status: 400, code: 'BAD_REQUEST' };
    const half = '\\ud800';
    const query = 'query Q($slug: String!) { getSparePartDetail(slug: $slug) { slug } }';
    const body = `{"query":${JSON.stringify(query)},"variables":{"slug":"${half}"}}`;
    for (const fetch of [request, bff.fetch])
      expect(await send('/content', {}, { body }, fetch)).toEqual(bad);
    expect(await send(PAYMENTS, {}, { body: `{"order_id":"${half}"}` })).toEqual(bad);
    const whole = body.replace(half, '\\ud83c\\udfcd');
    expect((await send('/content', {}, { body: whole }, bff.fetch)).code).not.toBe('BAD_REQUEST');
  });

  it('is refused as variables in an address', async () => {
    const deep = encodeURIComponent(`{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`);
    const response = await bff.fetch(`/content?query={__typename}&variables=${deep}`);
    expect(response.status).toBe(400);
  });

  it('may be as deep as anything of ours, and braces in texts do not count', async () => {
    const body = JSON.stringify({ query: '{ __typename }', variables: { a: '{['.repeat(50) } });
    expect((await send('/graphql', {}, { body })).status).toBe(200);
    const deep = `{"query":"{ __typename }","variables":{"a":${'['.repeat(30)}${']'.repeat(30)}}}`;
    expect((await send('/graphql', {}, { body: deep })).status).toBe(200);
  });

  it('a body that is too large leaves no failure in the log', () => {
    expect([...bff.logs, ...lines].filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
