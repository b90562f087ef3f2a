import { expect, fill, recordsHere, signInAs, test } from './phone.ts';

const SESSION = 'alva-session';

test('an answer for another person who signed in meanwhile is dropped, and the device changes hands', async ({
  phone,
  browser,
}) => {
  const { page, context, wire } = phone;
  // Bima signs in on his own phone; his session stands for one this tab has not heard of.
  const elsewhere = await browser.newContext({ baseURL: wire.origin, serviceWorkers: 'block' });
  const his = await elsewhere.newPage();
  await his.goto('/en');
  await signInAs(his, 'owner2@alva.demo');
  const bima = (await elsewhere.cookies()).find(({ name }) => name === SESSION);
  await elsewhere.close();
  if (bima === undefined) throw new Error('No session cookie.');

  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  const before = await recordsHere(page, 'cus_owner', 'vehicles');
  const sessionText = await (await page.request.get('/api/session')).text();
  // The page still believes it is Ayu's: the answer was given just before the change.
  let stale = true;
  wire.instead((path) =>
    stale && path === '/api/session'
      ? { status: 200, body: sessionText, type: 'application/json' }
      : undefined,
  );
  await context.addCookies([bima]);
  wire.reset();
  await page.goto('/en/my-ev');
  // Read on the wire: the page may have loaded anew before a browser hands the body out.
  await expect.poll(() => wire.refusals.join()).toContain('CUSTOMER_MISMATCH');
  expect(await recordsHere(page, 'cus_owner', 'vehicles'), 'nothing is added or lost').toBe(before);
  expect(await recordsHere(page, 'cus_owner2', 'vehicles')).toBe(0);

  stale = false;
  await page.reload();
  await expect.poll(() => recordsHere(page, 'cus_owner2', 'vehicles')).toBeGreaterThan(0);
  expect(await recordsHere(page, 'cus_owner', 'vehicles')).toBe(0);
  await expect(page.getByText('Ayu Lestari')).toHaveCount(0);
});
