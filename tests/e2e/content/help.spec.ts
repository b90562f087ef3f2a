import { expect, test } from '#tests/e2e/test.ts';

test('help is found by a mistyped word, answered, and led back to', async ({ page }) => {
  await page.goto('/en/support');
  const field = page.getByRole('searchbox', { name: 'Search the help topics' });
  await field.fill('cuopon');
  const result = page.getByRole('link', { name: /Why is my coupon not accepted/ });
  await expect(result).toBeVisible();
  // A beacon: what it carries is the browser's own, its going out can be seen.
  const logged = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.resourceType() === 'ping',
  );
  await result.click();
  await logged;
  await expect(page).toHaveURL(/\/en\/support\/orders\/coupon$/);
  await expect(page.getByRole('article')).toContainText('It may have expired');
  await page.goBack();
  await expect(field).toHaveValue('cuopon');
  await expect(result).toBeVisible();
});

test('a search that finds nothing offers a person', async ({ page }) => {
  await page.goto('/id/support');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('Belum ada jawaban dengan kata itu')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kirim pesan' }).first().click();
  await expect(page).toHaveURL(/\/id\/contact-us$/);
});

test('an answer stays the same answer in the other language', async ({ page }) => {
  await page.goto('/id/support/battery/swap');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    'Bagaimana cara tukar baterai?',
  );
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/support\/battery\/swap$/);
  await expect(page.getByRole('article')).toContainText('How does battery swapping work?');
});

test('topics tell search engines their questions', async ({ page }) => {
  await page.goto('/id/support/battery');
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const faq = blocks.find((each) => each['@type'] === 'FAQPage');
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(5);
  expect(faq.mainEntity[0]).toMatchObject({
    '@type': 'Question',
    acceptedAnswer: { '@type': 'Answer' },
  });
  const trail = blocks.find((each) => each['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement).toHaveLength(3);
});

/** Of every kind of page one address with a slip in it, and what was meant. */
const SLIPS = [
  ['/en/support/batery', 'Battery and charging'],
  ['/en/support/orders/cupon', 'Why is my coupon not accepted?'],
  ['/en/whats-new/courier-years', 'A courier counts'],
  ['/en/promo/n3-helm', 'A helmet with every N3'],
  ['/en/policy/warrenty', 'Warranty'],
  ['/en/shop/apparel/city-jaket', 'City jacket'],
  ['/en/shop/battery/batery-alva-n3', 'Battery for ALVA N3'],
  ['/en/product/alva-crevo/customize', 'Configure your ALVA CERVO'],
  ['/en/prodct', 'All ALVA motorcycles'],
] as const;

test('a mistyped address answers 404 and offers what is near', async ({ page }) => {
  for (const [mistyped, offered] of SLIPS) {
    const answer = await page.goto(mistyped);
    expect.soft(answer?.status(), mistyped).toBe(404);
    const link = page.getByRole('main').getByRole('link', { name: offered, exact: true });
    await expect.soft(link, mistyped).toBeVisible();
  }
});
