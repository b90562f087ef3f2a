import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { seedStore } from '#db/seed.ts';
import type { App } from '#edge/app.ts';
import { BODY_LIMITS } from '#edge/contract/limits.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { signatureOf } from '#edge/domains/payments/midtrans/signature.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { growsTooFast } from '#tests/support/cpu.ts';
import { type TextArgument, textArguments } from '#tests/support/every-argument.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { type Store, stores } from '#tests/support/stores.ts';

const SITE = 'http://localhost:3000';
const LONG = 90_000;
/** What careless patterns go over again and again: runs, and a run that ends in something else. */
const FILLS = ['a', '/', ' ', '<', '.', '0', '='];
const fill = (character: string, length: number): string => `x${character.repeat(length)}y`;

const [onFile] = stores;
let store: Store;
let app: App;
let cookie: string;
const faults: string[] = [];

beforeAll(async () => {
  store = await onFile.open();
  await migrate(store.db.primary);
  await seedStore(store.db);
  const configured = {
    SITE_ORIGIN: SITE,
    STATION_STATUS_KEYS: `arus:${Buffer.from(STATUS_KEY).toString('base64url')}`,
    // Nobody answers there; every notice of these tests is of a payment that does not exist.
    MIDTRANS_SNAP_URL: 'http://127.0.0.1:1',
    MIDTRANS_API_URL: 'http://127.0.0.1:1',
  };
  app = inProcessApp(store.db, Date.now, configured, (line) => {
    if (line.includes('"level":"error"')) faults.push(line);
  });
  const headers = { origin: SITE, authorization: `Bearer ${idTokenOf('owner@alva.demo')}` };
  cookie = cookieOf(await app.request('/api/login', { method: 'POST', headers }));
});
afterAll(() => store.stop());

const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
  const answer = await app.request(path, init);
  await answer.text();
  if (answer.status >= 500)
    faults.push(`${answer.status} ← ${init.method ?? 'GET'} ${path.slice(0, 80)}`);
  return answer.status;
};

/** Headers that some part of the BFF reads. */
const READ = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-alva-signature',
  'x-alva-source',
  'x-alva-timestamp',
  'x-alva-visitor',
  'x-expected-customer',
  'x-forwarded-for',
];

const STATUS_KEY = new Uint8Array(32).fill(7);

/** A push of an operator with this text in it, signed: it gets past the signature. */
const signedPush = async (text: string, field = 'evsesId'): Promise<RequestInit> => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const moment = new Date().toISOString();
  const each = { evsesId: 'ID-1', status: 'AVAILABLE', lastUpdated: moment, [field]: text };
  const body = JSON.stringify({ statuses: [each] });
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', STATUS_KEY, algorithm, false, ['sign']);
  const bytes = new TextEncoder().encode(`${timestamp}.${body}`);
  const signature = Buffer.from(await crypto.subtle.sign('HMAC', key, bytes));
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-alva-source': 'arus',
      'x-alva-timestamp': timestamp,
      'x-alva-signature': signature.toString('base64url'),
    },
  };
};

/** As long as a notice of the provider may be, less what else is in it. */
const NOTICE = BODY_LIMITS['/api/payments/notifications'] - 1_000;

/** A notice of the provider, signed; the text stands in what no signature covers, or in one of its fields. */
const signedNotice = async (text: string, field = 'other'): Promise<RequestInit> => {
  const signed = { order_id: 'NOBODY-1', status_code: '200', gross_amount: '500000.00' };
  const notice = {
    ...signed,
    transaction_id: 'x',
    transaction_status: 'settlement',
    payment_type: 'bank_transfer',
    signature_key: await signatureOf(signed, LOCAL_SERVER_KEY),
    [field]: text.slice(0, NOTICE),
  };
  return {
    method: 'POST',
    body: JSON.stringify(notice),
    headers: { 'content-type': 'application/json' },
  };
};

/** Requests that only their sender can sign. */
const SIGNED: Readonly<
  Record<string, Readonly<Record<string, (text: string) => Promise<RequestInit>>>>
