import { expect, type Locator, type Page } from '@playwright/test';
import type { WholeLocale } from '#edge/contract/locale.ts';
import { JPEG } from '#tests/support/pictures.ts';
import enCheckout from '#web/platform/i18n/messages/en/checkout.ts';
import enConfigurator from '#web/platform/i18n/messages/en/configurator.ts';
import enPayments from '#web/platform/i18n/messages/en/payments.ts';
import enPicker from '#web/platform/i18n/messages/en/picker.ts';
import idCheckout from '#web/platform/i18n/messages/id/checkout.ts';
import idConfigurator from '#web/platform/i18n/messages/id/configurator.ts';
import idPayments from '#web/platform/i18n/messages/id/payments.ts';
import idPicker from '#web/platform/i18n/messages/id/picker.ts';

const WORDS = {
  en: {
    checkout: enCheckout,
    configurator: enConfigurator,
    payments: enPayments,
    picker: enPicker,
  },
  id: {
    checkout: idCheckout,
    configurator: idConfigurator,
    payments: idPayments,
    picker: idPicker,
  },
} as const;

/** The pages' own texts, so that one test reads in every language. */
export const wordsOf = (locale: WholeLocale) => WORDS[locale];

/** Chooses everything a CERVO needs in the configurator and goes on to the checkout. */
export const toCheckout = async (
  page: Page,
  choice: Record<string, string> = {},
  locale: WholeLocale = 'en',
) => {
  const t = wordsOf(locale).configurator;
  await page.goto(`/${locale}/product/alva-cervo/customize?${new URLSearchParams(choice)}`);
  // The page is alive once it has asked for the price.
  await expect(page.getByText(t['source.server'])).toBeVisible();
  await page.getByLabel(t['field.dealer'], { exact: true }).selectOption('aec-bandung');
  await page
    .getByRole('radio', { name: new RegExp(t['delivery.PICKUP_AT_DEALER']) })
    .check({ force: true });
  // Next's router may drop a navigation that begins while it takes over the address that the page has just changed.
  await page.waitForLoadState('networkidle');
  await page.locator('[data-bar]').getByRole('link', { name: t['dock.continue'] }).click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/purchase\\?product=alva-cervo`));
};

export const onward = (page: Page, locale: WholeLocale = 'en'): Locator =>
  page.getByRole('button', { name: wordsOf(locale).checkout.continue, exact: true });

export const fillContact = async (page: Page, locale: WholeLocale = 'en'): Promise<void> => {
  const t = wordsOf(locale).checkout;
  await expect(page.getByRole('heading', { name: t['step.contact'] })).toBeVisible();
  await page.getByLabel(t['contact.name']).fill('Sari Wulandari');
  await page.getByLabel(t['contact.phone']).fill('081234567890');
  await page.getByLabel(t['contact.email'], { exact: true }).fill('ayu@example.id');
  await onward(page, locale).click();
};

export const leaveOwner = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Give them later' }).click();

/** Of nobody else: a CERVO is bought with the government's help, once for each number. */
export const newNik = (): string =>
  `327302450290${String(Math.random()).slice(2, 6).padEnd(4, '1')}`;

/** The owner of the papers, with card; does not go on. */
export const fillOwner = async (
  page: Page,
  nik: string,
  locale: WholeLocale = 'en',
): Promise<void> => {
  const { checkout: t, picker } = wordsOf(locale);
  await page.getByLabel(t['owner.nik']).fill(nik);
  const arrived = page.waitForResponse((answer) =>
    (answer.request().headers()['content-type'] ?? '').startsWith('multipart/form-data'),
  );
  await page.getByLabel(t['owner.card']).setInputFiles({
    name: 'ktp.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(JPEG),
  });
  await arrived;
  await page.getByRole('combobox', { name: picker.city }).fill('Jakarta Sel');
  await page.getByRole('option', { name: 'Jakarta Selatan' }).click();
  await page.getByLabel(t['owner.address'], { exact: true }).fill('Jl. Dago 12');
  await page.getByLabel(t['owner.zip']).fill('40135');
};

export const confirmDelivery = (page: Page, locale: WholeLocale = 'en'): Promise<void> =>
  onward(page, locale).click();

/** On the method step: by its name, or later on the order's page. */
export const chooseMethod = async (
  page: Page,
  { method, locale = 'en' }: { method?: 'credit_card' | 'bca_va'; locale?: WholeLocale } = {},
): Promise<void> => {
  const { checkout: t, payments } = wordsOf(locale);
  await expect(page.getByRole('heading', { name: t['step.method'] })).toBeVisible();
  if (method === 'credit_card')
    await page.getByText(payments['group.CARD'], { exact: true }).first().click();
  const name = method === undefined ? t['method.later'] : payments[`method.${method}`];
  await page.getByRole('radio', { name }).check({ force: true });
  await onward(page, locale).click();
};

/** Booked or bought; the method is left for the order's page. */
export const choosePayment = async (page: Page, type: 'Book it' | 'Buy it now'): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check({ force: true });
  await onward(page).click();
  await chooseMethod(page);
};

/** Accepts the terms and presses the button. */
export const pressPlace = async (page: Page, locale: WholeLocale = 'en'): Promise<void> => {
  const t = wordsOf(locale).checkout;
  await page.getByLabel(t['review.terms']).check({ force: true });
  await page
    .getByRole('button', { name: new RegExp(`^${t['review.place'].replace(/\{.*/, '')}`) })
    .click();
};

/** @returns the path of the order's page */
export const placeOrder = async (page: Page): Promise<string> => {
  await pressPlace(page);
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
