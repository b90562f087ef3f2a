import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signVisitor, VISITOR_HEADER, visitorIn } from '#edge/contract/visitor.ts';
import { createEmbeddedApp } from '#edge/node.ts';
import { subscriberOf } from '#edge/platform/network.ts';
import { SERVICE_ACCOUNT } from '#tests/support/bff.ts';
import { type Store, stores } from '#tests/support/stores.ts';

const RENDER_KEY = 'a key that two servers of ours share';
const NOW = 1_790_000_000_000;
const key = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64url')}`;

let store: Store;
beforeAll(async () => {
  store = await stores[0].open();
});
afterAll(() => store.stop());

const production = (change: object = {}) =>
  createEmbeddedApp(
    {
      ALVA_ENV: 'production',
      DATABASE_URL: store.url,
      SITE_ORIGIN: 'https://alva.test',
      FIREBASE_PROJECT_ID: 'alva',
      FIREBASE_API_KEY: 'key',
      FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
      SESSION_KEYS: key('session'),
      IDENTITY_KEYS: key('identity'),
      IDENTITY_INDEX_KEY: key('index'),
      VISITOR_ADDRESS_HEADER: 'x-real-ip',
      RENDER_KEY,
      FLOOD_LIMIT: '2',
      ...change,
    },
    () => {},
  );

describe('in Node, in production', () => {
  const ask = async (app: ReturnType<typeof production>, headers: Record<string, string>) =>
    (await app.request('/nothing', { headers })).status;

  it('starts only where a proxy says who asks', () => {
    expect(() => production({ VISITOR_ADDRESS_HEADER: undefined })).toThrow(
      /VISITOR_ADDRESS_HEADER/,
    );
  });

  it('counts each visitor, by the header the proxy writes and by no other', async () => {
    const app = production();
    for (let at = 0; at < 5; at++)
      expect(await ask(app, { 'x-real-ip': `203.0.113.${at}` })).toBe(404);
    const one = { 'x-real-ip': '198.51.100.7' };
    expect(await ask(app, { ...one, 'x-forwarded-for': '1.1.1.1' })).toBe(404);
    expect(await ask(app, { ...one, 'x-forwarded-for': '1.1.1.2' })).toBe(404);
    expect(await ask(app, { ...one, 'cf-connecting-ip': '1.1.1.3' })).toBe(429);
    // What the visitor wrote into a list stands before what the proxy put at its end.
    expect(await ask(app, { 'x-real-ip': '9.9.9.9, 198.51.100.7' })).toBe(429);
  });

  it('reads the header of named proxies alone, and counts others by their connection', async () => {
    const app = production({ VISITOR_PROXIES: '10.0.0.0/8,192.0.2.7,2001:db8::/32' });
    const from = async (peer: string, header: string) => {
      const request = new Request('https://alva.test/nothing', {
        headers: { 'x-real-ip': header },
      });
      return (await app.fetch(request, { peer })).status;
    };
    for (const proxy of ['10.1.2.3', '::ffff:10.1.2.4', '192.0.2.7', '2001:db8::1'])
      expect(await from(proxy, '203.0.113.1')).toBe(
        proxy.endsWith('3') || proxy.endsWith('4') ? 404 : 429,
      );
    const codes = [];
    for (let at = 0; at < 3; at++) codes.push(await from('192.0.2.8', `203.0.113.${50 + at}`));
    expect(codes).toEqual([404, 404, 429]);
  });

  it.each(['nowhere', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1,', '2001:db8::/129'])(
    'starts with no such proxies: %s',
    (VISITOR_PROXIES) => {
      expect(() => production({ VISITOR_PROXIES })).toThrow(/VISITOR_PROXIES/);
    },
  );

  it('counts the visitor a page is rendered for, not the server that renders it', async () => {
    const app = production();
    const server = { 'x-real-ip': '192.0.2.1' };
    for (let at = 0; at < 5; at++) {
      const visitor = await signVisitor(`203.0.113.${at}`, RENDER_KEY, Date.now());
      expect(await ask(app, { ...server, [VISITOR_HEADER]: visitor })).toBe(404);
    }
    const forged = await signVisitor('203.0.113.99', 'another key of somebody elses', Date.now());
    const codes = [];
    for (let at = 0; at < 3; at++)
      codes.push(await ask(app, { ...server, [VISITOR_HEADER]: forged }));
    expect(codes).toEqual([404, 404, 429]);
  });

  it('counts an IPv6 line, not each of its addresses', async () => {
    const app = production();
    const codes = [];
    for (let at = 1; at < 4; at++)
      codes.push(await ask(app, { 'x-real-ip': `2001:db8:1:2::${at}` }));
    expect(codes).toEqual([404, 404, 429]);
    expect(await ask(app, { 'x-real-ip': '2001:db8:1:3::1' })).toBe(404);
  });
});

describe('a visitor named by the server', () => {
  const value = signVisitor('2001:db8::1', RENDER_KEY, NOW);

  it('is taken at its word while it is fresh', async () => {
    expect(await visitorIn(await value, RENDER_KEY, NOW + 59_000)).toBe('2001:db8::1');
    expect(await visitorIn(await value, RENDER_KEY, NOW + 61_000)).toBeUndefined();
    expect(await visitorIn(await value, RENDER_KEY, NOW - 61_000)).toBeUndefined();
  });

  it.each([
    ['another address', (text: string) => text.replace('db8::1', 'db8::2')],
    ['another time', (text: string) => text.replace('1790', '1791')],
    [
      'another signature',
      (text: string) => text.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    ['no signature', (text: string) => text.replace(/ [0-9a-f]+$/, '')],
    ['a very long one', (text: string) => text + 'a'.repeat(90_000)],
    ['nothing', () => ''],
  ])('is not with %s', async (_, change) => {
    expect(await visitorIn(change(await value), RENDER_KEY, NOW)).toBeUndefined();
  });
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:0DB8:85a3:08d3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['loopback', 'loopback'],
])('%s is counted as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
