import { expect, fill, signInAs, test } from './phone.ts';

test.use({ firstVisit: true });

interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly lang: string;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
  readonly screenshots?: readonly { src: string; sizes: string; form_factor: string }[];
  readonly shortcuts: readonly { url: string; name: string }[];
}

test('the browser itself finds nothing against installing, in both languages', async ({
  phone,
}) => {
  const { page, context } = phone;
  await fill(phone);
  const ids: string[] = [];
  for (const locale of ['en', 'id']) {
    await page.goto(`/${locale}`);
    const session = await context.newCDPSession(page);
    // A phone's browser asks a person first; whether this window may be asked is not the site's doing.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = (await (await page.request.get(href)).json()) as Manifest;
    ids.push(manifest.id);
    expect([manifest.scope, manifest.lang]).toEqual(['/', locale]);
    expect(manifest.start_url).toMatch(new RegExp(`^/${locale}`));
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual(
      expect.arrayContaining([
        ['192x192', 'any'],
        ['512x512', 'any'],
        ['512x512', 'maskable'],
      ]),
    );
    const pictures = [...manifest.icons, ...(manifest.screenshots ?? [])];
    for (const { src } of pictures) expect((await page.request.get(src)).status(), src).toBe(200);
    for (const { url } of manifest.shortcuts) expect(url).toMatch(new RegExp(`^/${locale}/`));
    expect(manifest.shortcuts.map(({ url }) => url.slice(3))).toEqual([
      '/my-ev',
      '/charging-station',
      '/roadside-assistance',
    ]);
  }
  expect(new Set(ids).size, 'one app, not one for each language').toBe(1);
});

test('what another app shares is looked for among the chargers, also without signal @full', async ({
  phone,
}) => {
  const { page, wire } = phone;
  await fill(phone);
  await wire.down();
  await page.goto('/en/charging-station?q=Plaza+Bundaran');
  await expect(page.getByRole('article').first()).toContainText('Plaza Bundaran');
});

test('the browser’s offer to install is not missed, however early it comes', async ({ phone }) => {
  const { page } = phone;
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async (): Promise<void> => {
        document.documentElement.dataset.asked = String(offer.defaultPrevented);
      };
      window.dispatchEvent(Object.assign(offer, { prompt }));
    }),
  );
  await page.goto('/en/my-alva-app');
  const install = page.getByRole('main').getByRole('button', { name: 'Install', exact: true });
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
  await expect(install).toBeHidden();
});

test('an iPhone, whose browser makes no offer, is told the steps', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/en/my-alva-app');
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Add to Home Screen' });
  await expect(steps.getByRole('listitem')).toHaveText([
    'Tap the share button of Safari, the square with the arrow.',
    'Choose “Add to Home Screen”.',
    'Open ALVA from there: full screen, also without signal.',
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Install' })).toHaveCount(0);
  await context.close();
});

test('room is asked for once there is something to lose, and once only @full', async ({
  phone,
}) => {
  const { page, context } = phone;
  await context.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', String(Number(localStorage.getItem('asked')) + 1));
      return false;
    };
  });
  const persistRequests = () => page.evaluate(() => localStorage.getItem('asked'));
  await page.goto('/en');
  await page.waitForTimeout(6_000);
  expect(await persistRequests(), 'a guest is not asked').toBeNull();
  await signInAs(page, 'owner@alva.demo');
  await expect.poll(persistRequests).toBe('1');
  await page.reload();
  await page.waitForTimeout(6_000);
  expect(await persistRequests()).toBe('1');
});

test('one picture of every model is here before anybody opened the model @full', async ({
  phone,
}) => {
  await fill(phone);
  const { page, wire } = phone;
  const savedPictures = () =>
    page.evaluate(async () => {
      const paths = await (await caches.open('alva-pictures')).keys();
      return new Set(
        paths.flatMap(({ url }) => /models\/([^/]+)\/[^/]+\/hero-960/.exec(url)?.[1] ?? []),
      ).size;
    });
  await expect.poll(savedPictures).toBeGreaterThan(3);
  await wire.down();
});

test('nothing is installed that only browsers without service workers run', async ({ phone }) => {
  const { request } = phone.page;
  const page = await (await request.get('/en')).text();
  const worker = await (await request.get('/sw.js')).text();
  const polyfills = [...page.matchAll(/<script src="([^"]+)" noModule="">/g)];
  expect(polyfills).not.toEqual([]);
  for (const [, path = ''] of polyfills) expect(worker).not.toContain(path);
});
