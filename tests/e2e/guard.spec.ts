import { createHash } from 'node:crypto';
import { expect, test } from './test.ts';

const PRIVATE = /private|no-store/;

test.describe('no cache in front may keep', () => {
  for (const [what, path, headers, status] of [
    ['a page', '/en', {}, 200],
    [
      'a shell asked for by a header',
      '/en/charging-station/doesnotexist',
      { 'x-alva-shell': '1' },
      200,
    ],
    [
      'a shell fetched by a script',
      '/en/charging-station/doesnotexist',
      { 'sec-fetch-dest': 'empty' },
      200,
    ],
    ['a shell of somebody’s own page', '/en/profile', { 'x-alva-shell': '1' }, 200],
    ['what does not exist yet', '/en/promo/ramadan-2027', {}, 404],
    ['a file that does not exist yet', '/en/brochure.pdf', {}, 404],
    ['a listing', '/en/sell-my-motorcycle/lst_NONE', {}, 404],
  ] as const)
    test(what, async ({ request }) => {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()['cache-control']).toMatch(PRIVATE);
      expect(answer.headers()['cache-control']).not.toContain('s-maxage');
    });
});

test('pictures are not optimised here, so none outlives the file', async ({ request }) => {
  for (const url of ['/pictures/hero.jpg', '/files/upl_1', 'https://example.com/a.jpg']) {
    const answer = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(answer.status()).toBe(404);
  }
});

test('what is not there comes with a policy and in no frame', async ({ request }) => {
  for (const path of ['/x.html', '/graphql/x.css', '/en/x.html', '/_next/nothing']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await request.get('/sw.js')).headers()['content-security-policy']).toBeUndefined();
  expect((await request.get('/api/health')).headers()['content-security-policy']).toContain(
    "default-src 'none'",
  );
});

test('a listing runs the scripts of its shell alone', async ({ request }) => {
  const answer = await request.get('/en/sell-my-motorcycle/lst_NONE');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const [, allowed = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const html = await answer.text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'));
  expect(inline.length).toBeGreaterThan(1);
  for (const hash of inline) expect(allowed).toContain(`'sha256-${hash}'`);
  expect(allowed).not.toContain("'unsafe-inline'");
});

test('the offline page leads to no other site', async ({ page, baseURL }) => {
  await page.goto('/en/offline?from=%2F%09%2F127.0.0.1:1%2Fphish');
  await page.waitForURL((url) => !url.pathname.startsWith('/en/offline'), { timeout: 20_000 });
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
});
