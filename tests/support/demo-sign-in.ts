import type { Page } from '@playwright/test';

const PASSWORD = 'alva-demo-2026';

/** Signs a demo account in without the form; the next page load knows. Answers the login's status. */
export const demoSignIn = async (page: Page, email: string): Promise<number> => {
  const sessionAnswer = await page.request.get(new URL('/api/session', page.url()).href, {
    maxRetries: 2,
  });
  const { provider } = (await sessionAnswer.json()) as {
    provider: { emulator: string; apiKey: string };
  };
  const signIn = `${provider.emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const signInAnswer = await page.request.post(`${signIn}?key=${provider.apiKey}`, {
    data: { email, password: PASSWORD, returnSecureToken: true },
  });
  const { idToken } = (await signInAnswer.json()) as { idToken: string };
  // From the page: the cookie is set the way the browser would, and `Sec-Fetch-Site` is real.
  return page.evaluate(
    async (token) =>
      (await fetch('/api/login', { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
        .status,
    idToken,
  );
};
