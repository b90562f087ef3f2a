import { expect, fill, signInAs, test } from './phone.ts';

test('what recommendations came to, and what was paid for them, opens without signal, with its age @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'affiliate@alva.demo');
  await fill(phone, 'cus_affiliate');
  const pages = ['/en/orp-dashboard', '/en/orp-dashboard/finance'];
  const sales = page.getByRole('table', { name: 'Sales made with your key' });
  for (const path of pages) {
    await page.goto(path);
    await expect(sales).toBeVisible();
    await expect(page.getByText(/^Saved on this device, /)).toHaveCount(0);
  }
  await wire.down();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(/^Saved on this device, /).first()).toBeVisible();
    await expect(sales).toBeVisible();
    await expect(page.getByText(/^Rp\d/).first()).toBeVisible();
  }
});
