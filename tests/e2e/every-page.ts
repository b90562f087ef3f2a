import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { EXISTING_PAGES } from '#web/domains/content/shell/pages.ts';
import { listedAddresses } from './sitemap.ts';

/** Needs nothing but the address; `/ui` shows every primitive, the last one is no page at all. */
export const OTHERS = [
  '/ui',
  '/offline',
  '/not-found',
  '/charging-station/sta_gone',
  '/no/such/page',
];

const ROUTES = new URL('../../web/app/[locale]/', import.meta.url);

/** A pattern for each route that has a name in brackets, e.g. of all products. */
const patterns = (): RegExp[] =>
  globSync('**/page.tsx', { cwd: fileURLToPath(ROUTES) })
    .map((file) => file.slice(0, -'/page.tsx'.length))
    .filter((route) => route.includes('['))
    .map((route) => new RegExp(`^/${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`));

/** One page of each kind that search engines are told about, e.g. one product for all products. */
export const samples = async (page: Page, locale: string): Promise<string[]> => {
  const existing = new Set<string>(EXISTING_PAGES);
  const paths = (await listedAddresses(page.request))
    .map((path) => path.replace(/^\/(en|id)/, ''))
    .filter((path) => !existing.has(path));
  const matches = patterns().flatMap((pattern) => paths.find((path) => pattern.test(path)) ?? []);
  expect(matches.length, `kinds of pages in the sitemap, ${locale}`).toBeGreaterThan(5);
  return matches;
};

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

export const settled = async (page: Page): Promise<void> => {
  // Some parts load when they come into sight. Pages that send a guest on load another document, which
  // may happen while this one is scrolled.
  await expect(() => scrollThrough(page)).toPass();
  await page.waitForLoadState('networkidle');
  // The page of the design system shows what waiting looks like.
  if (!page.url().endsWith('/ui'))
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
};

export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};
