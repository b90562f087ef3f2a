import { expect, fill, signInAs, test } from './phone.ts';

test('the icon of the app counts the writes that wait, and is clear when they are sent', async ({
  phone,
}) => {
  const { page, wire } = phone;
  // No window of this browser is an installed app; the page asks it all the same.
  await page.addInitScript(() => {
    const show = async (count: string) => localStorage.setItem('badge', count);
    Object.assign(navigator, {
      setAppBadge: (count: number) => show(String(count)),
      clearAppBadge: () => show('clear'),
    });
  });
  const badge = () => page.evaluate(() => localStorage.getItem('badge'));
  // Somebody whom the other tests send nothing: what was not read counts on the icon, too.
  await signInAs(page, 'support@alva.demo');
  await fill(phone, 'cus_support');
  await expect.poll(badge).toBe('clear');
  await wire.down();
  await page.goto('/en/charging-station');
  const hearts = page.getByRole('button', { name: /^Favourite: / });
  for (const [at, count] of [
    [0, '1'],
    [1, '2'],
  ] as const) {
    await expect(hearts.nth(at)).toBeEnabled();
    await hearts.nth(at).click();
    await expect.poll(badge).toBe(count);
  }
  await wire.up();
  await page.reload();
  await expect.poll(badge).toBe('clear');
});
