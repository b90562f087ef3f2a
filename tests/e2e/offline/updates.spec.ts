import type { Page } from '@playwright/test';
import { expect, fill, type Phone, signInAs, test, untilInstalled } from './phone.ts';
import { redeploy, renameBuild, runsOldFiles } from './redeploy.ts';

test.use({ firstVisit: true });

const OFFER = 'A new version of this site is ready.';

const serve = async ({ page, wire }: Phone, change: (worker: string) => string) => {
  wire.instead(undefined);
  const worker = await (await page.request.get('/sw.js')).text();
  wire.instead((path) =>
    path.startsWith('/sw.js')
      ? { status: 200, body: change(worker), type: 'text/javascript' }
      : undefined,
  );
};

/** As the tab itself does when it comes back into view. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

/** Ends when the page is loaded anew, however long a busy machine takes for it. */
const update = async (page: Page): Promise<void> => {
  const anew = page.waitForEvent('load', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Update now' }).click();
  await anew;
};

/**
 * What a phone does to tabs that were out of sight for a while: they run nothing. A frozen tab of a
 * browser under test still answers its worker, so its scripts are held as well.
 */
const sleep = async (tab: Page): Promise<() => Promise<void>> => {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await cdp.send('Debugger.enable');
  await cdp.send('Debugger.pause');
  return async () => {
    await cdp.send('Debugger.disable');
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  };
};

const toChargers = async (page: Page): Promise<void> => {
  await page.locator('footer').getByRole('link', { name: 'Charging stations' }).first().click();
  await expect(page).toHaveURL(/\/en\/charging-station$/);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** Builds whose files are on the device, and whether files of the first one are among them. */
const storedBuilds = (page: Page): Promise<{ builds: number; oldFiles: number }> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('alva-shell')).keys();
    const paths = keys.map(({ url }) => new URL(url).pathname);
    return {
      builds: paths.filter((path) => path.startsWith('/__builds/')).length,
      oldFiles: paths.filter((path) => /chunks\/.*\.js$/.test(path) && !path.endsWith('.next.js'))
        .length,
    };
  });

test('a new deployment is offered and forced on nobody; an old tab keeps its own files until it closes', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const other = await phone.open('/en/product');
  await mark(page);
  await mark(other);
  await redeploy(page, wire);
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect([await stayed(page), await stayed(other)]).toEqual([true, true]);
  // Nothing this page fetches from now on is on the server under its old name.
  await page.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  expect([await stayed(page), await runsOldFiles(page)]).toEqual([true, true]);

  await update(page);
  expect(await stayed(page)).toBe(false);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
  await expect(page.getByText(OFFER)).toHaveCount(0);

  await toChargers(other);
  expect([await stayed(other), await runsOldFiles(other)], 'the second tab goes on').toEqual([
    true,
    true,
  ]);
  await wire.down();
  await other.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(other).toHaveURL(/\/en\/product$/);
  await other.getByRole('main').getByRole('link', { name: /N3/ }).first().click();
  await expect(other).toHaveURL(/\/en\/product\/alva-n3$/);
  await expect(other.getByRole('main').getByRole('heading', { name: /N3/ }).first()).toBeVisible();
  expect([await stayed(other), await runsOldFiles(other)], 'also without signal').toEqual([
    true,
    true,
  ]);
  expect(await storedBuilds(page)).toMatchObject({ builds: 2 });

  await wire.up();
  await other.close();
  await page.goto('/en/product');
  await expect.poll(() => storedBuilds(page)).toEqual({ builds: 1, oldFiles: 0 });
});

test('an update that differs by the name of its build alone fetches no page again, and runs @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const next = await renameBuild(page, wire);
  wire.reset();
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  const pages = wire.requests.filter((each) => /^GET \/(en|id)(\/|\?|$)/.test(each));
  expect(pages.length, pages.join('\n')).toBeLessThan(10);
  await update(page);
  // Served from the device, under the new name, with a policy that lets its scripts run.
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(next);
  await toChargers(page);
});

test('an update that is sent pages of the build before does not install, and does once its own come @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const worker = await (await page.request.get('/sw.js')).text();
  const old = /\bid:"([0-9a-f]{12})"/.exec(worker)?.[1] ?? '';
  const next = await redeploy(page, wire);
  const outcome = (): Promise<string> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const started = new Promise<ServiceWorker | null>((resolve) =>
        registration?.addEventListener('updatefound', () => resolve(registration.installing), {
          once: true,
        }),
      );
      await registration?.update();
      const installing = await started;
      return new Promise<string>((resolve) => {
        const tell = (): void => {
          if (installing?.state !== 'installing') resolve(String(installing?.state));
        };
        installing?.addEventListener('statechange', tell);
        tell();
      });
    });
  wire.instead((path) =>
    path.startsWith('/id/offline')
      ? { status: 200, body: `<html data-build="${old}">`, type: 'text/html' }
      : undefined,
  );
  expect(await outcome()).toBe('redundant');
  await expect(page.getByText(OFFER)).toHaveCount(0);
  wire.instead(undefined);
  expect(await outcome()).toBe('installed');
  await expect(page.getByText(OFFER)).toBeVisible();
  await update(page);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(next);
});

test('whoever fills in a form is not asked, and an update of another tab leaves them alone @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const form = await phone.open('/en/login/email');
  const field = form.getByLabel('Email', { exact: true });
  await field.fill('ayu@');
  await mark(form);
  await redeploy(page, wire);
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await form.bringToFront();
  await form.waitForTimeout(1_000);
  await expect(form.getByText(OFFER)).toHaveCount(0);
  await page.bringToFront();
  await update(page);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
  await form.bringToFront();
  await form.waitForTimeout(1_000);
  expect(await stayed(form)).toBe(true);
  await expect(field).toHaveValue('ayu@');
  await expect(form.getByText(OFFER)).toHaveCount(0);
  await field.fill('');
  await expect(form.getByText(OFFER), 'the form is empty again').toBeVisible();
  await update(form);
  await expect.poll(() => runsOldFiles(form)).toBe(false);
});

