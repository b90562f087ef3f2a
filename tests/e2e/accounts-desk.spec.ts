import { expectAccessible } from './axe.ts';
import { messageTo, newcomer } from './newcomer.ts';
import { responding } from './responding.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

test('an administrator finds an account, signs its person out, closes it and opens it again', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.goto('/en/pstools');
  await desk.getByRole('link', { name: 'Accounts' }).click();
  const find = async (contact: string) => {
    await desk.getByLabel('Email or phone number').fill(contact);
    await desk.getByRole('button', { name: 'Find', exact: true }).click();
  };
  await find('affiliate@alva');
  await expect(desk.getByText('No account has this email or phone number.')).toBeVisible();
  await find('affiliate@alva.demo');
  await expect(desk.getByText(/^Customer since/)).toBeVisible();
  await expectAccessible(desk);
  for (const [action, done] of [
    ['Sign out everywhere', /Signed in on 0 devices/],
    ['Close the account', /^Closed /],
    ['Open the account again', /Signed in on 0 devices/],
  ] as const) {
    await desk.getByRole('button', { name: action }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason').fill('The customer lost the phone');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(done)).toBeVisible();
  }
  await expect(desk.getByText('Account opened again').first()).toBeVisible();
});

test('before two accounts are merged an administrator sees both beside each other, and what is in the way @full', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/en/pstools/accounts');
  await desk.getByLabel('Email or phone number').fill('owner@alva.demo');
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByRole('button', { name: 'Merge with another account' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Email or phone number').fill('owner2@alva.demo');
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(dialog.getByRole('rowheader', { name: 'Motorcycles', exact: true })).toBeVisible();
  await expect(
    dialog.getByText('Their identity numbers differ: these are two people.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Merge the accounts' })).toBeHidden();
  await expectAccessible(desk);
});

test('two accounts of one person become one, and the person is told @full', async ({
  browser,
  page,
}) => {
  const other = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const ends = await newcomer(responding(await other.newPage()));
  await other.close();
  const stays = await newcomer(page);
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.goto('/en/pstools/accounts');
  await desk.getByLabel('Email or phone number').fill(stays);
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByRole('button', { name: 'Merge with another account' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Email or phone number').fill(ends);
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  const merge = dialog.getByRole('button', { name: 'Merge the accounts' });
  await merge.click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill('Showed the identity card at the counter');
  await merge.click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Merged. The person is told by email.')).toBeVisible();
  await messageTo(desk, stays, 'our staff made your two accounts one');
  await page.goto('/en/profile');
  await expect(page.getByRole('main').getByText(stays).first()).toBeVisible();
});
