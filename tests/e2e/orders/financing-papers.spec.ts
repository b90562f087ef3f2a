import { documentsFor, type FinancingDocument } from '#edge/contract/financing/documents.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { JPEG } from '#tests/support/pictures.ts';
import enFinancing from '#web/platform/i18n/messages/en/financing.ts';
import { newCustomer } from './new-customer.ts';
import { placed } from './prepared.ts';

const PICTURE = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };
const nameOf = (document: FinancingDocument) => enFinancing[`document.${document}`];
const namesFor = (isMarried: boolean, work: 'EMPLOYED' | 'SELF_EMPLOYED') =>
  documentsFor('OTHER', { isMarried, work }).map(nameOf);

test('a financed order asks for its papers on the first screens of a phone, and names one day for them @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  for (const [locale, question, progress, next] of [
    ['en', 'Are you married?', 'Progress of the order', 'Installment → Payment'],
    ['id', 'Apakah Anda sudah menikah?', 'Perjalanan pesanan', 'Cicilan → Pembayaran'],
  ] as const) {
    await page.goto(`/${locale}/my-orders/${id}`);
    const group = page.getByRole('group', { name: question });
    await expect(group).toBeVisible();
    const [box, way] = [await group.boundingBox(), page.getByRole('list', { name: progress })];
    expect(box?.y, locale).toBeLessThan(1.75 * 740);
    // What is only good to know comes after it, in few lines.
    expect((await way.boundingBox())?.y, locale).toBeGreaterThan(box?.y ?? 0);
    await expect(way.getByRole('listitem')).toHaveCount(6);
    await expect(page.getByText(next)).toBeVisible();
  }
  await expect(page.getByText(/Perusahaan pembiayaan menjawab sebelum/)).toHaveCount(0);
  await expectAccessible(page);
});

test('a customer hands in the papers that their answers ask for, and staff open them with a reason that stays @full', async ({
  browser,
}) => {
  const page = await newCustomer(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await placed(page, 'FULL_PURCHASE', 'INSTALLMENT');
  await page.goto(`/en/my-orders/${id}`);
  const form = page.getByRole('region', { name: /^Papers for/ });
  const papers = form.getByRole('listitem');
  const answer = (question: string, name: string) =>
    form
      .getByRole('group', { name: question })
      .getByRole('radio', { name, exact: true })
      .check({ force: true });
  const send = form.getByRole('button', { name: 'Hand in the application' });

  await send.click();
  await expect(form.getByText(/^Please answer both questions/)).toBeVisible();
  await expect(papers).toHaveCount(0);
  await answer('Are you married?', 'Yes');
  await answer('How do you earn your living?', 'Self-employed');
  await expect(papers).toHaveCount(namesFor(true, 'SELF_EMPLOYED').length);
  for (const name of namesFor(true, 'SELF_EMPLOYED'))
    await expect(papers.filter({ hasText: name })).toHaveCount(1);
  await answer('Are you married?', 'No');
  await answer('How do you earn your living?', 'Employed');
  const wanted = namesFor(false, 'EMPLOYED');
  await expect(papers).toHaveCount(wanted.length);
  for (const name of wanted) await expect(papers.filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);

  const [last = '', ...others] = wanted.toReversed();
  const upload = async (name: string): Promise<void> => {
    await form.getByLabel(name).setInputFiles(PICTURE);
    await expect(papers.filter({ hasText: name }).getByText('Here', { exact: true })).toBeVisible();
  };
  for (const name of others) await upload(name);
  await send.click();
  await expect(form.getByText(`Still missing: ${last}.`)).toBeVisible();
  await upload(last);
  await send.click();
  const consent = form.getByRole('checkbox', { name: /^I agree that ALVA passes these papers/ });
  await expect(consent).toBeFocused();
  await consent.check({ force: true });
  await send.click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Day 1 since it was handed in')).toBeVisible();

  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.goto(`/en/pstools/orders/${id}`);
  await expect(desk.getByText(`${wanted.length} papers`)).toBeVisible();
  await desk.getByRole('button', { name: 'Open the papers' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  const reason = dialog.getByLabel('What do you need them for?');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Passed on to the company by hand');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByRole('link')).toHaveCount(wanted.length);
  await expectAccessible(desk);
  for (const name of wanted) {
    const link = dialog.getByRole('link', { name, exact: true });
    const picture = await desk.request.get((await link.getAttribute('href')) ?? '');
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(desk.getByText('Passed on to the company by hand')).toBeVisible();
});
