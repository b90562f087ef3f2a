import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#edge/contract/locale.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { ChangeCouponDocument } from '#web/platform/graphql/generated/main/change-coupon.ts';
import { CreateCouponDocument } from '#web/platform/graphql/generated/main/create-coupon.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import { paid, placed } from './prepared.ts';

const WORDS = {
  en: {
    end: 'End this order',
    why: 'Cancelled by our team',
    note: 'Note to the customer',
    changed: 'This was changed meanwhile, and nothing of yours was done yet',
    again: /press again/,
    prepared: /Being prepared, Fajar Nugroho, /,
    over: /can no longer be done/,
    ended: 'This order has ended.',
  },
  id: {
    end: 'Akhiri pesanan ini',
    why: 'Motor tidak tersedia lagi',
    note: 'Catatan untuk pelanggan',
    changed: 'Data ini sudah diubah, dan tindakan Anda belum dijalankan',
    again: /tekan sekali lagi/,
    prepared: /Sedang disiapkan, Fajar Nugroho, /,
    over: /tidak bisa lagi dilakukan/,
    ended: 'Pesanan ini sudah berakhir.',
  },
} as const satisfies Record<Locale, object>;

/** Opens the dialog that ends the order, and fills it in without sending it. */
const endingTyped = async (
  desk: Page,
  locale: Locale,
  orderId: string,
  note: string,
): Promise<Locator> => {
  const words = WORDS[locale];
  await desk.goto(`/${locale}/pstools/orders/${orderId}`);
  await desk.getByRole('button', { name: words.end }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(words.why).check();
  await dialog.getByLabel(words.note).fill(note);
  return dialog;
};

test('two of the desk with a dialog open on one order lose nothing of what they typed, and read what changed', async ({
  browser,
}) => {
  const customer = await signedIn(browser, 'affiliate@alva.demo');
  const { id } = await placed(customer, 'FULL_PURCHASE');
  await paid(customer, id, 'bca_va');
  const first = await signedIn(browser, 'admin@alva.demo');
  const second = await signedIn(browser, 'finance@alva.demo');
  const colleague = await signedIn(browser, 'admin@alva.demo');
  const { en, id: indonesian } = WORDS;
  const one = await endingTyped(first, 'en', id, 'The customer called.');
  const other = await endingTyped(second, 'id', id, 'Pelanggan menelepon.');

  const { orderDeskOrder } = await ask(colleague, OrderDeskOrderDocument, { id });
  const expectedVersion = orderDeskOrder?.row.version ?? 0;
  const { processOrder } = await ask(colleague, ProcessOrderDocument, { id, expectedVersion });
  expect(processOrder).toMatchObject({ __typename: 'OrderChanged' });

  await one.getByRole('button', { name: en.end }).click();
  await expect(one.getByRole('alert')).toContainText(en.changed);
  await expect(one.getByRole('alert')).toContainText(en.again);
  await expect(one.getByRole('alert')).toContainText(en.prepared);
  await expect(one.getByLabel(en.note)).toHaveValue('The customer called.');
  await expect(one.getByLabel(en.why)).toBeChecked();
  await expectAccessible(first);
  await one.getByRole('button', { name: en.end }).click();
  await expect(one).toBeHidden();
  await expect(first.getByText(en.ended)).toBeVisible();

  await other.getByRole('button', { name: indonesian.end }).click();
  await expect(other.getByRole('alert')).toContainText(indonesian.over);
  await expect(other.getByRole('alert')).toContainText(indonesian.prepared);
  await expect(other.getByRole('button', { name: indonesian.end })).toHaveCount(0);
  await expect(other.getByLabel(indonesian.note)).toHaveValue('Pelanggan menelepon.');
  await expectAccessible(second);
});

test('a promo code that a colleague changes while its dialog is open: who it was stands above what changed', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  const colleague = await signedIn(browser, 'admin@alva.demo');
  const code = `ATONCE${Date.now().toString(36)}`.toUpperCase();
  const made = await ask(colleague, CreateCouponDocument, {
    code,
    kind: 'AMOUNT',
    amount: 1_000,
    basisPoints: 0,
    minimum: 0,
    appliesTo: 'GOODS',
    firstDay: dayInJakarta(Date.now()),
    most: 5,
    mostPerPerson: 1,
    returnsAfterPayment: false,
    isAnnounced: false,
    withReferral: false,
    reason: 'For the opening',
  });
  expect(made.createCoupon).toMatchObject({ success: true });

  await desk.goto(`/en/pstools/coupons?q=${code}`);
  await desk.getByRole('button', { name: `${code}: Change` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It runs well');
  const { changeCoupon } = await ask(colleague, ChangeCouponDocument, {
    code,
    most: 9,
    reason: 'More of them',
    expectedVersion: 1,
  });
  expect(changeCoupon).toMatchObject({ success: true });

  await dialog.getByRole('button', { name: 'Save' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('Changed by Fajar Nugroho (Administrator), ');
  await expect(notice).toContainText(/5.* → .*9/);
  await expect(dialog.getByLabel('Reason')).toHaveValue('It runs well');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
