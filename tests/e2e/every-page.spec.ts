import type { Page } from '@playwright/test';
import { EXISTING_PAGES, LISTED_PAGES } from '#web/domains/content/shell/pages.ts';
import { isProtected } from '#web/platform/session/gate.ts';
import { carryAxe, faultsOf } from './axe.ts';
import { OTHERS, open, samples, settled } from './every-page.ts';
import { headingFaults } from './headings.ts';
import { strayWords } from './languages.ts';
import { LOOKS, SHORT_LOOKS } from './looks.ts';
import { signInOn } from './signed-in.ts';
import { expect, test } from './test.ts';

/** Nobody is asked whether they may be notified before they have pressed something. */
const watchForPermission = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (typeof Notification === 'undefined') return;
    Notification.requestPermission = async () => {
      document.documentElement.dataset.asksUnpressed = '';
      return 'default';
    };
  });
};

/** What is wrong with a page whoever opens it: for a screen reader, for its outline, for a thumb, for a reader. */
const wrongWith = async (page: Page, locale: 'en' | 'id'): Promise<string[]> => {
  const faults = await faultsOf(page);
  const { seen, whole, asks } = await page.evaluate(() => ({
    seen: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
    asks: 'asksUnpressed' in document.documentElement.dataset,
  }));
  if (whole > seen) faults.push(`scrolls sideways: ${whole} of ${seen} px`);
  faults.push(...(await headingFaults(page)));
  if (asks) faults.push('asks for notifications as it opens');
  const stray = await strayWords(page, locale);
  if (stray.length > 0) faults.push(`mixes languages: ${stray.join(', ')}`);
  const { pathname } = new URL(page.url());
  return faults.map((fault) => `${pathname}: ${fault}`);
};

const HEALTH = '**/api/health';
const FULL = process.env.TEST_FULL === '1';

/** The short pass shows each page in one of its looks, by turns; the full one in all of them. */
const shown = (paths: readonly string[], look: number): readonly string[] => {
  const looks = FULL ? 1 : SHORT_LOOKS;
  return paths.filter((_, index) => index % looks === look % looks);
};

/** From a personal page a guest is sent to sign in: in the short pass from the first one. */
const forGuests = EXISTING_PAGES.filter(
  (path) => FULL || !isProtected(path) || path === EXISTING_PAGES.find(isProtected),
);

for (const [look, { locale, theme, width, tag }] of LOOKS.entries())
  test.describe(`${locale}, ${theme}, ${width} px${tag}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 800 } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await watchForPermission(page);
      await carryAxe(page);
    });

    const walk = async (page: Page, paths: readonly string[]): Promise<string[]> => {
      const faults: string[] = [];
      const judged = new Set<string>();
      for (const path of paths) {
        // The page that waits for a connection would go on while it is judged, or while the next one is asked for.
        if (path === '/offline') await page.route(HEALTH, () => new Promise(() => undefined));
        await open(page, `/${locale}${path === '/' ? '' : path}`);
        if (path !== '/offline') await page.unroute(HEALTH);
        // A guest is sent to sign in from every personal page.
        const { pathname } = new URL(page.url());
        if (!judged.has(pathname)) faults.push(...(await wrongWith(page, locale)));
        judged.add(pathname);
      }
      return faults;
    };

    test('every page is accessible, fits and speaks one language to a guest', async ({ page }) => {
      test.setTimeout(480_000);
      const paths = [...forGuests, ...OTHERS, ...(await samples(page, locale))];
      expect(await walk(page, shown(paths, look))).toEqual([]);
    });

    test('every page of an owner is accessible, fits and speaks one language', async ({ page }) => {
      test.setTimeout(300_000);
      await signInOn(page, 'owner@alva.demo');
      // The listed ones look the same to everybody, but for the header, which the others have too.
      const own = EXISTING_PAGES.filter(
        // Whoever is signed in is sent on from the sign-in pages.
        (path) => !LISTED_PAGES.includes(path) && !path.startsWith('/login'),
      );
      const faults = await walk(page, shown(['/', ...own], look));
      await open(page, `/${locale}/my-ev`);
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/my-ev\/[A-Z0-9]+/);
      await settled(page);
      expect([...faults, ...(await wrongWith(page, locale))]).toEqual([]);
    });
  });
