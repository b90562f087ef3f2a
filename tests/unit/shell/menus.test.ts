import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accountMenu,
  headerMenu,
  personalNavigation,
  serviceMenu,
  topNavigation,
} from '#web/domains/content/shell/menus.ts';
import { EXISTING_PAGES, pageExists } from '#web/domains/content/shell/pages.ts';

const page = (path: string) =>
  new URL(`../../../web/app/[locale]${path === '/' ? '' : path}/page.tsx`, import.meta.url);

describe('menus', () => {
  it.each(EXISTING_PAGES)('rest on a page that is there: %s', (path) => {
    expect(existsSync(page(path))).toBe(true);
  });

  it('show nothing that leads nowhere', () => {
    const shown = [
      headerMenu(),
      accountMenu(),
      serviceMenu(),
      topNavigation(),
      personalNavigation(),
    ];
    for (const [, href] of shown.flat()) expect(pageExists(href)).toBe(true);
  });

  it('do not say the same thing twice in the menu of a phone', () => {
    const hrefs = [...headerMenu(), ...topNavigation()].map(([, href]) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});
