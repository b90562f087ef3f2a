import { expect, type Page } from '@playwright/test';
import type { WholeLocale } from '#edge/contract/locale.ts';
import enCart from '#web/platform/i18n/messages/en/cart.ts';
import enCheckout from '#web/platform/i18n/messages/en/checkout.ts';
import enPayments from '#web/platform/i18n/messages/en/payments.ts';
import enShop from '#web/platform/i18n/messages/en/shop.ts';
import idCart from '#web/platform/i18n/messages/id/cart.ts';
import idCheckout from '#web/platform/i18n/messages/id/checkout.ts';
import idPayments from '#web/platform/i18n/messages/id/payments.ts';
import idShop from '#web/platform/i18n/messages/id/shop.ts';
import { onProvider } from './provider.ts';

/** Goods are bought on the pages of the shop, in either language. */

const WORDS = {
  en: { cart: enCart, checkout: enCheckout, payments: enPayments, shop: enShop },
  id: { cart: idCart, checkout: idCheckout, payments: idPayments, shop: idShop },
} as const;

/** @param thing its path below `/shop` */
export const putIntoCart = async (
  page: Page,
  thing: string,
  locale: WholeLocale = 'en',
): Promise<void> => {
  const { shop } = WORDS[locale];
  await page.goto(`/${locale}/shop/${thing}`);
  await page.getByRole('button', { name: shop['cart.add'] }).click();
  await expect(page.getByText(shop['cart.added'].replace('{count}', '1'))).toBeVisible();
};

/** Orders the open cart, to be collected, and leaves the page where the provider asks for the money. */
export const orderCart = async (
  page: Page,
  { method, locale = 'en' }: { method: 'bca_va' | 'credit_card'; locale?: WholeLocale },
): Promise<void> => {
  const { cart, checkout, payments } = WORDS[locale];
  const collect = cart['method.PICKUP'].replace(' {name}', '');
  await page
    .getByRole('radio', { name: new RegExp(`^${collect}`) })
    .first()
    .check({ force: true });
  await page.getByLabel(checkout['contact.phone']).fill('081234567890');
  if (method === 'credit_card')
    await page.getByText(payments['group.CARD'], { exact: true }).first().click();
  await page
    .getByRole('radio', { name: new RegExp(payments[`method.${method}`]) })
    .check({ force: true });
  const pay = cart['pay-now'].replace('{amount}', 'Rp');
  await page.getByRole('button', { name: new RegExp(`^${pay}`) }).click();
  await onProvider(page);
};
