import type { Page } from '@playwright/test';
import { nationalForm } from '#edge/contract/validators/index.ts';
import { demoSignIn } from '#tests/support/demo-sign-in.ts';
import { expectAccessible } from './axe.ts';
import { codeTo } from './phone-code.ts';
import { responding } from './responding.ts';
import { bare, expect, test } from './test.ts';

const PASSWORD = 'kuda besi biru';
const NEW_PASSWORD = 'kuda besi merah';

let count = 0;
const freshEmail = (): string => `baru-${Date.now()}-${count++}@alva.test`;

const main = (page: Page) => page.getByRole('main');

const signUp = async (page: Page, email: string): Promise<void> => {
  await page.goto('/en/login/register');
  await page.getByLabel('Full name').fill('Gita Permata');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /check your email/ })).toBeFocused();
};

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
};

/** The link of our own mail, which stands in the mailbox as it went out. */
const openMail = async (page: Page, email: string, mode: string): Promise<string> => {
  const link = new RegExp(`http\\S+mode=${mode}&oobCode=\\S+`);
  let href = '';
  // One job plans it and another sends it.
  await expect
    .poll(async () => {
      const sent = (await (await page.request.get('/api/mailbox')).json()) as {
        to: string;
        text: string;
      }[];
      const texts = sent.filter(({ to }) => to === email).map(({ text }) => link.exec(text)?.[0]);
      href = texts.find((each) => each !== undefined) ?? '';
      return href;
    })
    .not.toBe('');
  const { pathname, search } = new URL(href);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(/\/en\/login\/action$/);
  return pathname + search;
};

const openVerification = (page: Page, email: string): Promise<string> =>
  openMail(page, email, 'verifyEmail');

bare(
  'somebody signs up by email, confirms by the link of the mail, and is in',
  async ({ page }) => {
    const email = freshEmail();
    await signUp(page, email);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'I have confirmed, sign me in' }).click();
    await signIn(page, email, PASSWORD);
    await expect(main(page).getByRole('alert')).toContainText('not verified yet');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    // The first has only just gone out.
    await expect(page.getByText('Please wait half a minute')).toBeVisible();

    const href = await openVerification(page, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page).toHaveURL(/\/en\/email-verified$/);
    await main(page).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/en\/profile$/);
    await expect(page.getByRole('heading', { name: 'Gita Permata' })).toBeVisible();

    // The link was good once.
    await page.goto(href);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('This link no longer works')).toBeVisible();
    await expectAccessible(page);
  },
);

bare(
  'a phone number given with the sign-up by email is confirmed by its code, and the account has it @full',
  async ({ page }) => {
    const email = freshEmail();
    const number = `0898${String(Date.now()).slice(-8)}`;
    await page.goto('/en/login/register');
    await page.getByLabel('Full name').fill('Gita Permata');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Phone number').fill('021-5551234');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByText('Invalid Phone Number format')).toBeVisible();
    await page.getByLabel('Phone number').fill(number);
    await page.getByLabel(/agree/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: /check your email/ })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
    await page.getByLabel('Code of six digits').fill(await codeTo(page, number));
    await expect(page.getByText('is confirmed, and becomes part of your account')).toBeVisible();

    await openVerification(page, email);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page).toHaveURL(/\/en\/email-verified$/);
    await page.goto('/en/login/email?next=/settings/sign-in');
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/en\/settings\/sign-in$/);
    await expect(main(page).getByText(nationalForm(`+62${number.slice(1)}`))).toBeVisible();
  },
);

bare(
  'an address that has an account is told so on the form, which keeps what was typed',
  async ({ page }) => {
    await page.goto('/en/login/register');
    await page.getByLabel('Full name').fill('Ayu Lestari');
    await page.getByLabel('Email', { exact: true }).fill('owner@alva.demo');
    await page.getByLabel('Password', { exact: true }).fill('not her password');
    await page.getByLabel(/agree/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(main(page).getByRole('alert')).toContainText('already registered');
    await expect(page.getByLabel('Full name')).toHaveValue('Ayu Lestari');
  },
);

bare('a sign-up our server could not be told of can be tried again @full', async ({ page }) => {
  const email = freshEmail();
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/en/login/register');
  await page.getByLabel('Full name').fill('Gita Permata');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /check your email/ })).toBeVisible();
});

