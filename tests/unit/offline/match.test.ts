import { describe, expect, it } from 'vitest';
import { type Build, type Entry, entryOf, keyOf } from '#web/sw/worker/entry.ts';
import { createMatcher, offlineMarks, type RequestParts } from '#web/sw/worker/match.ts';

const entry = (kind: Entry['kind'], path: string): Entry => ({ kind, path, revision: 'r1' });

const build: Build = {
  id: 'b1',
  entries: [
    entry('html', '/en'),
    entry('html', '/en/product'),
    entry('rsc', '/en/product'),
    entry('html', '/id/my-ev/-'),
    entry('rsc', '/id/my-ev/-'),
    entry('file', '/_next/static/chunks/a.js'),
  ],
  sizes: {},
  shells: [['^/(en|id)/my-ev/[^/]+$', '/$1/my-ev/-']],
};

const decide = createMatcher(build, 'https://alva.test');

const ask = (
  address: string,
  over: Partial<RequestParts> = {},
  headers: Record<string, string> = {},
) =>
  decide(
    {
      method: 'GET',
      mode: 'navigate',
      url: new URL(address, 'https://alva.test'),
      header: (name) => headers[name] ?? null,
      ...over,
    },
    'id',
  );

const ROUTER = { rsc: '1' };
const cors = { mode: 'cors' };

describe('what the service worker does with a request', () => {
  it.each([
    ['a page opened by its address', ask('/en/product'), 'html', '/en/product'],
    ['a page with a query', ask('/en/product?sort=price'), 'html', '/en/product'],
    ['a page with a slash at its end', ask('/en/product/'), 'html', '/en/product'],
    ['a link followed', ask('/en/product?_rsc=x', cors, ROUTER), 'rsc', '/en/product'],
    ['a page with a variable part', ask('/id/my-ev/VIN1'), 'html', '/id/my-ev/-'],
    ['a link to one', ask('/id/my-ev/VIN1', cors, ROUTER), 'rsc', '/id/my-ev/-'],
    [
      'a file of this build',
      ask('/_next/static/chunks/a.js', cors),
      'file',
      '/_next/static/chunks/a.js',
    ],
  ])('serves %s from the device', (_, decision, kind, path) => {
    expect(decision).toMatchObject({ kind: 'precached', entry: { kind, path } });
  });

  it('fetches no segment ahead of a page whose payload is here', () => {
    const headers = { ...ROUTER, 'next-router-segment-prefetch': '/_tree' };
    expect(ask('/en/product?_rsc=y', cors, headers)).toEqual({ kind: 'no-segment' });
    expect(ask('/id/my-ev/VIN1', cors, headers)).toEqual({ kind: 'no-segment' });
  });

  it('sends an address without a language to the chosen one, when that page is here', () => {
    expect(ask('/my-ev/VIN1?tab=battery')).toEqual({
      kind: 'redirect',
      to: '/id/my-ev/VIN1?tab=battery',
    });
  });

  it('asks the server about an address without a language that is not precached, and finds the copy without it', () => {
    expect(ask('/terms?a=1')).toEqual({ kind: 'server-redirect', otherwise: '/id/terms?a=1' });
    expect(ask('/terms', cors, ROUTER)).toEqual({ kind: 'pass' });
  });

  it('has an offline page in the language of the address for pages it does not hold', () => {
    expect(ask('/en/about')).toEqual({ kind: 'page', language: 'en', key: '/en/about' });
  });

  it('keeps a page whose address names a motorcycle under a name that does not', () => {
    expect(ask('/en/my-ev/VIN1')).toMatchObject({ kind: 'page', key: '/en/my-ev/-' });
  });

  it('says on the offline page what is here instead', () => {
    expect(offlineMarks({ page: undefined, pack: undefined })).toBe('');
    expect(offlineMarks({ page: 'en', pack: 'en' })).toBe('other=en&pack=en');
  });

  it('keeps what the router fetches of such pages, one by one', () => {
    const headers = { ...ROUTER, 'next-router-segment-prefetch': '/_tree' };
    const keys = [
      ask('/en/about', cors, ROUTER),
      ask('/en/about', cors, headers),
      ask('/id/about', cors, ROUTER),
    ].map((decision) => (decision.kind === 'payload' ? decision.key : ''));
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain('');
  });

  it('finds the entries of a build again from the keys it is stored under', () => {
    for (const each of build.entries) expect(entryOf(keyOf(each))).toEqual(each);
  });

  it('looks for files of older builds before the network, for tabs that still run them', () => {
    expect(ask('/_next/static/chunks/old.js', cors)).toEqual({ kind: 'late-file' });
  });

  it.each([
    ['another origin', ask('https://elsewhere.test/en/product')],
    ['a write', ask('/en/product', { method: 'POST' })],
    ['the BFF', ask('/content?query=x', cors)],
    ['a session check', ask('/api/session', cors)],
    ['an own file of a person', ask('/files/x')],
    ['a fetch that is no page', ask('/en/product', cors)],
  ])('leaves %s alone', (_, decision) => {
    expect(decision).toEqual({ kind: 'pass' });
  });
});
