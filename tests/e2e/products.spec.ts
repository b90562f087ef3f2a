import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test('from the start page to what a red CERVO costs in West Sumatra', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'See the motorcycles' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  await page.getByRole('link', { name: 'ALVA CERVO', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-cervo/);

  await page.getByRole('radio', { name: 'Indie Red' }).first().check({ force: true });
  await expect(page).toHaveURL(/color=indie-red/);
  await expect(page.getByRole('img', { name: /Indie Red/ }).first()).toBeVisible();

  const paid = page.locator('#price dd').last();
  await expect(paid).toHaveText('Rp35.750.000');
  await page.getByLabel('Province').selectOption({ label: 'West Sumatra' });
  await expect(page).toHaveURL(/area=13/);
  await expect(paid).not.toHaveText('Rp35.750.000');
  const amounts = await page
    .locator('#price dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => Number(row.querySelector('dd')?.textContent?.replace(/\D/g, ''))),
    );
  const [vehicle = 0, bbnkb = 0, pkb = 0, stnk = 0, tnkb = 0, bpkb = 0, otr, subsidy = 0, pays] =
    amounts;
  expect(vehicle + bbnkb + pkb + stnk + tnkb + bpkb).toBe(otr);
  expect(Number(otr) - subsidy).toBe(pays);
});

test('the list is filtered and ordered by its address, and keeps both through a language', async ({
  page,
}) => {
  await page.goto('/en/product');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Show').selectOption({ label: 'With battery subscription' });
  await page.getByLabel('Sort by').selectOption({ label: 'Price, lowest first' });
  await expect(page).toHaveURL(/show=rent&sort=price-asc/);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL(/\/id\/product\?show=rent&sort=price-asc$/);
  await expect(page.getByLabel('Urutkan')).toHaveValue('price-asc');
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
});

test('the first motorcycle of the list is on the first screen of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/en/product', '/id/product']) {
    await page.goto(path);
    const picture = page.getByRole('article').first().getByRole('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
  }
});

/** Half of what a phone had to scroll through before. */
const MOST_PIXELS = 5_950;

for (const locale of ['en', 'id'])
  test(`each model's page in ${locale} is short enough for a small phone, and tells all of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${locale}/product`);
    const models = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(models.length).toBeGreaterThan(4);
    const heights: Record<string, number> = {};
    for (const path of models) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      heights[path] = await page.evaluate(() => document.documentElement.scrollHeight);
      // What is beside the window or folded away is written all the same.
      expect(await page.locator('#details h3').count()).toBeGreaterThan(2);
      expect(await page.locator('#specifications dt').count()).toBeGreaterThan(15);
      expect(await page.locator('#price dd').count()).toBeGreaterThan(6);
      await expect(page.locator('#colors button')).not.toHaveCount(0);
    }
    expect(Object.entries(heights).filter(([, height]) => height > MOST_PIXELS)).toEqual([]);
  });

test('groups of the specifications stand two in a row on a phone, and an open one has a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/id/product/alva-cervo');
  const groups = page.locator('#specifications details');
  // At once: what is above them grows when the promotion of today comes.
  const boxes = () =>
    groups.evaluateAll((all) =>
      all.slice(0, 2).map((each) => {
        const { top, width } = each.getBoundingClientRect();
        return { top, width };
      }),
    );
  const [left, right] = await boxes();
  expect(right?.top).toBe(left?.top);
  await groups.first().locator('summary').click();
  await expect(groups.first().locator('dd').first()).toBeVisible();
  const [open, next] = await boxes();
  expect(open?.width).toBe(320);
  expect(next?.top).toBeGreaterThan(open?.top ?? 0);
});

test('a colour in the address is the colour on the page', async ({ page }) => {
  await page.goto('/id/product/alva-cervo?color=edgy-turqoise&accent=white');
  await expect(page.getByRole('radio', { name: 'Edgy Turqoise' }).first()).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Aksen putih' }).first()).toBeChecked();
});

test('a colour the model does not come in is said, and the nearest shown all round', async ({
  page,
}) => {
  await page.goto('/en/product/alva-cervo?color=indy-red&accent=white');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'indy-red' });
  await expect(notice).toHaveText('“indy-red” is not offered. You see Indie Red.');
  await expect(page.getByRole('radio', { name: 'Indie Red' }).first()).toBeChecked();
  await expect(page.getByRole('radio', { name: 'White accent' }).first()).toBeChecked();
  await expect(page).toHaveURL(/color=indie-red/);
  await expect(page.getByRole('img', { name: /ALVA CERVO in Indie Red$/ }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Casual Blue' }).first().check({ force: true });
  await expect(notice).toHaveCount(0);

  await page.goto('/id/product/alva-n3?color=zzzz');
  await expect(
    page.getByText('“zzzz” tidak tersedia. Yang tampil: Butterscotch Beige.'),
  ).toBeVisible();
});

