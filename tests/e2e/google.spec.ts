import type { Page } from '@playwright/test';
import { liveGoogle } from './google-window.ts';
import { bare, expect } from './test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

bare('Google’s window signs in, under the policy of a live site', async ({ page, context }) => {
  await liveGoogle(page, context);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.goto('/en/login?next=/profile');
  const window = page.waitForEvent('popup');
  await button(page).click();
  expect((await window).url()).toContain('/__/auth/handler');
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  await expect.poll(async () => (await window).isClosed()).toBe(true);
  expect(violations).toEqual([]);
});

/** Gives the identity provider an account, as Google would have by the time its window closes. */
const addAccount = async (page: Page, email: string): Promise<void> => {
  const session = await (await page.request.get('/api/session')).json();
  const { emulator, projectId } = session.provider;
  const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const answer = await page.request.post(accounts, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: email.split('@')[0], email, emailVerified: true },
  });
  expect(answer.ok()).toBe(true);
};

bare('a Google account we do not know is told so, and may sign up', async ({ page, context }) => {
  const email = `nobody-${Date.now()}@gmail.test`;
  await addAccount(page, email);
  const google = await liveGoogle(page, context);
  google.email = email;
  await page.goto('/en/login');
  await button(page).click();
  await expect(refusal(page)).toHaveText('This email is not registered yet.');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

bare(
  'a window the person closes is no error, and can be opened again @full',
  async ({ page, context }) => {
    const google = await liveGoogle(page, context);
    google.silent = true;
    await page.goto('/en/login?next=/profile');
    const window = page.waitForEvent('popup');
    await button(page).click();
    await (await window).close();
    await expect(button(page)).toBeEnabled();
    await expect(refusal(page)).toHaveCount(0);
    google.silent = false;
    await button(page).click();
    await expect(page).toHaveURL(/\/en\/profile$/);
  },
);

bare('a blocked window is explained', async ({ page, context }) => {
  await liveGoogle(page, context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/en/login');
  await button(page).click();
  await expect(refusal(page)).toContainText('blocked the sign-in window');
  await expect(button(page)).toBeEnabled();
});

bare(
  'a site the project does not know is explained, in Indonesian too',
  async ({ page, context }) => {
    const google = await liveGoogle(page, context);
    google.authorizedDomains = ['elsewhere.example'];
    google.silent = true;
    await page.goto('/id/login');
    await page.getByRole('button', { name: 'Lanjutkan dengan Google' }).click();
    await expect(refusal(page)).toContainText('belum tersedia untuk alamat situs ini');
  },
);

for (const [what, away, text] of [
  ['the sign-in service', /signInWithIdp/, 'No connection to the sign-in service'],
  ['Google’s script', /apis\.google\.com/, 'The sign-in service stumbled'],
] as const)
  bare(`without ${what} the person is told and can try again`, async ({ page, context }) => {
    const google = await liveGoogle(page, context);
    google.away = away;
    await page.goto('/en/login?next=/profile');
    await button(page).click();
    await expect(refusal(page)).toContainText(text);
    google.away = undefined;
    await button(page).click();
    await expect(page).toHaveURL(/\/en\/profile$/);
  });
