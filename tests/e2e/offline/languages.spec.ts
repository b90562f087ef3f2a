import {
  bothLanguages,
  expect,
  fill,
  languagesOnDevice,
  signInAs,
  test,
  untilInstalled,
} from './phone.ts';

test.use({ firstVisit: true });

const BY_LINK = '/en/support';

/** The phone's owner asked the browser to use little data. */
const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

test('with data saver one language is here; the other says so, and comes when it is asked for @full', async ({
  phone,
}) => {
  const { page, context, wire } = phone;
  await context.addInitScript(saveData);
  await signInAs(page, 'owner@alva.demo');
  await page.goto('/en/product');
  await untilInstalled(page);
  await page.waitForTimeout(8_000);
  expect(await languagesOnDevice(page)).toEqual(['en']);

  await wire.down();
  await page.goto('/id/product');
  await expect(page).toHaveURL(/\/id\/product$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByText('Halaman ini belum ada dalam Bahasa Indonesia').last()).toBeVisible();
  await page.getByRole('link', { name: 'Baca dalam bahasa Inggris' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  await expect(page.getByRole('main').getByRole('heading', { name: /N3/ }).first()).toBeVisible();
  // The switch of the page itself leads to the same words, not to the browser's own error.
  await page.locator('footer [hreflang=id]').first().click();
  await expect(page.getByRole('link', { name: 'Baca dalam bahasa Inggris' })).toBeVisible();

  await wire.up();
  await page.goto('/en/profile/device');
  await page.getByRole('button', { name: /Keep on this device ?: Pages in Indonesian/ }).click();
  await expect.poll(() => languagesOnDevice(page)).toHaveLength(2);
  await expect(page.getByText('Open without signal')).toHaveCount(2);
  await wire.down();
  await page.goto('/id/product');
  await expect(page.getByRole('main').getByRole('heading', { name: /N3/ }).first()).toBeVisible();
});

test('the language that is read is installed first, the other when the page is calm @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await page.goto('/id/product');
  await untilInstalled(page);
  expect(await languagesOnDevice(page)).toContain('id');
  const before = wire.requests.filter((each) => each.startsWith('GET /en/my-ev')).length;
  expect(before, 'of the other language nothing is fetched before the page is in use').toBe(0);
  await expect.poll(() => languagesOnDevice(page)).toHaveLength(2);
  await wire.down();
  await page.goto('/en/my-ev/MH3XXXXXXXX000001');
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page).toHaveURL(/\/en\/(my-ev|login)/);
});

test('a page opened by a link alone opens by its address without signal @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const link = page.locator(`footer a[href="${BY_LINK}"]`).first();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${BY_LINK}$`));
  const isCached = (): Promise<boolean> =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, BY_LINK);
  await expect.poll(isCached).toBe(true);
  await wire.down();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${BY_LINK}$`));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
});

test('the page somebody landed on before there was a worker opens again @full', async ({
  browser,
  phone,
}) => {
  const { wire } = phone;
  const context = await browser.newContext({
    baseURL: wire.origin,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/id/policy/warranty');
  await untilInstalled(page);
  const isCached = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/id/policy/warranty')) !== undefined);
  await expect.poll(isCached).toBe(true);
  await wire.down();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await context.close();
});

test('the address of a motorcycle is in no cache, also in a language that is not here @full', async ({
  phone,
}) => {
  const { page, context } = phone;
  await context.addInitScript(saveData);
  await page.goto('/en/product');
  await untilInstalled(page);
  const vin = 'MH3XXXXXXXX000001';
  await page.goto(`/id/my-ev/${vin}`);
  await page.waitForTimeout(3_000);
  const addresses = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    return cached;
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => address.includes(vin))).toEqual([]);
  await bothLanguages(page);
});
