import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  accountMenu,
  headerMenu,
  personalNavigation,
  serviceMenu,
} from '#web/domains/content/shell/menus.ts';
import { EXISTING_PAGES, pageExists } from '#web/domains/content/shell/pages.ts';

const page = (path: string) =>
  new URL(`../../../web/app/[locale]${path === '/' ? '' : path}/page.tsx`, import.meta.url);

/** Pages nobody is sent to by a menu. */
const UNLINKED = new Set(['/ui', '/mailbox', '/mailbox/templates', '/offline', '/not-found']);

describe('menus', () => {
  it.each(EXISTING_PAGES)('a menu entry leads to a page that exists: %s', (path) => {
    expect(existsSync(page(path))).toBe(true);
  });

  it('know every page that can be linked to', () => {
    const app = fileURLToPath(new URL('../../../web/app/[locale]', import.meta.url));
    const routes = globSync('**/page.tsx', { cwd: app })
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
      .filter((path) => !path.includes('[') && !UNLINKED.has(path));
    expect([...EXISTING_PAGES].sort()).toEqual(routes.sort());
  });

  it('an entry without a page is not shown', () => {
    const shown = [headerMenu(), accountMenu(), serviceMenu(), personalNavigation()];
    for (const [, href] of shown.flat()) expect(pageExists(href)).toBe(true);
  });

  it('draw each entry once: no key of a menu leads where another of the phone menu leads', () => {
    const hrefs = [...headerMenu(), ...serviceMenu(), ...personalNavigation()].map(
      ([, href]) => href,
    );
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(personalNavigation().length).toBeGreaterThan(1);
  });
});
