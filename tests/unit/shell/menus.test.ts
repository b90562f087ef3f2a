import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accountMenu, personalNavigation, siteParts } from '#web/domains/content/shell/menus.ts';
import { EXISTING_PAGES, pageExists } from '#web/domains/content/shell/pages.ts';
import { tabsFor } from '#web/domains/content/shell/tab-bar.tsx';
import en from '#web/platform/i18n/messages/en/frame.ts';
import id from '#web/platform/i18n/messages/id/frame.ts';

const page = (path: string) =>
  new URL(`../../../web/app/[locale]${path === '/' ? '' : path}/page.tsx`, import.meta.url);

const entries = () => siteParts().flatMap((part) => part.entries);

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
    const shown = [...entries(), ...accountMenu(), ...personalNavigation()];
    for (const [, href] of shown) expect(pageExists(href)).toBe(true);
  });

  it('have five parts of at most six pages, with every header entry of the specification in one', () => {
    expect(siteParts().map(({ part }) => part)).toEqual([
      'motorcycles',
      'charging',
      'owners',
      'shop',
      'help',
    ]);
    for (const part of siteParts()) expect(part.entries.length).toBeLessThanOrEqual(6);
    const keys = entries().map(([key]) => key);
    for (const key of [
      'alva-motorcycle',
      'my-alva-app',
      'experience-center',
      'whats-new',
      'calculate-savings',
      'about',
      'shop',
      'press-release',
    ])
      expect(keys).toContain(`header.${key}`);
  });

  it.each([
    [true, '/my-ev'],
    [false, '/my-alva-app'],
  ])(
    'the tabs of an installed site are the five parts; an owner (%s) has the garage',
    (isOwner, garage) => {
      const tabs = tabsFor(isOwner);
      expect(tabs.map(([part]) => part)).toEqual(siteParts().map(({ part }) => part));
      expect(tabs.map(([, href]) => href).filter((href) => !pageExists(href))).toEqual([]);
      expect(tabs.find(([part]) => part === 'owners')?.[1]).toBe(garage);
    },
  );

  it.each([
    ['en', en],
    ['id', id],
  ] as const)(
    'in %s no row has the word of its part alone, but for the specification’s',
    (locale, words) => {
      const same = siteParts().flatMap(({ part, entries: rows }) =>
        rows.flatMap(([key]) => (words[key] === words[`group.${part}`] ? [key] : [])),
      );
      // `Shop` is a header label of the specification.
      expect(same).toEqual(locale === 'en' ? ['header.shop'] : []);
    },
  );

  it('draw each page once in the menu of the site', () => {
    const hrefs = [...entries(), ...personalNavigation()].map(([, href]) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(personalNavigation().length).toBeGreaterThan(1);
  });
});
