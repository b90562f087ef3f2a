import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { paid, placed } from './prepared.ts';

const PHOTO = { name: 'hand-over.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

/** Takes the step that the order page of the desk asks for, and sees it there. */
const take = async (desk: Page, step: string, state: string): Promise<void> => {
  await desk.getByRole('button', { name: step, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: step }).click();
  await expect(desk.getByRole('heading', { name: state, exact: true })).toBeVisible();
};

test('the desk brings a paid order to its customer, whose receipt anybody can check', async ({
  browser,
  page: anybody,
}) => {
  const customer = await signedIn(browser, 'affiliate@alva.demo');
  const { id, orderCode } = await placed(customer, 'FULL_PURCHASE');
  await paid(customer, id, 'bca_va');

  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/en/pstools/orders');
  await desk.getByRole('button', { name: 'To prepare' }).click();
  await desk.getByRole('searchbox').fill(orderCode.slice(0, 6));
  const row = desk.getByRole('listitem').filter({ hasText: orderCode.slice(0, 5) });
  await expect(row).toHaveCount(1);
  await expectAccessible(desk);
  await row.getByRole('link').click();
  await expect(desk.getByRole('heading', { name: 'Paid, to be prepared' })).toBeVisible();
  await expectAccessible(desk);
  await take(desk, 'Start preparing', 'Being prepared');
  await take(desk, 'Ready to collect', 'On its way or ready to collect');

  await customer.goto(`/en/my-orders/${id}`);
  await expect(customer.getByRole('heading', { name: 'Ready to collect' })).toBeVisible();
  const passkey = customer.getByText(/^[0-9A-Z]{6}$/);
  const word = (await passkey.textContent()) ?? '';
  await desk.getByRole('button', { name: 'Hand it over', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Passkey').fill('WRONG1');
  await dialog.getByLabel('Photo of the hand-over').setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Hand it over' }).click();
  await expect(dialog.getByText(/Work order, passkey or photo do not fit/)).toBeVisible();
  await dialog.getByLabel('Passkey').fill(word);
  await dialog.getByRole('button', { name: 'Hand it over' }).click();
  await expect(desk.getByRole('heading', { name: 'Handed over', exact: true })).toBeVisible();

  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'Collected', exact: true })).toBeVisible();
  await customer.getByRole('button', { name: 'Confirm' }).click();
  await expect(customer.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
  const receipt = customer.getByRole('link', { name: /^Check page/ });
  await expect(receipt).toBeVisible();
  await expectAccessible(customer);

  await anybody.goto((await receipt.getAttribute('href')) ?? '');
  await expect(anybody.getByText('Genuine')).toBeVisible();
  await expect(anybody.getByText('Rp42.750.000')).toBeVisible();
  await expect(anybody.getByRole('main')).not.toContainText('Sari Wulandari');
  await expectAccessible(anybody);
});
