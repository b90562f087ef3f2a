import type { Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import {
  chooseMethod,
  confirmDelivery,
  fillOwner,
  newNik,
  onward,
  pressPlace,
  toCheckout,
  wordsOf,
} from '#tests/e2e/orders/buying.ts';
import { completed } from '#tests/e2e/orders/prepared.ts';
import {
  backToStore,
  CARDS,
  giveCard,
  givePassword,
  onProvider,
} from '#tests/e2e/orders/provider.ts';
import { ORDERED, unitArrives } from '#tests/e2e/orders/warehouse.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { DataOrpDocument } from '#web/platform/graphql/generated/main/data-orp.ts';
import { MoveTestRideDocument } from '#web/platform/graphql/generated/main/move-test-ride.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { OrpFinanceDocument } from '#web/platform/graphql/generated/main/orp-finance.ts';
import { TestRideDocument } from '#web/platform/graphql/generated/main/test-ride.ts';
import { holdingIsOver, rideBegins, slipsAreDue } from './passing-time.ts';

test.setTimeout(480_000);

const KEY = 'DIMAS-01';
const { checkout: words } = wordsOf('en');

/** Nobody else's, so that no earlier run of this test counts against it. */
const number = `0813${String(Date.now()).slice(-8)}`;

/** Books a ride as somebody without an account. @returns the key of its link */
const bookRide = async (page: Page): Promise<string> => {
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/en/test-ride/book?model=alva-cervo');
  await page.getByText('ALVA Experience Center SCBD').click();
  await next();
  await page.getByRole('group', { name: 'Day', exact: true }).locator('label').nth(13).click();
  const times = page.getByRole('group', { name: /^Time on/ });
  await times.locator('label:not(:has(input:disabled))').first().click();
  await next();
  await page.getByLabel('Name').fill('Sari Wulandari');
  await page.getByLabel('Mobile number').fill(number);
  await page.getByLabel('Driving licence').selectOption('C');
  await page.getByLabel(/at least 17/).check();
  await next();
  await page.getByLabel('Riding for fun').check();
  await next();
  await expect(page.getByLabel('Referral code')).toHaveValue(KEY);
  await page.getByLabel(/ALVA may use these details/).check();
  await page.getByRole('button', { name: 'Book the ride' }).click();
  await expect(page).toHaveURL(/\/en\/test-ride\/success#trk_/);
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  return new URL(page.url()).hash.slice(1);
};

/** Buys a CERVO by card, with whatever code the checkout suggests. @returns the order's id */
const buy = async (page: Page): Promise<string> => {
  await unitArrives();
  await toCheckout(page, ORDERED);
  await page.getByLabel(words['contact.name']).fill('Sari Wulandari');
  await page.getByLabel(words['contact.phone']).fill(number);
  await page.getByLabel(words['contact.email'], { exact: true }).fill('sari@alva.example');
  await onward(page).click();
  await fillOwner(page, newNik());
  await onward(page).click();
  await confirmDelivery(page);
  await page
    .getByRole('radio', { name: new RegExp(`^${words['payment.type.FULL_PURCHASE']}`) })
    .check({ force: true });
  await expect(page.getByLabel(words['payment.referral'])).toHaveValue(KEY);
  await onward(page).click();
  await chooseMethod(page, { method: 'credit_card' });
  const store = new URL(page.url()).origin;
  await pressPlace(page);
  await onProvider(page);
  await giveCard(page, CARDS.accepted);
  await givePassword(page);
  await backToStore(page, store);
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const openPayouts = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/pstools/referrals');
  await page.getByRole('tab', { name: 'Payouts' }).click();
  await expect(page.getByText(/^Affiliates to pay: /)).toBeVisible();
};

test('a visitor by a friend’s link rides, buys and gets the motorcycle; the friend is paid by two of the staff, and holds the slip @full', async ({
  browser,
  page: visitor,
}) => {
  const friend = await signedIn(browser, 'affiliate@alva.demo');
  const clicks = async () => (await ask(friend, DataOrpDocument, {})).dataOrp.totalClick;
  const before = await clicks();
  await visitor.goto(`/en?referralCode=${KEY}`);
  await expect.poll(clicks).toBe(before + 1);

  const manageKey = await bookRide(visitor);
  const { testRide } = await ask(visitor, TestRideDocument, { manageKey });
  const staff = await signedIn(browser, 'staff@alva.demo');
  await rideBegins(manageKey);
  for (const move of ['checkIn', 'complete'] as const) {
    const answer = await ask(staff, MoveTestRideDocument, {
      id: testRide?.id ?? '',
      move,
      waiver: true,
    });
    expect(answer.moveTestRide).toMatchObject({ success: true });
  }
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Book another ride' })).toBeVisible();

  // The link is remembered by the browser, and not by the account.
  expect(await demoSignIn(visitor, 'guest@alva.demo')).toBe(200);
  const id = await buy(visitor);
  const desk = await signedIn(browser, 'admin@alva.demo');
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  const code = orderDeskOrder?.row.order.orderCode ?? '';
  const sale = friend.getByRole('row').filter({ hasText: code });
  await friend.goto('/en/orp-dashboard');
  await expect(sale).toContainText('Pending');
  await expect(sale).toContainText('Rp500.000');
  await expect(friend.getByRole('main')).not.toContainText('Sari');
  await expectAccessible(friend);

  await completed(desk, visitor, id);
  await holdingIsOver();
  await friend.reload();
  await expect(sale).toContainText('To be paid');

  // Changing an account wants a sign-in of a moment ago.
  expect(await demoSignIn(friend, 'affiliate@alva.demo')).toBe(200);
  await friend.goto('/en/orp-dashboard/finance');
  await expect(sale).toContainText('To be paid');
  const { orpFinance } = await ask(friend, OrpFinanceDocument, {});
  if (orpFinance.bank === null) {
    await friend.getByRole('button', { name: 'Add account' }).click();
    await friend.getByLabel('Bank', { exact: true }).fill('BCA');
    await friend.getByLabel('Account number').fill('7130001234');
    await friend.getByLabel('Account holder').fill('Dimas Saputra');
    await friend.getByLabel('Your tax number is').selectOption('NIK');
    await friend.getByLabel('Tax number', { exact: true }).fill('3273013001950004');
    await friend.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(friend.getByText('•••• 1234')).toBeVisible();
  }

  const finance = await signedIn(browser, 'finance@alva.demo');
  await openPayouts(finance);
  await finance.getByRole('button', { name: 'Prepare a payout' }).click();
  await finance.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(finance.getByText(/^You have approved it\./)).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expectAccessible(finance);

  expect(await demoSignIn(desk, 'admin@alva.demo')).toBe(200);
  await openPayouts(desk);
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('button', { name: 'The bank has transferred it' }).click();
  const reference = `BCA-${number}`;
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reference of the bank').fill(reference);
  await dialog.getByRole('button', { name: 'The bank has transferred it' }).click();
  await expect(desk.getByText(new RegExp(`^Paid .*${reference}$`))).toBeVisible();

  await slipsAreDue();
  const slipOf = async () => (await ask(friend, OrpFinanceDocument, {})).orpFinance.payouts[0];
  await expect.poll(async () => (await slipOf())?.slipUrl, { timeout: 90_000 }).not.toBeNull();
  const slip = await slipOf();
  await friend.reload();
  await expect(sale).toContainText('Paid');
  await friend.getByText(`Slip ${slip?.slip}`).click();
  const link = friend.getByRole('link', { name: 'Download as PDF' });
  await expect(link).toBeVisible();
  await expectAccessible(friend);
  const file = await friend.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await friend.goto('/en/orp-dashboard');
  await expect(sale).toContainText('Paid');
});
