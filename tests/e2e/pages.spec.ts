import type { Page } from '@playwright/test';
import { listedAddresses, sitemaps } from './sitemap.ts';
import { bare, expect, test } from './test.ts';

const PAGES = [
  '',
  '/product',
  '/product/alva-one',
  '/product/alva-cervo',
  '/product/alva-n3',
  '/product/alva-cervo/customize',
  '/product/alva-n3/aec-scbd/customize',
  '/charging-station',
  '/shop',
  '/shop/spare-parts',
  '/shop/accessories',
  '/shop/apparel',
  '/shop/battery',
  '/monthly-cost',
  '/dp-simulation',
  '/about',
  '/my-alva-app',
  '/support',
  '/support/battery',
  '/support/battery/swap',
  '/support/re-charge-and-swap',
  '/contact-us',
  '/whats-new',
  '/whats-new/press-release',
  '/whats-new/old-batteries',
  '/promo',
  '/promo/n3-helmet',
  '/policy/warranty',
];

/** What a page says of itself as it is sent, before any script runs. */
const headOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const meta = (name: string) =>
      sent
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content') ?? '';
    const path = (selector: string) =>
      new URL(sent.querySelector(selector)?.getAttribute('href') ?? 'x:').pathname;
    return {
      lang: sent.documentElement.lang,
      title: sent.title,
      description: meta('description'),
      texts: ['og:title', 'og:description', 'og:url', 'twitter:card'].map(meta),
      image: new URL(meta('og:image')).pathname,
      canonical: path('link[rel=canonical]'),
      en: path('link[hreflang=en]'),
      id: path('link[hreflang=id]'),
      any: path('link[hreflang=x-default]'),
      spoken: ['h1', 'h2', 'h3'].map((h) => sent.querySelector(`.sr-only ${h}`)?.textContent),
      titles: sent.querySelectorAll('h1').length,
    };
  }, html);

for (const locale of ['en', 'id'])
  test(`meta data of every page is complete: ${locale}`, async ({ page, request }) => {
    for (const path of PAGES) {
      const address = `/${locale}${path}`;
      const head = await headOf(page, await (await request.get(address)).text());
      expect.soft(head, address).toMatchObject({
        lang: locale,
        title: expect.stringMatching(/.{11}/),
        description: expect.stringMatching(/.{51}/),
        texts: Array.from({ length: 4 }, () => expect.stringMatching(/./)),
        canonical: address,
        en: `/en${path}`,
        id: `/id${path}`,
        any: path === '' ? '/' : path,
        spoken: Array.from({ length: 3 }, () => expect.stringMatching(/./)),
        titles: 1,
      });
      expect.soft((await request.get(head.image)).status(), `picture of ${address}`).toBe(200);
    }
  });

test('product pages tell search engines what they sell and where they stand', async ({ page }) => {
  await page.goto('/id/product/alva-cervo');
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  expect(blocks.find((each) => each['@type'] === 'Product')).toMatchObject({
    name: 'ALVA CERVO',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 35_750_000,
      priceCurrency: 'IDR',
      offerCount: 38,
    },
  });
  const { offers } = blocks.find((each) => each['@type'] === 'Product');
  expect(offers.offers).toContainEqual(
    expect.objectContaining({
      price: 35_750_000,
      areaServed: { '@type': 'AdministrativeArea', name: 'DKI Jakarta', identifier: '31' },
    }),
  );
  const trail = blocks.find((each) => each['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement).toHaveLength(3);
});

test('every kind of page tells search engines what it is about', async ({ request }) => {
  for (const [path, kinds] of [
    ['', ['Organization']],
    ['/product/alva-n3', ['Product', 'AggregateOffer', 'Offer', 'BreadcrumbList']],
    ['/product/alva-n3/customize', ['BreadcrumbList']],
    ['/shop/apparel/city-jacket', ['Product', 'Offer', 'BreadcrumbList']],
    ['/shop/battery/battery-alva-n3', ['Product', 'Offer', 'BreadcrumbList']],
    ['/shop/spare-parts/x/45105-CVO-00', ['Product', 'Offer', 'BreadcrumbList']],
    ['/support/battery', ['FAQPage', 'BreadcrumbList']],
    ['/whats-new/old-batteries', ['BlogPosting', 'Organization', 'BreadcrumbList']],
    ['/promo/n3-helmet', ['BreadcrumbList']],
    ['/policy/warranty', ['BreadcrumbList']],
    ['/contact-us', ['Organization', 'BreadcrumbList']],
  ] as const) {
    const html = await (await request.get(`/id${path}`)).text();
    const structuredData = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ]
      .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
      .map((data) => {
        expect(data['@context'], path).toBe('https://schema.org');
        return JSON.stringify(data);
      })
      .join();
    for (const kind of kinds) expect(structuredData, path).toContain(`"@type":"${kind}"`);
  }
});

test('the language follows the visitor, then the choice', async ({ page }) => {
  await page.goto('/product?sort=range');
  await expect(page).toHaveURL(/\/id\/product\?sort=range$/);
});

test('an unknown product answers 404 with the nearest pages', async ({ page }) => {
  const answer = await page.goto('/en/product/alva-crevo');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'ALVA CERVO' }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-cervo$/);
});

test('an unknown path answers 404 in its language', async ({ page }) => {
  const answer = await page.goto('/id/tidak/ada');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'Halaman ini tidak ada', level: 2 }),
  ).toBeVisible();
});

// The browser reports the intruder as an error: that is what is wanted here.
bare('the policy of a page lets no script in but its own', async ({ page }) => {
  const answer = await page.goto('/en/product/alva-one');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/);
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
    })
    .catch(() => {});
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('robots leads to sitemaps that name every page in both languages', async ({ request }) => {
  const listed = await listedAddresses(request);
  for (const path of PAGES)
    for (const locale of ['en', 'id']) expect(listed).toContain(`/${locale}${path}`);
  expect(new Set(listed).size).toBe(listed.length);
});

test('every charger stands in the sitemap once, each language naming the other', async ({
  request,
}) => {
  const files = await sitemaps(request);
  const text = files.get('/sitemap-stations-1.xml') ?? '';
  const entry = text.match(
    /<url><loc>[^<]*\/en\/charging-station\/sta_demo_plaza-bundaran<.*/,
  )?.[0];
  expect(entry).toMatch(
    /hreflang="id" href="[^"]*\/id\/charging-station\/sta_demo_plaza-bundaran"/,
  );
  expect(entry).toMatch(/hreflang="x-default" href="[^"]*:\d+\/charging-station\/sta_demo_plaza/);
  expect(text).not.toContain('/plaza-bundaran<');
  const last = [...files.keys()].filter((file) => file.startsWith('/sitemap-stations-')).length;
  expect((await request.get(`/sitemap-stations-${last + 1}.xml`)).status()).toBe(404);
});

test("a charger's page has one address for search engines, by id and by slug", async ({ page }) => {
  for (const key of ['sta_demo_plaza-bundaran', 'plaza-bundaran']) {
    await page.goto(`/id/charging-station/${key}`);
    await expect(page.getByRole('link', { name: 'Navigasi' })).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute(
      'href',
      /\/id\/charging-station\/sta_demo_plaza-bundaran$/,
    );
  }
});