> = {
  '/api/stations/status': {
    'signed push': signedPush,
    'signed push, its time': (text) => signedPush(text, 'lastUpdated'),
    'signed push, a field of nobody': (text) => signedPush(text, 'other'),
  },
  '/api/payments/notifications': {
    'signed notice': signedNotice,
    'signed notice, its amount': (text) => signedNotice(text, 'gross_amount'),
    'signed notice, its time': (text) => signedNotice(text, 'transaction_time'),
    'signed notice, its refunds': (text) => signedNotice(text, 'refunds'),
  },
};

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Each route once; a pattern for many methods is asked with the one that reads most. */
const routesOf = (of: App): readonly Route[] => [
  ...new Map(
    of.routes
      .filter(({ path }) => !path.includes('explorer') && path !== '/*' && path !== '/api/*')
      .map(({ method, path }) => ({ method: method === 'ALL' ? 'POST' : method, path }))
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  ).values(),
];

const at = (path: string, value: string): string =>
  path.replace(/:\w+|\*/g, encodeURIComponent(value));

/** Every place of a request to a route where somebody can put a text. */
const placesOf = ({
  method,
  path,
}: Route): Readonly<Record<string, (text: string) => Promise<unknown>>> => {
  const body = (text: string, type: string): RequestInit => ({
    method: 'POST',
    body: text,
    headers: { 'content-type': type, cookie, origin: SITE },
  });
  const reads = method === 'POST';
  return {
    ...(/[:*]/.test(path) && { path: (text) => ask(at(path, text), { method }) }),
    query: (text) =>
      ask(
        `${at(path, 'x')}?${new URLSearchParams({ variables: text, documentId: text, query: text })}`,
        { method },
      ),
    ...Object.fromEntries(
      READ.map((name) => [
        `header ${name}`,
        (text: string) =>
          ask(at(path, 'x'), {
            method,
            headers: { [name]: name === 'cookie' ? `alva-session=${text}` : text.trim() },
          }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(SIGNED[path] ?? {}).map(([name, sign]) => [
        name,
        async (text: string) => ask(path, await sign(text)),
      ]),
    ),
    ...(reads && {
      text: (text) => ask(at(path, 'x'), body(text, 'text/plain')),
      json: (text) =>
        ask(
          at(path, 'x'),
          body(JSON.stringify({ documentId: text, token: text }), 'application/json'),
        ),
      form: (text) =>
        ask(at(path, 'x'), body(text, `multipart/form-data; boundary=${text.slice(0, 60).trim()}`)),
      report: (text) =>
        ask(
          at(path, 'x'),
          body(
            JSON.stringify({ 'csp-report': { 'document-uri': `https://a.b/${text}` } }),
            'application/csp-report',
          ),
        ),
    }),
  };
};

describe('a text of 90 kB costs no more than reading it', () => {
  it('reaches who reads it: what is signed gets past the signature', async () => {
    const long = fill('a', LONG);
    expect(await ask('/api/stations/status', await signedPush(long))).toBe(400);
    expect(await ask('/api/payments/notifications', await signedNotice(long))).toBe(404);
    expect(await ask('/api/payments/notifications', await signedNotice(long, 'order_id'))).toBe(
      400,
    );
  });

  it('in every place of every route', { timeout: 300_000 }, async () => {
    const routes = routesOf(app);
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/graphql',
        '/content',
        '/files/:id',
        '/api/login',
        '/api/stations/status',
        '/api/payments/notifications',
      ]),
    );
    const slow: string[] = [];
    for (const route of routes)
      for (const [place, send] of Object.entries(placesOf(route)))
        for (const character of FILLS)
          if (await growsTooFast(LONG, (length) => send(fill(character, length))))
            slow.push(`${route.method} ${route.path}, ${place}: ${JSON.stringify(character)}`);
    expect(slow).toEqual([]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['/graphql', textArguments(mainSchema())],
    ['/content', textArguments(contentSchema())],
  ])('in every argument of every operation of %s', { timeout: 300_000 }, async (path, all) => {
    const slow: string[] = [];
    const send = ({ document, variables }: TextArgument, text: string) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: SITE },
        body: JSON.stringify({ query: document, variables: variables(text) }),
      });
    for (const argument of all)
      for (const character of FILLS)
        if (await growsTooFast(LONG, (length) => send(argument, fill(character, length))))
          slow.push(`${argument.name}: ${JSON.stringify(character)}`);
    expect(slow).toEqual([]);
    expect(faults).toEqual([]);
  });
});
