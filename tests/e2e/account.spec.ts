import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keyboardOn } from './keyboard.ts';
import { responding } from './responding.ts';
import { signInOn } from './signed-in.ts';
import { bare, expect, test } from './test.ts';

const PASSWORD = 'alva-demo-2026';

const fillEmailForm = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
};

/** Signed in without the form, and on the own page. */
const signIn = async (page: Page): Promise<void> => {
  await signInOn(page, 'owner@alva.demo');
  await page.goto('/en/profile');
};

const emulator = async (page: Page, path: string, body: object): Promise<void> => {
  const session = await page.request.get('/api/session');
  const { provider } = (await session.json()) as { provider: { emulator: string } };
  const answer = await page.request.post(
    `${provider.emulator}/identitytoolkit.googleapis.com/v1/projects/demo-alva${path}`,
    { data: body, headers: { authorization: 'Bearer owner' } },
  );
  expect(answer.ok()).toBe(true);
};

const cookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

const person = async (browser: Browser): Promise<Page> => {
  const page = responding(await (await browser.newContext()).newPage());
  await signIn(page);
  return page;
};

test('a browser that keeps no cookies says so, instead of blaming the connection', async ({
  page,
  context,
}) => {
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { 'set-cookie': _refused, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/en/login/email');
  await fillEmailForm(page, 'owner@alva.demo');
  await expect(page.getByText(/Your browser keeps no cookies/).first()).toBeVisible();
});

test('a link to a personal page asks to sign in by email and leads back', async ({ page }) => {
  await page.goto('/en/my-ev');
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fmy-ev$/);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await fillEmailForm(page, 'owner@alva.demo');
  await expect(page).toHaveURL(/\/en\/my-ev$/);
  const first = page.getByRole('main').getByRole('listitem').first();
  const model = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/my-ev\/[A-Z0-9]+$/);
  await expect(page.getByRole('heading', { name: model, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: model, exact: true })).toBeVisible();
});

test('after a sign-in nothing is told of a signal that was never gone @full', async ({ page }) => {
  // What is asked for as soon as somebody is known is under way when the next page comes.
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'alva-offline') setItem.call(localStorage, 'test-offline-noted', location.href);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/en/login/email?next=/my-ev');
  await fillEmailForm(page, 'owner@alva.demo');
  await page.waitForURL('**/en/my-ev');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('test-offline-noted'))).toBeNull();
  await expect(page.getByText('You are back online.')).toHaveCount(0);
});

test('Google opens an account chooser here; the profile masks numbers', async ({ page }) => {
  await page.goto('/en/login?next=/profile');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Ayu Lestari/ }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  await expect(page.getByText('************9991').first()).toBeVisible();
  await page.goto('/en/login');
  await expect(page).toHaveURL(/\/en$/);
});

test('Google pressed before the site knows its provider opens the same chooser', async ({
  page,
}) => {
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/en/login?next=/profile');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect(google).toHaveAttribute('aria-busy', 'true');
  answer();
  await page.getByRole('button', { name: /Ayu Lestari/ }).click();
  await expect(page).toHaveURL(/\/en\/profile$/);
});

bare('a form sent before its scripts are there is sent when they come', async ({ browser }) => {
  // A page of its own: those of the fixture are waited for until they respond.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (route.request().resourceType() === 'script') await arrived;
    await route.continue();
  });
  await page.goto('/en/login/email?next=/profile', { waitUntil: 'commit' });
  await fillEmailForm(page, 'owner@alva.demo');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('owner@alva.demo');
  arrive();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  await context.close();
});

