import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses everything a CERVO needs in the configurator and goes on to the checkout. */
export const toCheckout = async (page: Page, choice: Record<string, string> = {}) => {
  await page.goto(`/en/product/alva-cervo/customize?${new URLSearchParams(choice)}`);
  // The page is alive once it has asked for the price.
  await expect(page.getByText('Confirmed just now.')).toBeVisible();
  await page.getByLabel('Dealer', { exact: true }).selectOption('aec-bandung');
  await page.getByRole('radio', { name: /Collect at the dealer/ }).check({ force: true });
  await page.locator('[data-bar]').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/purchase\?product=alva-cervo/);
};

const onward = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

export const fillContact = async (page: Page): Promise<void> => {
  await expect(
    page.getByRole('heading', { name: 'Who do we call about this order?' }),
  ).toBeVisible();
  await page.getByLabel('Full name').fill('Sari Wulandari');
  await page.getByLabel('Mobile number').fill('081234567890');
  await page.getByLabel('Email', { exact: true }).fill('ayu@example.id');
  await onward(page).click();
};

export const leaveOwner = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Give them later' }).click();

export const confirmDelivery = (page: Page): Promise<void> => onward(page).click();

export const choosePayment = async (page: Page, type: 'Book it' | 'Buy it now'): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check({ force: true });
  await onward(page).click();
};

/** @returns the path of the order's page */
export const placeOrder = async (page: Page): Promise<string> => {
  await page.getByLabel(/I have read the terms of purchase/).check({ force: true });
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\/ord_[0-9a-z]{26}$/);
  return new URL(page.url()).pathname;
};

/** A booking up to its order page, where it waits for the payment. */
export const book = async (page: Page): Promise<string> => {
  await toCheckout(page);
  await fillContact(page);
  await leaveOwner(page);
  await confirmDelivery(page);
  await choosePayment(page, 'Book it');
  return placeOrder(page);
};