test('an update waits for no sleeping tab, which finds its files again when it wakes up @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await untilInstalled(page);
  const other = await phone.open('/en/charging-station');
  await mark(other);
  await redeploy(page, wire);
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  const wake = await sleep(other);
  await update(page);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
  const before = await storedBuilds(page);
  expect(before.builds).toBe(2);
  // As a page does when it is calm: what nobody uses is deleted, file by file.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'TIDY' }));
  // Past the patience with tabs that do not answer.
  await page.waitForTimeout(5_000);
  expect(await storedBuilds(page)).toEqual(before);
  await wire.down();
  await wake();
  await other.bringToFront();
  await other.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(other).toHaveURL(/\/en\/product$/);
  await expect(other.getByRole('main').getByRole('link', { name: /N3/ }).first()).toBeVisible();
  expect([await stayed(other), await runsOldFiles(other)]).toEqual([true, true]);
});

test('an update comes also while the page fetches @full', async ({ phone }) => {
  const { page, wire } = phone;
  await untilInstalled(page);
  await redeploy(page, wire);
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  // A request that meets the old worker while it stops starts it again.
  await page.evaluate(() => {
    const fetchFor = async (until: number): Promise<void> => {
      while (performance.now() < until) await (await fetch('/icons/icon-192.png')).arrayBuffer();
    };
    document.addEventListener(
      'click',
      () => {
        for (let n = 0; n < 4; n++) void fetchFor(performance.now() + 700);
      },
      { capture: true },
    );
  });
  await update(page);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
});

test('tells when the update is delayed and offers it again when ready @full', async ({ phone }) => {
  const { page, wire } = phone;
  await untilInstalled(page);
  await redeploy(page, wire);
  const picture = { status: 200, body: 'x'.repeat(5_000_000), type: 'image/avif' };
  wire.instead((path) => (path.startsWith('/pictures/large') ? picture : undefined));
  // The old worker is busy for as long as nobody reads what it answered.
  await page.evaluate(async () => {
    Object.assign(window, { unread: await fetch('/pictures/large.avif') });
  });
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await mark(page);
  const button = page.getByRole('button', { name: 'Update now' });
  await button.click();
  await expect(page.getByText('Switching to the new version')).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.locator('footer').getByRole('link', { name: 'ALVA Motorcycle' }).click();
  await expect(page).toHaveURL(/\/en\/product$/);
  expect([await stayed(page), await runsOldFiles(page)]).toEqual([true, true]);

  await page.evaluate(() => (window as { unread?: Response }).unread?.arrayBuffer());
  await expect(page.getByText(OFFER)).toBeVisible();
  expect(await stayed(page), 'not forced now either').toBe(true);
  await update(page);
  await expect.poll(() => runsOldFiles(page)).toBe(false);
});

test('what is entered in a dialog, or outside of any form, is not interrupted either @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  await page.goto('/en/service-booking');
  const note = page.getByLabel('What should we know?');
  await note.fill('The brake squeaks');
  await redeploy(page, wire);
  await look(page);
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(waits).toBe(true);
  await page.waitForTimeout(1_500);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await note.fill('');
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('a broken worker gives way to the network, and the next one takes its place unasked', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  // Installs well, then fails at every decision.
  await serve(phone, (worker) =>
    worker
      .replace(/id:"([0-9a-f]{12})"/, 'id:"broken-build"')
      .concat(';Map.prototype.get = () => { throw new Error("broken"); };'),
  );
  await look(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await update(page);
  for (const path of ['/en/product', '/en/charging-station', '/en']) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
  }
  const broken = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/__broken/broken-build')) !== undefined);
  await expect.poll(broken).toBe(true);

  await serve(phone, (worker) => worker.replace(/id:"([0-9a-f]{12})"/, 'id:"mended-build"'));
  await look(page);
  await expect.poll(broken).toBe(false);
  await wire.down();
  await page.goto('/en/product/alva-one');
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /ALVA ONE/ })
      .first(),
  ).toBeVisible();
});

test('a new worker that cannot install leaves the old one in charge @full', async ({ phone }) => {
  const { page, wire } = phone;
  await fill(phone);
  const worker = await (await page.request.get('/sw.js')).text();
  // Its list names a file that is nowhere: what the device has under another name is not fetched.
  const listed = /kind:"file",path:"([^"]+)",revision:"[0-9a-f]{16}"/;
  expect(worker).toMatch(listed);
  const broken = worker
    .replace(/id:"([0-9a-f]{12})"/, 'id:"broken-build"')
    .replace(listed, 'kind:"file",path:"/missing$1",revision:"0000000000000000"');
  wire.instead((path) =>
    path.startsWith('/sw.js') ? { status: 200, body: broken, type: 'text/javascript' } : undefined,
  );
  await look(page);
  await page.waitForTimeout(4_000);
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.active?.state, registration?.waiting === null];
  });
  expect(states).toEqual(['activated', true]);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await wire.down();
  await page.goto('/en/product/alva-one');
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /ALVA ONE/ })
      .first(),
  ).toBeVisible();
});

test('a worker whose cache is gone lets the network answer, and fills it again @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  const entries = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('alva-shell')).keys()).length);
  const before = await entries();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/en/product');
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect.poll(entries).toBeGreaterThanOrEqual(before);
  await wire.down();
  await page.goto('/en/product/alva-n3');
  await expect(page.locator('main h1').first()).toBeAttached();
});
