import type { Page } from '@playwright/test';
import { headingFaults } from '#tests/e2e/headings.ts';
import { expect, test } from '#tests/e2e/test.ts';

/** One page of each kind that shares its shell with others, and what it is about. */
const TOLD = [
  {
    path: '/id/shop/spare-parts/set-kampas-rem-depan/45105-CVO-00',
    other: '/en/shop/spare-parts/front-brake-pad-set/45105-CVO-00',
    name: 'Set kampas rem depan',
    says: ['45105-CVO-00', 'Rp98.000', 'ALVA CERVO'],
    kind: 'Product',
  },
  {
    path: '/id/experience-center/aec-scbd',
    other: '/en/experience-center/aec-scbd',
    name: 'ALVA Experience Center SCBD',
    says: ['Sudirman', 'Senin'],
    kind: 'MotorcycleDealer',
  },
  {
    path: '/id/charging-station/sta_demo_plaza-bundaran',
    other: '/en/charging-station/sta_demo_plaza-bundaran',
    name: 'Plaza Bundaran, Parkir Motor B1',
    says: ['Thamrin', 'kW'],
    kind: 'LocalBusiness',
  },
] as const;

const structured = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));

const canonicals = (page: Page) =>
  page
    .locator('link[rel=canonical]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the leaderboard opened for a motorcycle has its rank in the head', async ({ page }) => {
    const headAt = async (path: string): Promise<(string | null)[]> => {
      await page.goto(path);
      return [
        await page.title(),
        await page.locator('meta[property="og:title"]').getAttribute('content'),
        await page.locator('meta[name=description]').getAttribute('content'),
      ];
    };
    const vin = 'MJXVA2BP1SK002117';
    const [title, card, about] = await headAt(`/en/leaderboard?id=${vin}`);
    expect(title).toMatch(/^No\. \d+ · .* \| ALVA$/);
    expect(card).toBe(title);
    expect(about).toMatch(/No\. \d+, [\d,]+ trips?\./);
    const efficiency = await headAt(`/id/leaderboard?id=${vin}&category=EFFICIENCY`);
    expect(efficiency[2]).toMatch(/km\/kWh/);
    for (const other of ['', '?id=MJX0', '?id=%3Cscript%3E'])
      expect((await headAt(`/en/leaderboard${other}`))[0]).not.toContain('No.');
  });

  for (const { path, other, name, says, kind } of TOLD)
    test(`whoever runs no script reads what it is: ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const text of says) await expect(page.getByRole('main')).toContainText(text);
      expect(await headingFaults(page)).toEqual([]);
      await expect(page.locator('main [aria-busy=true]')).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${name}.*ALVA$`));
      expect(await canonicals(page)).toEqual([path]);
      const html = (await answer?.text()) ?? '';
      const language = other.slice(1, 3);
      expect(html).toMatch(new RegExp(`hreflang="${language}" href="[^"]*${other}"`));
      const types = [...html.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
      expect(types).toContain(kind);
      expect(types).toContain('BreadcrumbList');
    });

  const TITLES = {
    en: 'Electric motorcycles from Indonesia | ALVA',
    id: 'Motor listrik dari Indonesia | ALVA',
  };
  for (const [language, title] of Object.entries(TITLES))
    test(`a page without a title of its own has the product's: ${language}`, async ({ page }) => {
      for (const path of ['charging-station/sta_gone', 'experience-center/nowhere']) {
        await page.goto(`/${language}/${path}`);
        await expect(page).toHaveTitle(title);
        expect(await page.locator('head > title').count()).toBe(1);
        expect(await page.locator('meta[name=description]').count()).toBe(1);
      }
    });
});

for (const { path, name } of TOLD)
  test(`no other address or name stands in the head, not even for a moment: ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { titles: [] as string[], canonicals: [] as string[] };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.title !== '') seen.titles.push(document.title);
        for (const link of document.querySelectorAll('link[rel=canonical]'))
          seen.canonicals.push(new URL((link as HTMLLinkElement).href).pathname);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toContainText(name);
    const { titles, canonicals: addresses } = await page.evaluate(
      () => (window as unknown as { seen: { titles: string[]; canonicals: string[] } }).seen,
    );
    expect(new Set(addresses)).toEqual(new Set([path]));
    expect(new Set(titles).size).toBe(1);
    expect(await canonicals(page)).toEqual([path]);
    expect(
      (await structured(page)).filter((each) => each['@type'] === 'BreadcrumbList'),
    ).toHaveLength(1);

    // A link inside the site takes the head along, and leaves nothing of it behind.
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => canonicals(page)).toEqual([new URL(page.url()).pathname]);
    expect(await page.locator('head > title').count()).toBe(1);
  });

test('what does not exist answers 404 and is no page for search engines', async ({ page }) => {
  for (const path of ['/en/experience-center/nowhere', '/en/charging-station/sta_gone']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('an address that no page can have answers 404 and not 500', async ({ request }) => {
  const long = '9'.repeat(400);
  for (const path of [
    '/en/product/%2',
    '/id/policy/%E0%A4',
    `/en/sell-my-motorcycle/${long}`,
    '/en/sell-my-motorcycle/a.b',
    '/a%40b.co/sell-my-motorcycle/a%40b.co',
    `/${long}/product`,
  ])
    expect((await request.get(path)).status(), path.slice(0, 60)).toBe(404);
});

test('an unknown place offers the ones whose names are most like it', async ({ page }) => {
  await page.goto('/id/experience-center/aec-scdb');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tempat ini sudah tidak ada');
  await page.getByRole('link', { name: /^ALVA Experience Center SCBD/ }).click();
  await expect(page).toHaveURL(/\/id\/experience-center\/aec-scbd$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/SCBD/);
});

test('every list of the site tells search engines where it stands', async ({ page }) => {
  for (const path of ['product', 'shop', 'experience-center', 'charging-station']) {
    await page.goto(`/id/${path}`);
    const trail = (await structured(page)).find((each) => each['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.at(-1).item).toMatch(new RegExp(`/id/${path}$`));
  }
});
