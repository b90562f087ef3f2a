import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePages } from '#edge/run/bundle-worker.ts';
import { PAGE_ASSETS, type PageWorker, startPageWorker } from '#edge/run/page-worker.ts';
import { bffOfProduct } from '#tests/support/product-bff.ts';
import { ONLINE_SHELL_PAGES, SHELL_PAGES } from '#web/sw/pages.ts';
import type { BuiltSite } from '#web/visits/built-site.ts';
import { type Ask, hear } from './compare.ts';

/** The product as `npm start` brings it up: the site in Node, and the BFF that both ask. */
const node = process.env.PRODUCT_ORIGIN ?? '';
const built = JSON.parse(readFileSync(join(PAGE_ASSETS, '__p/site.json'), 'utf8')) as BuiltSite;
const pages = Object.entries(built.pages).filter(
  ([path, { kind }]) => kind === 'page' && !path.startsWith('/_'),
);

let worker: PageWorker;
beforeAll(async () => {
  worker = await startPageWorker(bffOfProduct(node), { SITE_ORIGIN: node });
});
afterAll(() => worker.stop());

const differs = async (ask: Ask): Promise<string[]> => {
  const [inNode, inWorker] = await Promise.all([hear(node, ask), hear(worker.origin, ask)]);
  const what = `${ask.method ?? 'GET'} ${ask.path} ${JSON.stringify(ask.headers ?? {})}`;
  const faults: string[] = [];
  const note = (name: string, a: unknown, b: unknown): void => {
    if (a !== b) faults.push(`${what}: ${name}: Node ${a}, worker ${b}`);
  };
  note('status', inNode.status, inWorker.status);
  for (const name of Object.keys(inNode.headers))
    note(name, inNode.headers[name], inWorker.headers[name]);
  if (inNode.body !== inWorker.body)
    note('bytes', `${inNode.body.length}`, `${inWorker.body.length} or others`);
  return faults;
};

const AT_ONCE = 8;

const sameOf = async (asks: readonly Ask[]): Promise<void> => {
  const faults: string[] = [];
  for (let at = 0; at < asks.length; at += AT_ONCE)
    for (const each of await Promise.all(asks.slice(at, at + AT_ONCE).map(differs)))
      faults.push(...each);
  // As one text: a list in a message is cut to its length.
  expect(faults.join('\n')).toBe('');
};

const ROUTER = { rsc: '1' };
const AHEAD = { ...ROUTER, 'next-router-prefetch': '1' };
const segment = (path: string) => ({ ...AHEAD, 'next-router-segment-prefetch': path });
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

it('the page worker is small: whatever a location starts first, it has to read', async () => {
  const { gzipBytes, modules } = await bundlePages();
  expect(modules).toEqual([]);
  expect(gzipBytes).toBeLessThanOrEqual(60_000);
});

