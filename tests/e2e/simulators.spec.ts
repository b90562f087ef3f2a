import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { LOOKS_OF_STATES } from './looks.ts';
import { expect, test } from './test.ts';

const rupiah = (text: string): number => Number(text.replace(/\D/g, ''));

const alive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

/** Amounts of the month-by-month table, by column. */
const schedule = (page: Page) =>
  page
    .getByRole('region', { name: /Month by month|Jadwal cicilan/ })
    .locator('table tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) =>
          Number(cell.textContent?.replace(/\D/g, '') ?? ''),
        ),
      ),
    );

const amountOf = async (page: Page, label: string): Promise<number> =>
  rupiah(
    (await page.locator('dl > div', { hasText: label }).locator('dd').last().textContent()) ?? '',
  );

test('installments add up to the last rupiah, whatever is chosen', async ({ page }) => {
  await alive(page, '/en/dp-simulation');
  for (const [provider, term] of [
    ['adira', '36 months'],
    ['Cashbac EasyPay', '6 months'],
    ['papitupi', '12 months'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(provider) }).check({ force: true });
    await page.getByRole('radio', { name: term, exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: 'Down payment' }).fill('7.777.777');
    await expect(page).toHaveURL(/dp=7777777/);
    const rows = await schedule(page);
    expect(rows).toHaveLength(Number.parseInt(term, 10));
    const total = rows.reduce((sum, [, due = 0]) => sum + due, 0);
    expect(rows.at(-1)?.[3]).toBe(0);
    expect(rows.at(-1)?.[2]).toBe(total);
    const [principal, cost] =
      provider === 'papitupi'
        ? ['Cost price left to pay', 'Agreed margin']
        : ['Amount financed', 'Cost of financing'];
    expect((await amountOf(page, principal)) + (await amountOf(page, cost))).toBe(total);
    expect((await amountOf(page, principal)) + 7_777_777).toBe(
      await amountOf(page, 'Price on the road'),
    );
  }
});

for (const [locale, address] of [
  ['en', '/en/dp-simulation?provider=PAPITUPI'],
  ['id', '/id/dp-simulation?provider=PAPITUPI'],
] as const)
  test(`the page of a sale at cost plus margin never speaks of interest: ${locale}`, async ({
    page,
  }) => {
    await alive(page, address);
    await expect(page.getByRole('radio', { name: /papitupi/ })).toBeChecked();
    await expect(page.getByText(/Murabahah/)).toBeVisible();
    expect(await page.content()).not.toMatch(/\binterest\b|\bbunga\b/i);
  });

test('too little is told with the least there is, and taken with one tap', async ({ page }) => {
  await alive(page, '/id/dp-simulation?dp=1000');
  await expect(page.getByText('Penyedia ini meminta minimal Rp4.424.000.')).toBeVisible();
  await page.getByRole('button', { name: 'Pakai Rp4.424.000' }).click();
  await expect(page).toHaveURL(/dp=4424000/);
  await expect(page.getByRole('heading', { name: 'Jadwal cicilan' })).toBeVisible();
});

test('flat and effective rate stand side by side, for every provider that has them', async ({
  page,
}) => {
  await alive(page, '/en/dp-simulation?provider=BFI&months=24&dp=6000000');
  const table = page.getByRole('region', { name: 'The same with other providers' });
  const bfi = table.getByRole('row', { name: /BFI/ });
  await expect(bfi).toContainText('12.00%');
  await expect(bfi).toContainText('21.57%');
  await expect(table.getByRole('row', { name: /papitupi/ })).not.toContainText('%');
  await page.setViewportSize({ width: 360, height: 740 });
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, 'of the table, on a small phone').toBe(0);
});

test('changed assumptions survive reload and the other language, and change the result', async ({
  page,
}) => {
  await alive(page, '/en/monthly-cost');
  const result = page.locator('#result').getByRole('status').locator('p').nth(1);
  const before = (await result.textContent()) ?? '';
  await page.getByLabel('Distance a day').fill('80');
  await page.getByLabel('Petrol, per litre').fill('12.500');
  await expect(page).toHaveURL(/km=80&petrol=12500/);
  await expect(result).not.toHaveText(before);
  const after = rupiah((await result.textContent()) ?? '');
  await page.reload();
  await expect(page.getByLabel('Distance a day')).toHaveValue('80');
  await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL(/\/id\/monthly-cost\?km=80&petrol=12500$/);
  await expect(page.getByLabel('Jarak per hari')).toHaveValue('80');
  await expect(page.getByLabel('Bensin per liter')).toHaveValue('12.500');
  expect(rupiah((await result.textContent()) ?? '')).toBe(after);
  await page.getByRole('button', { name: 'Kembali ke angka awal' }).click();
  await expect(page).toHaveURL(/\/id\/monthly-cost$/);
  await expect(page.getByLabel('Jarak per hari')).toHaveValue('35');
});

test('an impossible figure is refused and left out; a subscription counts', async ({ page }) => {
  await alive(page, '/en/monthly-cost?model=alva-n3');
  await page.getByLabel('Distance a day').fill('9000');
  await expect(page.getByText('Enter a number from 1 to 500.')).toBeVisible();
  await expect(page).not.toHaveURL(/km=/);
  await page.getByLabel('Battery').selectOption({ label: 'Subscription' });
  await expect(page.getByRole('rowheader', { name: 'Battery subscription' })).toBeVisible();
  await expect(page.getByLabel('Subscription, per month')).toHaveValue('165.000');
});

test('a slider and the keyboard are enough', async ({ page }) => {
  await alive(page, '/en/dp-simulation');
  const slider = page.getByRole('slider', { name: 'Down payment' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/dp=4600000/);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Rp4.600.000');
});

for (const { locale, theme, tag } of LOOKS_OF_STATES)
  test(`the simulators are accessible: ${locale}, ${theme}${tag}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of [
      '/monthly-cost?model=alva-n3&battery=rent&fee=2000000',
      '/dp-simulation?provider=PAPITUPI&dp=1000',
    ]) {
      await alive(page, `/${locale}${path}`);
      await expectAccessible(page);
    }
  });

test('the home page promises what the calculator behind its link shows first', async ({ page }) => {
  await page.goto('/en');
  const promise = await page
    .getByRole('heading', { name: /^About Rp[\d.]+ a month/ })
    .textContent();
  await page.getByRole('link', { name: 'Calculate yours' }).click();
  await expect(page).toHaveURL(/\/en\/monthly-cost/);
  await page.goto('/en/monthly-cost');
  const result = page.getByRole('status').filter({ hasText: 'With ALVA you spend less' });
  const shown = /Rp([\d.]+)/.exec((await result.textContent()) ?? '')?.[1];
  const amount = (text: string | null | undefined): number => Number(text?.replace(/\D/g, ''));
  expect(Math.round(amount(shown) / 1000) * 1000).toBe(amount(promise));
});
