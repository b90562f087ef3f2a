import { expectAccessible } from '#tests/e2e/axe.ts';
import { bare, expect, goOffline } from '#tests/e2e/test.ts';

// Without signal a page's own attempts to fetch are errors in its console.
bare(
  'one box finds everything by keyboard, mistyped, and without signal once it was opened',
  async ({ page, context }) => {
    await page.goto('/en');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    // Until the page listens, the key does nothing.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(box).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await box.fill('brakepad');
    const results = page.getByRole('listbox', { name: 'Results' });
    await expect(results.getByRole('option').first()).toContainText(/brake pad/i);
    await expect(page.getByText('Showing results for “brake pad”.')).toBeVisible();
    await expectAccessible(page);

    await box.fill('lend to friend');
    const answer = results.getByRole('option', { name: /Can someone else ride my motorcycle/ });
    await expect(answer).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/support\/account\/share$/);
    await expect(box).toHaveCount(0);

    await goOffline(context);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box.fill('Bandong');
    await expect(
      results.getByRole('option', { name: /Charging stations in Bandung/ }),
    ).toBeVisible();
    await box.fill('xqzwv');
    await expect(page.getByText('Nothing found for “xqzwv”').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  },
);