test('a page that a browser posted a form to by itself is alive', async ({ page }) => {
  await page.goto('/en/policy/warranty');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/en/login/email?next=/profile';
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/en\/login\/email\?next=(\/|%2F)profile$/);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

bare('a wrong password and an unknown email say the same', async ({ page }) => {
  await page.goto('/en/login/email');
  for (const email of ['owner@alva.demo', 'nobody@alva.demo']) {
    await fillEmailForm(page, email, 'not-the-password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The email or password is incorrect.',
    );
    await page.reload();
  }
  expect(await cookies(page.context())).not.toContain('alva-session');
});

bare('a closed account and one that is not registered are told so', async ({ page }) => {
  const accounts = [
    { email: 'closed@alva.demo', disabled: true, text: 'This account has been closed.' },
    { email: 'stranger@alva.demo', disabled: false, text: 'This email is not registered yet.' },
  ];
  for (const { email, disabled, text } of accounts) {
    const localId = `${email.split('@')[0]}-${Date.now()}`;
    await emulator(page, '/accounts', { localId, email, password: PASSWORD, emailVerified: true });
    await emulator(page, '/accounts:update', { localId, disableUser: disabled });
    await page.goto('/en/login/email');
    await fillEmailForm(page, email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await emulator(page, '/accounts:delete', { localId });
  }
});

test('an owner begins in the garage', async ({ page }) => {
  await page.goto('/en/login/email');
  await fillEmailForm(page, 'owner@alva.demo');
  await expect(page).toHaveURL(/\/en\/my-ev$/);
  await expect(page.locator('header').getByRole('button', { name: 'Account' })).toContainText('AL');
});

test('signing out ends the session in every tab', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/en/my-ev');
  await expect(other.getByRole('heading', { name: 'My motorcycles' }).last()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(other).toHaveURL(/\/en\/login\?next=%2Fmy-ev$/);
  expect(await cookies(context)).not.toContain('alva-session');
  expect(await page.evaluate(() => localStorage.getItem('UNIQUE_NUMBER_LOGIN'))).toBeNull();
  await page.goto('/en/profile');
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fprofile$/);
});

bare(
  'signing out everywhere clears the other device too, and says why @full',
  async ({ browser }) => {
    const [first, second] = [await person(browser), await person(browser)];
    await second.getByRole('button', { name: 'Sign out everywhere' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(second).toHaveURL(/\/en$/);
    await expect.poll(() => cookies(second.context())).not.toContain('alva-session');
    // It may notice by itself at this very moment, and load the sign-in page instead.
    await first.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await expect(first).toHaveURL(/\/en\/login\?next=%2Fprofile$/);
    await expect(first.getByText(/This device was signed out for safety/)).toBeVisible();
    expect(await first.evaluate(() => localStorage.getItem('UNIQUE_NUMBER_LOGIN'))).toBeNull();
    await first.getByRole('link', { name: 'Continue with email' }).click();
    await fillEmailForm(first, 'owner@alva.demo');
    await expect(first).toHaveURL(/\/en\/profile$/);
  },
);

bare(
  'two tabs, two people: the first never shows the second under its name',
  async ({ page, context }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/en');
    await other.evaluate(() => fetch('/api/logout', { method: 'POST' }));
    await other.goto('/en/login/email?next=/profile');
    await fillEmailForm(other, 'owner2@alva.demo');
    await expect(other.getByRole('heading', { name: 'Bima Prakoso' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bima Prakoso' })).toBeVisible();
    await expect(page.getByText('owner@alva.demo')).toHaveCount(0);
  },
);

test('a link from another site opens the page it names @full', async ({ page, baseURL }) => {
  await signIn(page);
  // The number instead of the name is another site, so the Strict cookie stays behind.
  const elsewhere = (baseURL ?? '').replace('localhost', '127.0.0.1');
  await page.goto(`${elsewhere}/en/policy/warranty`);
  await page.evaluate((href) => {
    location.href = href;
  }, `${baseURL}/en/profile`);
  await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/profile$/);
});

// Every trick is in tests/unit/session/return-path; here is that the page asks.
for (const [next, tag] of [
  ['//evil.example', ''],
  ['https://evil.example/profile', ' @full'],
  ['/\\evil.example', ' @full'],
  ['/api/logout', ' @full'],
] as const)
  test(`sign-in does not lead to ${next}${tag}`, async ({ page, baseURL }) => {
    await page.goto(`/en/login/email?next=${encodeURIComponent(next)}`);
    await fillEmailForm(page, 'owner@alva.demo');
    await expect(page).toHaveURL(`${baseURL}/en`);
  });

bare('whoever cannot be checked stays signed in and is told @full', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/session', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('We cannot check your sign-in right now.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
});

bare('without the server the person stays signed in and can try again @full', async ({ page }) => {
  // From before the sign-in: a profile that arrived once is shown again instead of an error.
  await page.route(/\/graphql$/, (route) => route.abort());
  await signIn(page);
  await page.route(/\/api\/session$/, (route) => route.abort());
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('This could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/profile$/);
});

bare.describe('an account page with a service worker', () => {
  bare.use({ serviceWorkers: 'allow' });
  bare('a shell that never reached the server asks to sign in too @full', async ({ page }) => {
    await page.goto('/en');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The first visit is not controlled yet.
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.addInitScript(() =>
      addEventListener('pagehide', () => localStorage.setItem('test-left', location.pathname)),
    );
    await page.goto('/en/profile');
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fprofile$/);
    // Signing in needs a document of its own: it is loaded at once, and not after the router's page.
    await page.waitForFunction(() =>
      performance.getEntriesByType('navigation')[0]?.name.includes('/en/login'),
    );
    expect(await page.evaluate(() => localStorage.getItem('test-left'))).toBe('/en/profile');
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await fillEmailForm(page, 'owner@alva.demo');
    await expect(page.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
  });
});

test('the keyboard alone signs in, changes the language, finds a charger and signs out', async ({
  page,
}) => {
  const { press, type, expectHeading } = await keyboardOn(page);
  await page.goto('/en/login?next=/profile');
  await press('link', 'Continue with email');
  await type('textbox', 'Email', 'owner@alva.demo');
  await type('textbox', 'Password', PASSWORD);
  await press('button', 'Sign in');
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expectHeading('Ayu Lestari');

  await press('link', 'ID Bahasa Indonesia');
  await expect(page).toHaveURL(/\/id\/profile$/);
  // What comes while somebody is already at the page's end can push it out of sight.
  await expectHeading('Ayu Lestari');
  await press('link', 'Stasiun pengisian');
  await expect(page).toHaveURL(/\/id\/charging-station$/);
  await type('combobox', 'Cari tempat, alamat, atau operator', 'Surabaya');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Surabaya');
  await press('link', ((await first.getByRole('link').first().textContent()) ?? '').trim());
  await expect(page).toHaveURL(/\/id\/charging-station\/[^/?]+$/);

  await press('button', 'Akun');
  await press('button', 'Keluar');
  await expect.poll(() => cookies(page.context())).not.toContain('alva-session');
});
