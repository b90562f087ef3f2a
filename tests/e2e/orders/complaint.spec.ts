import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { JPEG } from '#tests/support/pictures.ts';
import { paid, placed } from './prepared.ts';

const PHOTO = { name: 'scratch.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

test('a complaint with a picture is answered at the desk, written to again, and resolved @full', async ({
  browser,
}) => {
  const customer = await signedIn(browser, 'guest@alva.demo');
  await customer.setViewportSize({ width: 360, height: 740 });
  const { id, orderCode } = await placed(customer);
  await paid(customer, id, 'bca_va');
  await customer.goto(`/id/my-orders/${id}`);
  await customer.getByRole('button', { name: 'Ajukan keluhan' }).click();
  const form = customer.getByRole('dialog');
  await form.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(form.getByLabel('Apa yang terjadi?')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Tentang apa?').selectOption('DAMAGED');
  await form.getByLabel('Apa yang terjadi?').fill('Ada goresan di sayap kiri sejak diterima.');
  await form.getByLabel('Foto 1').setInputFiles(PHOTO);
  await expect(form.getByLabel('Foto 2')).toBeVisible();
  const over = await form.evaluate((dialog) => {
    const { right } = dialog.getBoundingClientRect();
    const inside = [...dialog.querySelectorAll('form *')];
    return inside.filter((each) => each.getBoundingClientRect().right > right - 20).length;
  });
  expect(over, 'nothing reaches into the margin of the dialog').toBe(0);
  await expectAccessible(customer);
  await form.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(customer.getByText(/^Kami menjawab paling lambat /)).toBeVisible();

  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 1280, height: 800 });
  const row = desk.getByRole('listitem').filter({ hasText: orderCode.slice(0, 5) });
  await desk.goto('/en/pstools/orders?queue=COMPLAINTS');
  await expect(row).toHaveCount(1);
  await desk.goto('/en/pstools/queues?queue=COMPLAINTS');
  await expect(row.getByText('Answer it')).toBeVisible();
  await expectAccessible(desk);
  await row.getByRole('link').click();
  await expect(desk.locator('#complaint')).toBeFocused();
  await expect(desk.locator('#complaint')).toBeInViewport();
  await desk.getByRole('button', { name: 'Answer', exact: true }).click();
  await desk.getByRole('dialog').getByLabel('Message').fill('We call you tomorrow.');
  await desk.getByRole('dialog').getByLabel('Picture 1').setInputFiles(PHOTO);
  await expect(desk.getByRole('dialog').getByLabel('Picture 2')).toBeVisible();
  await desk.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(desk.getByText('We call you tomorrow.')).toBeVisible();
  await expectAccessible(desk);

  await customer.reload();
  await expect(customer.getByText('We call you tomorrow.')).toBeVisible();
  await customer.getByRole('button', { name: 'Tulis lagi' }).click();
  await customer.getByRole('dialog').getByLabel('Pesan').fill('Baik, terima kasih.');
  await customer.getByRole('dialog').getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(customer.getByText('Baik, terima kasih.')).toBeVisible();

  await desk.reload();
  await desk.getByRole('button', { name: 'Say what came of it' }).click();
  await desk.getByRole('dialog').getByLabel('What came of it').selectOption('PUT_RIGHT');
  await desk.getByRole('dialog').getByLabel('Message').fill('The fairing is new.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Say what came of it' }).click();
  await expect(desk.getByRole('button', { name: 'Answer', exact: true })).toBeHidden();
  await customer.reload();
  await expect(customer.getByText('Diperbaiki')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Ajukan keluhan lain' })).toBeVisible();
  await expectAccessible(customer);
  await customer.emulateMedia({ colorScheme: 'dark' });
});
