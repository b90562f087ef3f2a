import { expect, type Page } from '@playwright/test';

export const NEWCOMER_PASSWORD = 'kuda besi ungu';

/** Where the identity provider's emulator answers. */
export const emulator = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/session');
  return ((await answer.json()) as { provider: { emulator: string } }).provider.emulator;
};

/** Gives the identity provider an account with a proved address. */
export const addAccount = async (page: Page, email: string): Promise<void> => {
  await page.request.post(
    `${await emulator(page)}/identitytoolkit.googleapis.com/v1/projects/demo-alva/accounts`,
    {
      data: { email, password: NEWCOMER_PASSWORD, displayName: 'Sinta Dewi', emailVerified: true },
      headers: { authorization: 'Bearer owner' },
    },
  );
};

/** Google, by the list that stands in for its window. */
export const chooseGoogle = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: new RegExp(email) }).click();
};

/** Somebody new with a password at the provider, who signs up with Google. @returns their address */
export const newcomer = async (page: Page): Promise<string> => {
  const email = `kunci-${Date.now()}@alva.test`;
  await addAccount(page, email);
  await page.goto('/en/login/register');
  await chooseGoogle(page, email);
  await expect(page).toHaveURL(/\/en$/);
  return email;
};

/** The text of the newest message to an address that contains this. */
export const messageTo = async (page: Page, to: string, containing: string): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      const sent = (await (await page.request.get('/api/mailbox')).json()) as {
        to: string;
        text: string;
      }[];
      const texts = sent.filter((each) => each.to === to).map((each) => each.text);
      // Lines of a mail break where they please.
      text = texts.find((each) => each.replace(/\s+/g, ' ').includes(containing)) ?? '';
      return text;
    })
    .not.toBe('');
  return text;
};
