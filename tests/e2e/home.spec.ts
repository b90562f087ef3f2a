import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

test('a model and its colour chosen on the home page stay, and the configurator goes on with them', async ({
  page,
}) => {
  await page.goto('/en');
  const tab = page.getByRole('tab', { name: 'CERVO', exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('radio', { name: 'Indie Red' }).check({ force: true });
  const panel = page.getByRole('tabpanel', { name: 'CERVO' });
  await expect(panel.getByRole('img', { name: 'ALVA CERVO in Indie Red' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Configure ALVA CERVO' }).click();
  await expect(page).toHaveURL(/\/en\/product\/alva-cervo\/customize/);
  await expect(page.getByRole('radio', { name: 'Indie Red' })).toBeChecked();
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'Indie Red' })).toBeChecked();
});
