import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { bare, expect, goOffline, test } from '#tests/e2e/test.ts';

const unique = (): string => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@alva.example`;

const fill = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Sari Dewi');
  await page.getByLabel('What is it about?').selectOption('charging');
  await page.getByLabel('Email', { exact: true }).fill(unique());
  await page.getByLabel('Your message').fill(message);
  await page.getByLabel('ALVA may use these details').check();
};

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

test('wrong input is shown at its field, in the language of the page', async ({ page }) => {
  await page.goto('/id/contact-us');
  await page.getByRole('button', { name: 'Kirim pesan' }).click();
  await expect(page.getByLabel('Nama Anda')).toBeFocused();
  await expect(page.getByText('Kami memerlukan persetujuan Anda untuk menjawab.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('sari@');
  await page.getByLabel('Pesan Anda').fill('Halo?');
  await page.getByRole('button', { name: 'Kirim pesan' }).click();
  await expect(page.getByText('Mohon ceritakan sedikit lagi')).toBeVisible();
  await expectAccessible(page);
});

test('a message arrives, and another one can be written', async ({ page }) => {
  await page.goto('/en/contact-us?topic=promo');
  await expect(page.getByLabel('What is it about?')).toHaveValue('promo');
  await fill(page, 'Is there a charger near Alun-alun Bandung?');
  await send(page).click();
  await expect(page.getByText('Thank you, your message is here')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a narrow button whose answer does not come says that it is still trying', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/graphql', (route) =>
    // Never answered.
    route.request().postDataJSON()?.variables?.Param === undefined ? route.fallback() : undefined,
  );
  await page.goto('/en/contact-us');
  await fill(page, 'Is there a charger near Alun-alun Bandung?');
  await send(page).click();
  await expect(page.getByText('Still trying …')).toBeVisible();
});

test('a refusal leaves what was written, and trying again sends the same message', async ({
  page,
}) => {
  const ids: string[] = [];
  let refuse = true;
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() ?? {};
    if (variables?.Param === undefined) return route.fallback();
    ids.push(variables.Param.id);
    if (!refuse) return route.fallback();
    return route.fulfill({
      status: 200,
      json: { errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }], data: null },
    });
  });
  await page.goto('/en/contact-us');
  await fill(page, 'Can the N3 carry two people up a hill?');
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be used');
  await expect(page.getByLabel('Your message')).toHaveValue(/up a hill/);
  refuse = false;
  await send(page).click();
  await expect(page.getByText('Thank you, your message is here')).toBeVisible();
  expect(new Set(ids).size).toBe(1);
});

// Without network the browser itself reports errors; that is what is tried here.
bare(
  'without signal a message waits on the device, and leaves once by itself',
  async ({ page, context }) => {
    await page.addInitScript(() =>
      localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 })),
    );
    await page.goto('/en/contact-us');
    await fill(page, 'Where can I swap a battery in Cianjur?');
    const arrived: string[] = [];
    page.on('response', async (response) => {
      const { variables } = response.request().postDataJSON() ?? {};
      if (variables?.Param && response.ok()) arrived.push(variables.Param.id);
    });
    await goOffline(context);
    await send(page).click();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => arrived.length).toBe(1);
  },
);
