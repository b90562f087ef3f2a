import { goOffline } from '#tests/e2e/test.ts';
import { expect, test, untilInstalled } from './phone.ts';

test('a policy read in both languages opens without signal, and the switch leads from one to the other @full', async ({
  phone,
}) => {
  const page = await phone.open('/en/support');
  await untilInstalled(page);
  await page.goto('/id/policy/warranty');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/en/policy/warranty');
  const other = page.locator('footer [hreflang=id]');
  await page.waitForLoadState('networkidle');
  await goOffline(phone.context);

  await page.reload();
  await expect(page.getByRole('article')).toContainText('3 years or 36,000 km');
  await other.click();
  await expect(page).toHaveURL(/\/id\/policy\/warranty$/);
  await expect(page.getByRole('article')).toContainText('3 tahun atau 36.000 km');
});

test('help searches and answers without signal', async ({ phone }) => {
  const page = await phone.open('/id/support');
  await untilInstalled(page);
  await page.goto('/id/support/battery/swap');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/id/support');
  await page.waitForLoadState('networkidle');
  await goOffline(phone.context);
  await page.reload();
  await page.getByRole('searchbox').fill('tukar baterai');
  await page
    .getByRole('link', { name: /Bagaimana cara tukar baterai/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/id\/support\/battery\/swap$/);
  await expect(page.getByRole('article')).toContainText('kabinet');
});
