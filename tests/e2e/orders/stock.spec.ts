import { newId } from '#edge/contract/ids.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';

test('units come into the stock by form and by list, a wrong row is named, and one is withdrawn @full', async ({
  browser,
}) => {
  const digits = () => newId('x').slice(-8).toUpperCase().replace(/[OIQ]/g, '0');
  const [first, second] = [`MJXAD2STK${digits()}`, `MJXAD2STK${digits()}`];
  const page = await signedIn(browser, 'admin@alva.demo');
  await page.goto('/en/pstools/stock');
  await page.getByRole('button', { name: 'Add a unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Frame number (VIN)').fill(first);
  await dialog.getByLabel('Motor number').fill(`EM${first.slice(-8)}`);
  await dialog.getByLabel('Model').selectOption('alva-cervo');
  await dialog.getByLabel('Colour').selectOption('indie-red');
  await dialog.getByLabel('Accent').selectOption('black');
  await dialog.getByLabel('Battery').selectOption('dual');
  await dialog.getByLabel('Place').selectOption('aec-bandung');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a unit' }).click();
  await expect(page.getByText('Added to the stock: 1')).toBeVisible();

  await page.getByRole('button', { name: 'Paste a list' }).click();
  const rest = 'indie-red\tblack\tdual\taec-bandung';
  const list = [
    `${second}\tEM${second.slice(-8)}\tALVA CERVO\t${rest}`,
    `${first}\tEMX${second.slice(-8)}\talva-cervo\t${rest}`,
  ];
  const rows = dialog.getByLabel('Rows, with these columns');
  await rows.fill(list.join('\n'));
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(dialog.getByText('Another unit has this number.')).toBeVisible();
  await expect(dialog.getByText('Row 2.')).toBeVisible();
  await expectAccessible(page);
  await rows.fill(list[0] ?? '');
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(second);
  const row = page.getByRole('listitem').filter({ hasText: second });
  await row.getByRole('button', { name: /Withdraw/ }).click();
  await dialog.getByLabel('Why?').fill('Damaged on its way');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row.getByText('Withdrawn')).toBeVisible();
  await expect(row.getByText('Damaged on its way')).toBeVisible();
  await expectAccessible(page);
});
