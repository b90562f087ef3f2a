import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { messageTo, newcomer } from './newcomer.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

/** Of 2 MB at most, as papers are. */
const PICTURE = join(import.meta.dirname, '../../web/public/pictures/social/home-1200.jpg');
const main = (page: Page) => page.getByRole('main');

/** Opens the paper that was handed in last. @returns the dialog with its number and picture */
const openNewest = async (staff: Page, reason: string) => {
  await staff.goto('/en/pstools/papers');
  await main(staff).getByRole('button', { name: 'Open the document' }).last().click();
  const dialog = staff.getByRole('dialog', { name: 'Open the document' });
  await dialog.getByLabel('Why do you open it?').fill(reason);
  await dialog.getByRole('button', { name: 'Open the document' }).click();
  await expect(dialog.getByRole('link', { name: 'Show the picture' })).toBeVisible();
  return dialog;
};

test('an identity paper is refused with a reason that its owner reads, the next one is accepted, and the owner sees who looked @full', async ({
  page,
  browser,
}) => {
  const email = await newcomer(page);
  await page.goto('/en/settings/documents');
  // Of sixteen digits, by which staff and test know whose paper it is.
  const number = `3174051204${String(Date.now() % 1_000_000).padStart(6, '0')}`;
  await page.getByLabel('NIK, 16 digits').fill(number);
  await page.getByLabel('NIK, 16 digits').press('Enter');
  await expect(main(page).getByText('Saved.')).toBeVisible();
  const card = main(page).getByRole('listitem').filter({ hasText: 'Identity card or stay permit' });
  await card.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(card.getByText('In review')).toBeVisible();
  await expect(main(page).getByText('No member of our staff has opened them.')).toBeVisible();

  const staff = await signedIn(browser, 'support@alva.demo');
  // Without a reason nothing opens.
  await staff.goto('/en/pstools/papers');
  await main(staff).getByRole('button', { name: 'Open the document' }).last().click();
  await expectAccessible(staff);
  const unopened = staff.getByRole('dialog', { name: 'Open the document' });
  await unopened.getByRole('button', { name: 'Open the document' }).click();
  await expect(unopened.getByLabel('Why do you open it?')).toHaveAttribute('aria-invalid', 'true');
  const first = await openNewest(staff, 'Papers of a new customer');
  await expect(first.getByText(number)).toBeVisible();
  await expectAccessible(staff);
  const picture = first.getByRole('link', { name: 'Show the picture' });
  const path = (await picture.getAttribute('href')) ?? '';
  const seen = await staff.evaluate(async (url) => {
    const answer = await fetch(url);
    return [answer.status, answer.headers.get('content-type')];
  }, path);
  expect(seen).toEqual([200, 'image/jpeg']);
  const why = 'The number on the card cannot be read';
  await first.getByRole('button', { name: 'Refuse' }).click();
  await expect(first.getByLabel('What is wrong with it?')).toHaveAttribute('aria-invalid', 'true');
  await first.getByLabel('What is wrong with it?').fill(why);
  await first.getByRole('button', { name: 'Refuse' }).click();
  await expect(first).toBeHidden();
  await messageTo(page, email, `We could not accept the picture of your KTP/KITAS: ${why}`);

  await page.reload();
  await expect(card.getByText('Refused', { exact: true })).toBeVisible();
  await expect(card.getByText(`Not accepted: ${why}`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Another picture' }).click();
  await card.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(card.getByText('In review')).toBeVisible();
  await expect(card.getByText('Not accepted')).toHaveCount(0);

  const second = await openNewest(staff, 'The picture taken anew');
  await expect(second.getByText(number)).toBeVisible();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(second).toBeHidden();
  await messageTo(page, email, 'We have looked at your KTP/KITAS: everything is in order.');

  await page.reload();
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  for (const reason of ['Papers of a new customer', 'The picture taken anew'])
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `Support · ${reason}` }),
    ).toContainText('Identity card or stay permit');
  await staff.context().close();
});