test('somebody signs up with Google and is in', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/en/login/register');
  const sessionAnswer = await page.request.get('/api/session');
  const { provider } = (await sessionAnswer.json()) as { provider: { emulator: string } };
  await page.request.post(
    `${provider.emulator}/identitytoolkit.googleapis.com/v1/projects/demo-alva/accounts`,
    {
      data: { localId: email, email, displayName: 'Heru Santoso 88', emailVerified: true },
      headers: { authorization: 'Bearer owner' },
    },
  );
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(email) })
    .click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en/profile');
  await expect(page.getByRole('heading', { name: 'Heru Santoso' })).toBeVisible();
});

bare(
  'a forgotten password is replaced by mail, and other devices are signed out',
  async ({ page, browser }) => {
    const email = freshEmail();
    await signUp(page, email);
    await openVerification(page, email);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page).toHaveURL(/\/en\/email-verified$/);
    const there = responding(await (await browser.newContext()).newPage());
    await there.goto('/en/login/email?next=/profile');
    await signIn(there, email, PASSWORD);
    await expect(there.getByRole('heading', { name: 'Gita Permata' })).toBeVisible();

    await page.goto('/en/login/email?next=/profile');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(page).toHaveURL(/\/forgot-password\?next=/);
    const answer = async (address: string): Promise<string> => {
      await page.getByLabel('Email', { exact: true }).fill(address);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      const status = main(page).getByRole('status').filter({ hasText: address });
      return ((await status.textContent()) ?? '').replace(address, '…');
    };
    // Whether an address has an account is told to nobody.
    expect(await answer(email)).toBe(await answer('nobody@alva.test'));

    const href = await openMail(page, email, 'newPassword');
    await expect(page.getByText(`For ${email}.`)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password').fill('other');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(/\/en\/profile$/);
    await expect(page.getByRole('heading', { name: 'Gita Permata' })).toBeVisible();

    // It may notice by itself at this very moment, and load the sign-in page instead.
    await there.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await expect(there).toHaveURL(/\/en\/login\?next=%2Fprofile$/);
    await there.goto('/en/login/email');
    await signIn(there, email, PASSWORD);
    await expect(main(there).getByRole('alert')).toContainText('incorrect');
    await there.goto(href);
    await expect(there.getByText('This link no longer works')).toBeVisible();
  },
);

for (const [locale, label, button, problem, lead, link] of [
  [
    'en',
    'Email',
    'Send me the link',
    /valid email/i,
    /no password/,
    'Sign in with your phone number',
  ],
  ['id', 'Email', 'Kirim tautan', /email/i, /tidak punya kata sandi/, 'Masuk dengan nomor telepon'],
] as const)
  test(`who has a phone number alone and looks for a password is led to a code (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/login/forgot-password?next=/profile`);
    // The same is said of a number that has an account and of one that has none.
    for (const number of ['081210010001', '081399990000']) {
      await page.getByLabel(label, { exact: true }).fill(number);
      await page.getByRole('button', { name: button }).click();
      await expect(main(page).getByText(problem).first()).toBeVisible();
      await expect(main(page).getByText(lead)).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?next=`));
  });

test('the code of a link stays in no address, however the page was opened', async ({ page }) => {
  const refresh = () =>
    page.evaluate(() =>
      (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh(),
    );
  const expectNoCode = async () => {
    await expect(page).toHaveURL(/\/en\/login\/action$/);
    // Whatever the router learns later must not bring it back.
    const learnt = page.waitForResponse((response) => response.url().includes('_rsc'));
    await refresh();
    await learnt;
    await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/login\/action$/);
  };
  await page.goto('/en/login/action?mode=verifyEmail&oobCode=abc');
  await expectNoCode();
  await page.getByRole('link', { name: 'ALVA, Home' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/login\/action$/);

  const email = freshEmail();
  await signUp(page, email);
  await openVerification(page, email);
  await expectNoCode();
  // A page loaded anew is the same page still, until its code was used.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/\/en\/email-verified$/);
  await page.goto('/en/login/action');
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('a link that was cut off says so, and a signed-in person may follow one @full', async ({
  page,
}) => {
  await page.goto('/id/login/action?mode=verifyEmail');
  await expect(page.getByText('Tautan ini sudah tidak berlaku')).toBeVisible();
  await expectAccessible(page);
  expect(await demoSignIn(page, 'owner@alva.demo')).toBe(200);
  await page.goto('/id/login/action?mode=verifyEmail&oobCode=abc');
  await expect(page.getByRole('button', { name: 'Konfirmasi email saya' })).toBeVisible();
  await expect(page).toHaveURL(/\/id\/login\/action$/);
});
