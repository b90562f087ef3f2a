import type { WholeLocale } from '#edge/contract/locale.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import enOrders from '#web/platform/i18n/messages/en/orders.ts';
import idOrders from '#web/platform/i18n/messages/id/orders.ts';
import {
  chooseMethod,
  confirmDelivery,
  fillContact,
  fillOwner,
  newNik,
  onward,
  pressPlace,
  toCheckout,
  wordsOf,
} from './buying.ts';
import { backToStore, CARDS, giveCard, givePassword, onProvider } from './provider.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

const PAID = {
  en: enOrders['status.PAYMENT_SETTLED.FINAL'],
  id: idOrders['status.PAYMENT_SETTLED.FINAL'],
} as const;

const RUNS: readonly {
  locale: WholeLocale;
  width: number;
  account: string;
  full: string;
}[] = [
  { locale: 'id', width: 360, account: 'owner2@alva.demo', full: '' },
  {
    locale: 'en',
    width: 1280,
    account: 'owner@alva.demo',
    full: ' @full',
  },
];

for (const { locale, width, account, full } of RUNS)
  test(`a motorcycle is bought at once, by the card that was chosen in the checkout (${locale}, ${width} px)${full}`, async ({
    browser,
  }) => {
    const { checkout: t } = wordsOf(locale);
    const page = await signedIn(browser, account);
    await page.setViewportSize({ width, height: 800 });
    await unitArrives();
    await toCheckout(page, ORDERED, locale);
    await expect(page.getByRole('heading', { name: t['step.contact'] })).toBeVisible();
    await expectAccessible(page);
    await fillContact(page, locale);
    await fillOwner(page, newNik(), locale);
    await expectAccessible(page);
    await onward(page, locale).click();
    await expectAccessible(page);
    await confirmDelivery(page, locale);
    await page
      .getByRole('radio', { name: new RegExp(`^${t['payment.type.FULL_PURCHASE']}`) })
      .check({ force: true });
    await expectAccessible(page);
    await onward(page, locale).click();
    await expect(page.getByRole('heading', { name: t['step.method'] })).toBeVisible();
    await expectAccessible(page);
    await chooseMethod(page, { method: 'credit_card', locale });
    await expectAccessible(page);
    const store = new URL(page.url()).origin;
    await pressPlace(page, locale);
    // The payment opens by itself; Back from it leads to the order.
    await onProvider(page);
    await giveCard(page, CARDS.accepted);
    await givePassword(page);
    await backToStore(page, store);
    await expect(page).toHaveURL(new RegExp(`/${locale}/my-orders/ord_`));
    await expect(page.getByRole('heading', { name: PAID[locale], exact: true })).toBeVisible();
    await expectAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, 'scrolls sideways').toBe(false);
  });
