import type { Page, Request } from '@playwright/test';
import { expect, bare as test } from './test.ts';

const PATH = '/api/script-failures';

/** What a page reports while it is looked at. */
const reportsOf = (page: Page): Request[] => {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === PATH) reports.push(request);
  });
  return reports;
};

/** As a release would bring it: one script of the page fails while it runs, and again later. */
const breakScript = async (page: Page, text: string): Promise<void> => {
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!script.includes(text)) return route.fulfill({ response });
    const failing = `setTimeout(() => { throw new Error('0812 1001 0001'); });`;
    return route.fulfill({ response, body: `${script};${failing}${failing}` });
  });
};

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

test('a page of a release whose script fails reports its build once, and nothing of the failure', async ({
  page,
}) => {
  const reports = reportsOf(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await breakScript(page, PATH);
  await page.goto('/en/product');
  await expect.poll(() => errors.length).toBe(2);
  await expect.poll(() => reports.length).toBe(1);

  const [report] = reports;
  expect(report?.method()).toBe('POST');
  const { search } = new URL(report?.url() ?? '');
  expect(search).toBe(`?build=${encodeURIComponent((await buildOf(page)) ?? '')}`);
  expect(search).not.toBe('?build=');
  expect(report?.postData() ?? '').toBe('');
  expect((await report?.response())?.status()).toBe(204);
});

test('a page whose policy stops a script reports its build', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/en/product');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Another script";';
    document.head.append(script);
  });
  await expect.poll(() => reports.length).toBe(1);
  expect(await page.title()).not.toBe('Another script');
});

test('pages of a sound release report nothing: it would be taken back', async ({ page }) => {
  const reports = reportsOf(page);
  for (const path of ['/en', '/id/product', '/en/charging-station', '/id/shop/spare-parts']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(reports.map((report) => report.url())).toEqual([]);
});
