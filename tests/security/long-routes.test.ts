import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#edge/app.ts';
import { contentSchema } from '#edge/graphql/content-schema.ts';
import { mainSchema } from '#edge/graphql/main-schema.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { growsTooFast } from '#tests/support/cpu.ts';
import { type TextArgument, textArguments } from '#tests/support/every-argument.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import {
  SIGNERS,
  signedDecision,
  signedMail,
  signedNotice,
  signedPush,
  signedWhatsApp,
} from '#tests/support/signed-requests.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

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
  store = await seeded(onFile.open);
  const configured = { SITE_ORIGIN: SITE, ...SIGNERS };
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
  '/api/notifications/mail': {
    'signed word': signedMail,
    'signed word, its message': (text) => signedMail(text, 'tag'),
    'signed word, its id': (text) => signedMail(text, 'email_id'),
  },
  '/api/notifications/whatsapp': {
    'signed word': signedWhatsApp,
    'signed word, its message': (text) => signedWhatsApp(text, 'biz_opaque_callback_data'),
    'signed word, its status': (text) => signedWhatsApp(text, 'status'),
  },
  '/api/financing/notifications/:provider': {
    'signed decision': signedDecision,
    'signed decision, its reference': (text) => signedDecision(text, 'reference'),
    'signed decision, its time': (text) => signedDecision(text, 'at'),
    'signed decision, its address': (text) => signedDecision(text, 'sign_url'),
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
        async (text: string) => ask(at(path, 'bfi'), await sign(text)),
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
    // Read and understood, and about nothing of ours.
    for (const field of ['other', 'tag'] as const)
      expect(await ask('/api/notifications/mail', await signedMail(long, field))).toBe(200);
    expect(await ask('/api/notifications/mail', await signedMail(long, 'email_id'))).toBe(400);
    expect(await ask('/api/notifications/whatsapp', await signedWhatsApp(long))).toBe(200);
    const decision = '/api/financing/notifications/bfi';
    expect(await ask(decision, await signedDecision(long))).toBe(404);
    expect(await ask(decision, await signedDecision(long, 'reference'))).toBe(400);
  });

  it('is sent signed to every route that has only signed requests', () => {
    const signed = app.routes
      .filter(({ handler }) => handler.name === 'claimsToBeSomebody')
      .map(({ path }) => new RegExp(`^${path.replace('/*', '/')}`));
    expect(signed.length).toBeGreaterThan(3);
    const open = routesOf(app).filter(
      ({ method, path }) =>
        method === 'POST' &&
        !path.endsWith('/*') &&
        // Its token in the address is the signature.
        !path.includes('unsubscribe') &&
        signed.some((each) => each.test(path)) &&
        !(path in SIGNED),
    );
    expect(open).toEqual([]);
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
