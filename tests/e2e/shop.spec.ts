import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { keyboardOn } from './keyboard.ts';
import { LOOKS_OF_STATES } from './looks.ts';
import { listedAddresses } from './sitemap.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const box = (page: Page) => page.getByRole('searchbox');

const alive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

test('a part is found while one types, opened, and left the way one came', async ({ page }) => {
  // A request that outlives its page has no body a test could read: it is read where it is sent.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => localStorage.setItem('test-beacon', text));
      return send(url, body);
    };
  });
  const delivered = page.waitForResponse(
    (answer) => answer.url().endsWith('/graphql') && answer.request().resourceType() === 'ping',
  );
  await alive(page, '/en/shop/spare-parts');
  await expect(count(page)).toHaveText('545 parts');
  await box(page).pressSequentially('brake dis', { delay: 15 });
  await expect(page).toHaveURL(/q=brake\+dis$/);
  await expect(rows(page).first()).toContainText('Front brake disc');
  await page.getByLabel('Model').selectOption({ label: 'ALVA N3' });
  await expect(page).toHaveURL(/model=alva-n3/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('45251-NTR-00');

  await page.getByRole('link', { name: 'Front brake disc' }).click();
  await expect(page).toHaveURL(
    /\/en\/shop\/spare-parts\/front-brake-disc\/45251-NTR-00\?sparepartCode=45251-NTR-00$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front brake disc');
  await expect(page.getByRole('link', { name: 'ALVA N3', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Front brake disc: spare part | ALVA');
  const beacon = await page.evaluate(() => localStorage.getItem('test-beacon'));
  expect(JSON.parse(beacon ?? '{}')).toMatchObject({
    variables: { keyword: 'brake dis', type: 'SPARE_PART' },
  });
  expect((await delivered).status()).toBe(200);

  await page.getByRole('link', { name: 'All spare parts' }).click();
  await expect(page).toHaveURL(/q=brake\+dis&model=alva-n3/);
  await expect(box(page)).toHaveValue('brake dis');
  await expect(rows(page)).toHaveCount(1);
});

test('a misspelt search finds what was meant and says so; nonsense has a next step @full', async ({
  page,
}) => {
  await alive(page, '/id/shop/spare-parts');
  await box(page).fill('kampsa rem');
  await expect(page.getByText('Berikut hasil untuk “kampas rem”')).toBeVisible();
  await expect(rows(page).first()).toContainText('Set kampas rem depan');
  await box(page).fill('zzzzzzzzz');
  await expect(page.getByText('Tidak ada suku cadang untuk “zzzzzzzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await expect(count(page)).toHaveText('545 suku cadang');
});

test('pages live in the address: size, back, reload and the other language keep them', async ({
  page,
}) => {
  await alive(page, '/en/shop/spare-parts');
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText('26-50 of 545')).toBeVisible();
  const [first] = await rows(page).getByRole('heading').allTextContents();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51-75 of 545')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/size=25&page=2$/);
  await expect(page.getByText('26-50 of 545')).toBeVisible();
  await page.reload();
  await expect(rows(page).getByRole('heading').first()).toHaveText(first ?? '');
  await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL(/\/id\/shop\/spare-parts\?size=25&page=2$/);
  await expect(page.getByText('26-50 dari 545')).toBeVisible();
});

test('while the next page is on its way, the rows shown and what is said of them stay together', async ({
  page,
}) => {
  await alive(page, '/en/shop/spare-parts');
  const heading = rows(page).getByRole('heading').first();
  const before = await heading.textContent();
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('list').filter({ has: page.getByRole('article') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(heading).toHaveText(before ?? '');
  await expect(page.getByText('1-10 of 545')).toBeVisible();
  letGo();
  await expect(page.getByText('11-20 of 545')).toBeVisible();
  expect(await heading.textContent()).not.toBe(before);
});

test('a part of the high-voltage side is left to the workshop, and says so', async ({ page }) => {
  await page.goto('/en/shop/spare-parts/any/31120-ONE-00');
  await expect(page.getByText('Workshop fitting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
});

test('an unknown part is a 404 with the nearest ones', async ({ page }) => {
  const answer = await page.goto('/en/shop/spare-parts/front-brake-disk/99999-CVO-00');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such part');
  await expect(rows(page).first()).toContainText('Front brake disc');
  const good = await page.goto('/en/shop/accessories/top-box-23');
  expect(good?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /Top box/ }).first()).toBeVisible();
});

test('search engines are told what a part costs, what it fits and where it stands', async ({
  page,
  request,
}) => {
  await page.goto('/id/shop/spare-parts/x/45105-CVO-00');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  expect(blocks.find((each) => each['@type'] === 'Product')).toMatchObject({
    sku: '45105-CVO-00',
    offers: { price: 98_000, priceCurrency: 'IDR' },
  });
  expect(blocks.find((each) => each['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(4);
  const path = '/shop/spare-parts/set-kampas-rem-depan/45105-CVO-00';
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/id${path}$`),
  );
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
    'href',
    /\/en\/shop\/spare-parts\/front-brake-pad-set\/45105-CVO-00$/,
  );
  const listed = await listedAddresses(request);
  expect(listed).toContain(`/id${path}`);
  expect(listed).toContain('/en/shop/apparel/city-jacket');
});

test('things are bought by kind: a jacket in size M, sold-out sizes out of reach', async ({
  page,
}) => {
  await alive(page, '/en/shop');
  await page.getByRole('main').getByRole('link', { name: 'Apparel' }).click();
  await expect(page).toHaveURL(/\/en\/shop\/apparel$/);
  await page.getByRole('link', { name: 'T-shirt with lightning stitch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T-shirt with lightning stitch');
  await expect(page.getByRole('radio', { name: /XXL/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Choose a size')).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await expect(page.getByText('Choose a size')).toBeHidden();
  await expect(page).toHaveURL(/size=M$/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

test('accessories are narrowed by model; one box of the shop finds parts and goods, misspelt too @full', async ({
  page,
}) => {
  await alive(page, '/id/shop/accessories?model=alva-n3');
  await expect(page.getByLabel('Model')).toHaveValue('alva-n3');
  await expect(page.getByRole('link', { name: 'Boks belakang 22 liter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boks belakang 32 liter' })).toHaveCount(0);
  await alive(page, '/id/shop');
  const search = page.getByRole('combobox', { name: 'Cari di toko' });
  await search.fill('kampasrem');
  await expect(page.getByRole('option', { name: /kampas rem/i }).first()).toBeVisible();
  await search.fill('helem');
  await page.getByRole('option', { name: /helm/i }).first().click();
  await expect(page).toHaveURL(/\/id\/shop\/apparel\//);
});

test('the keyboard alone finds and opens a part @full', async ({ page }) => {
  await alive(page, '/en/shop/spare-parts');
  const { type, press } = await keyboardOn(page);
  await type('searchbox', 'Search for a part', 'mirror');
  await expect(rows(page).first()).toContainText(/mirror/i);
  await press('link', /mirror/i);
  await expect(page).toHaveURL(/\/en\/shop\/spare-parts\/.*mirror/);
});

for (const { locale, theme, tag } of LOOKS_OF_STATES)
  test(`a search without results and an unknown part are accessible: ${locale}, ${theme}${tag}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of ['/shop/spare-parts?q=zzzzzzzz', '/shop/spare-parts/x/99999-XXX-00']) {
      await alive(page, `/${locale}${path}`);
      await expectAccessible(page);
    }
  });

test('a part opened while the search is still typed opens, and the way back finds the search @full', async ({
  page,
}) => {
  await alive(page, '/en/shop/spare-parts');
  await box(page).fill('mirro');
  await expect(page).toHaveURL(/q=mirro$/);
  await expect(rows(page).first()).toContainText(/mirror/i);
  // The part's page is on its way when the address takes up the last letter.
  const taken = Promise.withResolvers<void>();
  await page.exposeFunction('addressTaken', taken.resolve);
  await page.route(/spare-parts\/[^?]+\?_rsc/, async (route) => {
    await taken.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (!location.search.endsWith('q=mirror')) return;
      clearInterval(timer);
      (window as unknown as { addressTaken(): void }).addressTaken();
    }, 20);
  });
  const link = rows(page).first().getByRole('link').first();
  await box(page).press('r');
  await link.click();
  await expect(page).toHaveURL(/\/en\/shop\/spare-parts\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(/q=mirror$/);
  await expect(box(page)).toHaveValue('mirror');
});
