import { expect, type Page } from '@playwright/test';

/** The pages of the payment provider, as somebody who pays uses them. */

/** A test card that asks for a one-time password, and one that the bank declines after it. */
export const CARDS = { accepted: '4811 1111 1111 1114', declined: '4911 1111 1111 1113' } as const;

export const onProvider = (page: Page): Promise<void> =>
  expect(page).toHaveURL(/\/snap\/v2\/vtweb\//);

export const giveCard = async (page: Page, number: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Credit or debit card|Kartu kredit atau debit)/ })
    .click();
  await page.getByLabel(/^(Card number|Nomor kartu)/).fill(number);
  await page.getByLabel(/^(Valid until|Berlaku sampai)/).fill('12/30');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /^(Pay|Bayar)$/ }).click();
};

export const givePassword = async (page: Page): Promise<void> => {
  await page.getByLabel(/^(One-time password|Kata sandi sekali pakai)/).fill('112233');
  await page.getByRole('button', { name: /^(Confirm|Konfirmasi)$/ }).click();
};

/** Follows the link that leads back: tests reach the store at another address than the link names. */
export const backToStore = async (page: Page, store: string): Promise<void> => {
  const link = await page
    .getByRole('link', { name: /^(Back to the store|Kembali ke toko)$/ })
    .getAttribute('href');
  const { pathname, search } = new URL(link ?? '');
  await page.goto(`${store}${pathname}${search}`);
};
