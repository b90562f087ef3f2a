import { readableCode } from '#edge/contract/orders/ids.ts';
import { ClaimTaskDocument } from '#web/platform/graphql/generated/main/claim-task.ts';
import { ask } from './ask.ts';
import { expectAccessible } from './axe.ts';
import { newCustomer } from './orders/new-customer.ts';
import { paid, placed } from './orders/prepared.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

test('the desk on a small phone shows what waits and every tool in few screens; queues without work are one line', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 360, height: 740 });
  for (const [locale, nothing] of [
    ['en', /^Nothing waits in (one queue|\d+ queues)$/],
    ['id', /^Tidak ada yang menunggu di \d+ antrean$/],
  ] as const) {
    await desk.goto(`/${locale}/pstools`);
    const line = desk.getByText(nothing);
    await expect(line).toBeVisible();
    await expect(desk.getByRole('main').getByRole('link')).not.toHaveCount(0);
    expect((await desk.getByRole('main').boundingBox())?.height).toBeLessThan(4 * 740);
    const quiet = desk.getByRole('group').filter({ has: line }).getByRole('listitem');
    await expect(quiet.first()).toBeHidden();
    await line.click();
    await expect(quiet.first()).toBeVisible();
  }
  await expectAccessible(desk);
});

test('who is of the staff finds the desk in the menu of the account', async ({ browser }) => {
  const page = await signedIn(browser, 'staff@alva.demo');
  await page.goto('/en');
  await page.getByRole('button', { name: 'Account' }).click();
  const desk = page.locator('#account-menu').getByRole('link', { name: 'Staff desk' });
  await expect(desk).toHaveAttribute('href', '/en/pstools');
});

test('the hours of a week stay in their card on a small phone', async ({ browser }) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/id/pstools/hours');
  const closes = desk.locator('input[type=time]').nth(1);
  await expect(closes).toBeVisible();
  const right = (await closes.boundingBox().then((box) => box && box.x + box.width)) ?? Number.NaN;
  // The card ends at 340 px, and its padding is 20.
  expect(right).toBeLessThanOrEqual(320);
});

test('several tasks of a queue are shown, taken on at once and given back; what a colleague took meanwhile says so @full', async ({
  browser,
}) => {
  const customer = await newCustomer(browser);
  const orders = [await placed(customer), await placed(customer), await placed(customer)];
  for (const { id } of orders) await paid(customer, id, 'bca_va');
  const [first, second, third] = orders.map(({ id, orderCode }) => ({
    id,
    code: readableCode(orderCode),
  }));
  const desk = await signedIn(browser, 'staff@alva.demo');
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/en/pstools/queues?queue=ALLOCATE&size=50');
  const row = (code = '') => desk.getByRole('listitem').filter({ hasText: code });
  await expect(row(third?.code)).toBeVisible();
  await desk.getByRole('button', { name: 'Take on several' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Take on several' });
  await expect(dialog.getByRole('button', { name: 'Take on', exact: true })).toBeDisabled();
  for (const each of [first, second])
    await dialog.getByRole('checkbox', { name: each?.code ?? '' }).check({ force: true });
  await expectAccessible(desk);

  const colleague = await signedIn(browser, 'admin@alva.demo');
  const claim = { queue: 'ALLOCATE', id: second?.id ?? '' } as const;
  const { claimTask } = await ask(colleague, ClaimTaskDocument, claim);
  expect(claimTask.success).toBe(true);
  await dialog.getByRole('button', { name: 'Take on 2' }).click();
  await expect(dialog.getByText('1 is with you now.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(
    `${second?.code} A colleague has this in hand.`,
  );
  await expectAccessible(desk);
  await expect(row(first?.code).last()).toContainText('With you');
  await dialog.getByRole('button', { name: 'Give 1 back' }).click();
  await expect(dialog.getByText('Given back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(first?.code)).toContainText('With nobody');
  await expect(row(third?.code)).toContainText('With nobody');
});
