import { DAY_MS } from '#edge/contract/time.ts';
import { goOffline } from '#tests/e2e/test.ts';
import { expectAccessible } from './axe.ts';
import { open } from './every-page.ts';
import { LOOKS_OF_STATES } from './looks.ts';
import { signInOn } from './signed-in.ts';
import { bare, expect, test } from './test.ts';

const WORDS = {
  en: {
    chargers: 'Filter',
    everywhere: 'Sign out everywhere',
    google: 'Continue with Google',
    stumbled: 'This page stumbled',
  },
  id: {
    chargers: 'Saring',
    everywhere: 'Keluar dari semua perangkat',
    google: 'Lanjutkan dengan Google',
    stumbled: /./,
  },
} as const;

for (const { locale, theme, tag } of LOOKS_OF_STATES)
  test.describe(`${locale}, ${theme}${tag}`, () => {
    const words = WORDS[locale];
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme }));
    bare.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme }));

    test('the menu and the questions of an owner are accessible', async ({ page }) => {
      await signInOn(page, 'owner@alva.demo');
      await open(page, `/${locale}/profile`);
      await page.locator('[popovertarget=account-menu]').first().click();
      await expect(page.locator('#account-menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.everywhere }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('what lies over a page is accessible', async ({ page }) => {
      await open(page, `/${locale}/ui`);
      const layers = page.locator('#layers');
      for (const name of ['Dialog', 'Sheet']) {
        await layers.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.locator('#u-combo').click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.locator('#u-combo').fill('zzz');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await layers.getByRole('button', { name: 'Toast', exact: true }).click();
      await layers.getByRole('button', { name: 'Toast (error)' }).click();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(2);
      await expectAccessible(page);

      await open(page, `/${locale}/charging-station`);
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${words.chargers}`) })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await open(page, `/${locale}/charging-station?q=zzzz`);
      await expectAccessible(page);

      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `/${locale}`);
      await page.locator('[popovertarget=site-menu]').first().click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await expectAccessible(page);
    });

    bare('what the shell asks and tells is accessible', async ({ page, context }) => {
      await page.addInitScript((dayMs) => {
        localStorage.setItem('alva-consent', JSON.stringify({ analytics: false, at: 0 }));
        const today = Math.floor(Date.now() / dayMs);
        localStorage.setItem('alva-install', JSON.stringify({ days: [today - 1, today] }));
      }, DAY_MS);
      await open(page, `/${locale}/product`);
      await expect(async () => {
        await page.evaluate(() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          window.dispatchEvent(Object.assign(offer, { prompt: async () => undefined }));
        });
        await expect(page.locator('[data-dock]')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectAccessible(page);
      await goOffline(context);
      await expect(page.getByRole('status').filter({ hasText: /offline|luring/i })).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await page.evaluate(() => localStorage.removeItem('alva-consent'));
      await page.addInitScript(() => localStorage.removeItem('alva-consent'));
      await open(page, `/${locale}/product`);
      await expect(page.locator('footer').getByRole('region')).toBeVisible();
      await expectAccessible(page);
    });

    bare('a page that stumbles is accessible, and gets up again', async ({ page }) => {
      await signInOn(page, 'owner@alva.demo');
      await page.addInitScript(() => {
        // Her day of birth is the one date of the last century that the page writes.
        const written = Date.prototype.toISOString;
        Date.prototype.toISOString = function broken() {
          if (this.getFullYear() < 2000) throw new Error('A fault in drawing the page');
          return written.call(this);
        };
        addEventListener('mend', () => {
          Date.prototype.toISOString = written;
        });
      });
      await page.goto(`/${locale}/profile`);
      await expect(page.getByRole('heading', { level: 1, name: words.stumbled })).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => dispatchEvent(new Event('mend')));
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
    });

    bare('sign-in is accessible while it waits, refuses and chooses', async ({ page }) => {
      await open(page, `/${locale}/login/email`);
      const form = page.getByRole('main').locator('form');
      await form.locator('[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectAccessible(page);
      await form.locator('[type=email]').fill('nobody@alva.demo');
      await form.locator('[type=password]').fill('not the password');
      await form.locator('[type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectAccessible(page);

      await open(page, `/${locale}/login`);
      await page.getByRole('button', { name: words.google }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);

      await page.evaluate(() => localStorage.setItem('UNIQUE_NUMBER_LOGIN', 'cus_owner'));
      await open(page, `/${locale}/login`);
      await expectAccessible(page);
    });
  });

bare('a personal page is accessible while it loads and when nothing came', async ({ page }) => {
  await signInOn(page, 'owner@alva.demo');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.fulfill({ status: 503, body: '{}', contentType: 'application/json' });
  });
  await page.goto('/id/profile');
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText('Data tidak dapat dimuat')).toBeVisible();
  await expectAccessible(page);
});
