import type { BrowserContext, Page } from '@playwright/test';
import type { PushBody } from '#edge/contract/notifications/push.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { untilInstalled } from './offline/phone.ts';
import { cancelled, placed } from './orders/prepared.ts';
import { expect, test } from './test.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

test.use({ serviceWorkers: 'allow' });
// The headless shell shows no notifications.
test.use(WHOLE_BROWSER);

interface Sent {
  readonly channel: string;
  readonly button?: string;
  readonly pushed?: string;
}

/** What the push service was given of an order, decrypted; one job plans it and another sends it. */
const pushedOf = async (page: Page, orderId: string): Promise<string> => {
  let body = '';
  await expect
    .poll(async () => {
      const sent = (await (await page.request.get('/api/mailbox')).json()) as readonly Sent[];
      body =
        sent.find(({ channel, button }) => channel === 'push' && button?.endsWith(orderId))
          ?.pushed ?? '';
      return body;
    })
    .not.toBe('');
  return body;
};

/** Hands the browser a push as its push service does. */
const pushService = async (context: BrowserContext, page: Page) => {
  const { origin } = new URL(page.url());
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/** Notifications that the browser shows. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, tag }) => ({
      title,
      body,
      lang,
      tag,
    }));
  });

/**
 * Taps the notification. No protocol taps one, so the worker gets the event that a tap makes; a window
 * only opens for a real tap, so the worker's wish for one is noted instead.
 */
const tapped = async (context: BrowserContext, tag: string): Promise<string> => {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  return worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      readonly registration: {
        getNotifications(of: { tag: string }): Promise<readonly Notification[]>;
      };
      readonly clients: object;
      readonly NotificationEvent: new (
        type: string,
        of: { notification: Notification | undefined },
      ) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    return new Promise<string>((resolve) => {
      Object.defineProperty(scope.clients, 'openWindow', {
        configurable: true,
        value: async (url: string) => resolve(url),
      });
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  }, tag);
};

test('a push about an order is shown by the browser once, in the language of its reader, and opens the order @full', async ({
  page,
  context,
}) => {
  await page.goto('/id/policy/warranty');
  expect(await demoSignIn(page, 'dealer@alva.demo')).toBe(200);
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  await page.goto('/id/notifications/preferences');
  await untilInstalled(page);
  const onDevice = page.getByRole('switch', { name: 'Beri tahu saya di perangkat ini' });
  // It is on once the store knows.
  await onDevice.click();
  await expect(onDevice).toBeChecked();

  const { id, orderCode } = await placed(page);
  const pushed = await pushedOf(page, id);
  const { web_push, notification, app_badge } = JSON.parse(pushed) as PushBody;
  expect(web_push, 'declarative').toBe(8030);
  expect(new URL(notification.navigate).pathname).toBe(`/id/my-orders/${id}`);
  expect(app_badge).toBeGreaterThan(0);

  const push = await pushService(context, page);
  // Tests reach the store at another address than its messages name.
  const delivered = pushed.replaceAll(new URL(notification.navigate).origin, origin);
  await push(delivered);
  const seen = {
    title: `Pesanan ${orderCode} sudah dibuat`,
    body: notification.body,
    lang: 'id',
    tag: notification.tag,
  };
  await expect.poll(() => shownOn(page)).toEqual([seen]);
  await push(delivered);
  await push('a push of another form');
  await expect
    .poll(async () => (await shownOn(page)).length, 'the second copy replaced it')
    .toBe(2);
  expect(await shownOn(page)).toContainEqual(seen);

  const opened = await tapped(context, notification.tag);
  await expect
    .poll(async () => (await shownOn(page)).map(({ title }) => title), 'a tap takes it away')
    .toEqual(['ALVA']);
  await page.goto(opened);
  await expect(page).toHaveURL(`${origin}/id/my-orders/${id}`);
  await expect(page.getByText(orderCode).first()).toBeVisible();
  await cancelled(page, id);
});