test('without the server the price known stays and says so; another province has none', async ({
  page,
}) => {
  await page.route(/\/content\?/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
  );
  await page.goto('/en/product/alva-one');
  await expect(page.getByText('We could not refresh the price')).toBeVisible();
  await expect(page.locator('#price dd').last()).toHaveText('Rp29.490.000');
  await page.getByLabel('Province').selectOption({ label: 'Bali' });
  await expect(page.getByText('We could not load the price')).toBeVisible();
  await expect(page.locator('#price dd')).toHaveCount(0);
  await page.unroute(/\/content\?/);
  await page.locator('#price').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#price dd').last()).toHaveText(/^Rp/);
});

test('the slider that turns the motorcycle comes on to the floor before it, where no room was kept empty', async ({
  page,
  browser,
}) => {
  const viewport = { width: 360, height: 740 };
  // In one go, with the page's own letters: what is above moves when they or the promotion of today come.
  const boxesOn = async (shown: Page) => {
    await shown.waitForFunction(() => document.fonts.status === 'loaded');
    return shown.evaluate(() => {
      const picture = document.querySelector('main section img[src*="/spin/"]');
      const part = picture?.closest('section');
      return [part, picture, part?.querySelector('input[type=range]')].map((each) => {
        const box = each?.getBoundingClientRect();
        return { height: box?.height ?? 0, top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
      });
    });
  };
  const still = await browser.newPage({ viewport, javaScriptEnabled: false });
  await still.goto('/id/product/alva-cervo');
  const [before] = await boxesOn(still);
  await still.close();

  await page.setViewportSize(viewport);
  await page.goto('/id/product/alva-cervo');
  await expect(page.getByRole('slider', { name: 'Putar motor' })).toBeVisible();
  const [after, picture, slider] = await boxesOn(page);
  if (!before || !after || !slider || !picture) throw new Error('no motorcycle to turn');
  expect(after.height).toBe(before.height);
  // Its middle is at the picture's foot; below it the part ends.
  expect(slider.top).toBeLessThan(picture.bottom);
  expect(after.bottom - slider.bottom).toBeLessThanOrEqual(24);
});

test('each card of another model has its range and its top speed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/product/alva-one');
  const cards = page.locator('#others').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText('km', { exact: true })).toBeVisible();
    await expect(card.getByText('km/h', { exact: true })).toBeVisible();
  }
});

test('the page of a model ends on a phone with its price and the way to have one, which stays in sight down a comparison', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/product/alva-one');
  await page.waitForLoadState('networkidle');
  await page
    .locator('#others')
    .evaluate((last) => last.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const offer = page.getByRole('region', { name: 'Offer: ALVA ONE' });
  await expect(offer.getByText('Rp29.490.000')).toBeInViewport({ ratio: 1 });
  await expect(offer.getByRole('link', { name: 'Test ride' })).toBeInViewport({ ratio: 1 });
  await offer.getByRole('link', { name: 'Configure' }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-one\/customize/);

  await page.goto('/en/product/compare?models=alva-one,alva-n3');
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Configure ALVA N3' })).toBeInViewport({ ratio: 1 });
});

test('the motorcycle turns from the keyboard', async ({ page }) => {
  await page.goto('/en/product/alva-one');
  const slider = page.getByRole('slider', { name: 'Turn the motorcycle' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Turned by 15 degrees');
});

test('a view that cannot be loaded is counted, and tried again', async ({ page }) => {
  await page.route(/\/spin\/0[5-9]\.avif$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/product/alva-one');
  const slider = page.getByRole('slider', { name: 'Turn the motorcycle' });
  await slider.focus();
  await expect(page.getByText('5 of 24 views could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/views could not be loaded/)).toHaveCount(0);
});

test('the motorcycle turns by dragging', async ({ page }) => {
  await page.goto('/en/product/alva-one');
  const slider = page.getByRole('slider', { name: 'Turn the motorcycle' });
  await slider.scrollIntoViewIfNeeded();
  const picture = page.locator('img[src*="/spin/"]');
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no picture');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Turned by 45 degrees');
});

test('a brochure is a real document in each language', async ({ page, request }) => {
  for (const locale of ['en', 'id']) {
    await page.goto(`/${locale}/product/alva-n3`);
    const path = await page.getByRole('link', { name: /PDF/ }).getAttribute('href');
    expect(path).toBe(`/brochures/alva-n3-${locale}.pdf`);
    const answer = await request.get(path ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const body = await answer.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.length).toBeLessThan(400_000);
  }
});