describe('the page worker answers as Node does', { timeout: 300_000 }, () => {
  it('every page of the build', async () => {
    expect(pages.length).toBeGreaterThan(300);
    await sameOf(pages.map(([path]) => ({ path })));
  });

  it('the payload of every page, for links', async () => {
    await sameOf(pages.map(([path]) => ({ path, headers: ROUTER })));
  });

  it('segments, and nothing for those that a page does not have', async () => {
    const asks = pages.flatMap(([path, { segments = [] }], at) => {
      const wanted =
        process.env.TEST_FULL === '1' ? segments : [segments[at % segments.length] ?? '/_tree'];
      return wanted.map((each) => ({ path, headers: segment(each) }));
    });
    await sameOf([
      ...asks,
      { path: '/en/product', headers: segment('/nothing') },
      { path: '/en/product', headers: segment('/$d$locale/../__PAGE__') },
      { path: '/en/product', headers: AHEAD },
      { path: '/en/product', headers: { 'next-router-segment-prefetch': '/_tree' } },
      { path: '/en/product', headers: { ...ROUTER, 'next-router-segment-prefetch': '/_tree' } },
      { path: '/en/charging-station/nowhere', headers: segment('/_tree') },
      { path: '/en/nothing', headers: segment('/_tree') },
      { path: '/en/nothing', headers: ROUTER },
    ]);
  });

  it('files that are no pages', async () => {
    const files = Object.entries(built.pages).flatMap(([path, { kind }]) =>
      kind === 'body' ? [path] : [],
    );
    expect(files.length).toBeGreaterThan(10);
    await sameOf(
      [
        ...files,
        ...built.files,
        '/sitemap.xml',
        '/sitemap-stations-1.xml',
        '/sitemap-stations-99.xml',
      ].map((path) => ({ path })),
    );
  });

  it('addresses without a language, old and wrong ones', async () => {
    const accepting = { 'accept-language': 'en-GB,en;q=0.9' };
    const chosen = { cookie: 'NEXT_LOCALE=en; Next-Locale=en' };
    await sameOf([
      { path: '/' },
      { path: '/', headers: accepting },
      { path: '/product?a=1&b=%20', headers: accepting },
      { path: '/product', headers: chosen },
      { path: '/en/', headers: chosen },
      { path: '/en/product/', headers: chosen },
      { path: '/en/product/?a=1' },
      { path: '/id/product', headers: chosen },
      { path: '/en/nothing' },
      { path: '/en/nothing/at/all' },
      { path: '/en/product/nothing' },
      { path: '/en/brochure.pdf' },
      { path: '/xx/product' },
      { path: '/x.html' },
      { path: '/brochures/nothing.pdf' },
      { path: '/en/product/%2' },
      { path: '/id/policy/%E0%A4' },
      { path: `/en/product/${'9'.repeat(400)}` },
      { path: '/_next/nothing' },
      { path: '/en/not-found' },
      { path: '/en/charging-station/-' },
    ]);
  });

  it('shells, told what they are opened for', async () => {
    const station = /charging-station\/([^<"]+)</.exec(
      await (await fetch(`${node}/sitemap-stations-1.xml`)).text(),
    )?.[1];
    expect(station).toBeDefined();
    const part = /\/id(\/shop\/spare-parts\/[^<]+)</.exec(
      await (await fetch(`${node}/sitemap-parts.xml`)).text(),
    )?.[1];
    for (const origin of [node, worker.origin]) {
      const opened = await hear(origin, {
        path: `/en/charging-station/${station}`,
        headers: OPENED,
      });
      expect(opened.body).toContain(`href="${node}/en/charging-station/${station}"`);
      const offer = await hear(origin, {
        path: '/en/sell-my-motorcycle/lst_eka_xp',
        headers: OPENED,
      });
      expect(offer.headers['x-robots-tag']).toBe('noindex');
      expect(offer.body).toContain(`href="${node}/en/sell-my-motorcycle/lst_eka_xp"`);
      const gone = await hear(origin, { path: '/en/sell-my-battery/lst_nothing', headers: OPENED });
      expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    const paths = [
      `/charging-station/${station}`,
      '/charging-station/sta_gone',
      '/experience-center/aec-scbd',
      '/experience-center/nowhere',
      part ?? '',
      '/shop/spare-parts/nothing/NOTHING',
      '/sell-my-motorcycle/lst_eka_xp',
      '/sell-my-motorcycle/lst_fajar_one',
      '/sell-my-motorcycle/lst_nothing',
      '/sell-my-battery/lst_nothing',
      '/leaderboard?id=NOBODY',
      '/my-ev/AV1TESTVIN0000001',
      '/my-ev/AV1TESTVIN0000001/guests',
      '/my-listings/lst_1',
      '/my-orders/ord_1',
      '/pstools/orders/ord_1',
      '/receipt/ABC',
    ];
    const isAsked = ([pages]: readonly [string, string]): boolean => {
      const pattern = new RegExp(`^${pages.replaceAll(/:\w+/g, '[^/?]+')}$`);
      return paths.some((path) => pattern.test(path));
    };
    expect([...SHELL_PAGES, ...ONLINE_SHELL_PAGES].filter((each) => !isAsked(each))).toEqual([]);
    await sameOf(
      ['en', 'id'].flatMap((locale) =>
        paths.flatMap((path) => [
          { path: `/${locale}${path}`, headers: { ...OPENED, cookie: 'alva-session=x' } },
          { path: `/${locale}${path}`, headers: { 'sec-fetch-dest': 'empty' } },
          { path: `/${locale}${path}`, headers: ROUTER },
          { path: `/${locale}${path}`, headers: { 'x-alva-shell': '1' } },
        ]),
      ),
    );
  });

  it('who has to sign in first, and who did', async () => {
    await sameOf([
      { path: '/en/profile', headers: OPENED },
      { path: '/en/my-orders/ord_1?a=1', headers: OPENED },
      { path: '/en/profile', headers: { ...OPENED, cookie: 'alva-session=x' } },
      { path: '/en/profile', headers: { ...OPENED, 'sec-fetch-site': 'cross-site' } },
      { path: '/en/profile', headers: { 'sec-fetch-site': 'same-origin', ...ROUTER } },
      { path: '/en/login', headers: { ...OPENED, cookie: '__Host-alva-session=x' } },
      { path: '/en/login?next=%2Fprofile', headers: OPENED },
    ]);
  });

  it('HEAD, other methods, and files without the worker', async () => {
    const picture = /\/pictures\/[^"' ]+\.(?:webp|jpg|avif)/.exec(
      await (await fetch(`${node}/en`)).text(),
    )?.[0];
    const script = /\/_next\/static\/[^"' ]+\.js/.exec(
      await (await fetch(`${node}/en`)).text(),
    )?.[0];
    await sameOf([
      { path: '/en/product', method: 'HEAD' },
      { path: '/en/nothing', method: 'HEAD' },
      { path: '/en/product', method: 'POST' },
      { path: '/en/shop/cart', method: 'DELETE' },
      { path: '/sitemap.xml', method: 'HEAD' },
      { path: picture ?? '' },
      { path: script ?? '' },
      { path: '/icons/favicon.svg' },
    ]);
  });

  it('passes what is the BFF’s on, whole', async () => {
    const health = await fetch(`${worker.origin}/api/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    const refused = await fetch(`${worker.origin}/graphql`, { method: 'POST', body: '{}' });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  it('a page that a browser has is not sent again', async () => {
    for (const [origin, headers] of [
      [node, {}],
      [worker.origin, {}],
      // Node gives a payload no validator.
      [worker.origin, ROUTER],
    ] as const) {
      const first = await fetch(`${origin}/en/product`, { headers });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await fetch(first.url, {
        headers: { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  it('an address that begins with two slashes leads to no other site', async () => {
    for (const origin of [node, worker.origin])
      for (const path of ['//evil.example/', '//evil.example//en/', '/en//product/']) {
        const answer = await fetch(origin + path, { redirect: 'manual' });
        const location = answer.headers.get('location') ?? '/';
        expect(new URL(location, origin).origin).toBe(origin);
      }
  });

  it('its files are not to be had under the address of their build', async () => {
    for (const path of [
      '/__p/site.json',
      `/__p/${built.id}/en.html`,
      `/__p/${built.id}/words-en.json`,
    ]) {
      const answer = await fetch(worker.origin + path, { redirect: 'follow' });
      expect(answer.status).toBe(404);
    }
  });
});
