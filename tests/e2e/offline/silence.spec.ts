import { expect, fill, signInAs, test } from './phone.ts';

test.describe('a network that accepts everything and answers nothing', () => {
  test('shows the garage as it is on the device, without waiting for the session', async ({
    phone,
  }) => {
    const { page, wire } = phone;
    await signInAs(page, 'owner@alva.demo');
    await fill(phone, 'cus_owner');
    wire.silent(true);
    const garage = await phone.open('/en/my-ev');
    // The session alone would be waited for for three seconds.
    await expect(garage.getByRole('main').getByText('CERVO').first()).toBeVisible({
      timeout: 2_500,
    });
    wire.silent(false);
  });

  test('opens pages that were read before, by address and by link, and tells of the others', async ({
    phone,
  }) => {
    const { page, wire } = phone;
    await page.goto('/en/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.title();
    await page.goto('/en');
    wire.silent(true);
    const about = await phone.open('/en/about');
    await expect(about).toHaveTitle(title);
    // In the menu, which nobody needs to open for this.
    await page.locator('a[href="/en/about"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/en\/about$/);
    await expect(page).toHaveTitle(title);
    const other = await phone.open('/en/policy/refund-return-warranty');
    await expect(
      other.getByRole('heading', { level: 1, name: 'This page is not on your phone yet' }),
    ).toBeAttached();
    wire.silent(false);
  });
});
