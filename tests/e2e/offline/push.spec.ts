import { openDatabase } from '#db/open.ts';
import { expect, fill, signInAs, test } from './phone.ts';
import { storeUrl } from './store.ts';

test('a push is shown by the installed worker, in its tag and with its page, and counted once', async ({
  phone,
}) => {
  const { page } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const navigate = `${origin}/en/my-ev`;
  const data = JSON.stringify({
    web_push: 8030,
    notification: { title: 'The loan has ended', body: 'ALVA N3', lang: 'en', tag: 't1', navigate },
    app_badge: 2,
  });
  // It may come twice: the person sees one.
  for (let time = 0; time < 2; time++)
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const list = await getNotifications.call(await navigator.serviceWorker.ready);
      return list.map(({ title, tag, data: { navigate: to } }) => ({ title, tag, to }));
    });
  await expect.poll(shown).toEqual([{ title: 'The loan has ended', tag: 't1', to: navigate }]);
});

test('push is switched on by a tap in the settings, and off again', async ({ phone }) => {
  const { page } = phone;
  const db = openDatabase({ url: storeUrl() });
  const devices = async () =>
    Number(
      (
        await db.primary.execute(
          "SELECT count(*) AS n FROM push_device WHERE customer_id = 'cus_owner'",
        )
      ).rows[0]?.n,
    );
  try {
    await signInAs(page, 'owner@alva.demo');
    const { origin } = new URL(page.url());
    await page.context().grantPermissions(['notifications'], { origin });
    const before = await devices();
    await page.goto('/en/notifications/preferences');
    const toggle = page.getByRole('switch', { name: 'Notify me on this device' });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    expect(await devices()).toBe(before + 1);
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    expect(await devices()).toBe(before);
  } finally {
    db.close();
  }
});
