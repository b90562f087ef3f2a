import { join } from 'node:path';
import { startEmulator } from '#edge/auth/emulator/start.ts';
import { startCaptcha } from '#edge/captcha-sandbox/start.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { localCompanies } from '#edge/financing-sandbox/companies.ts';
import { startCompanies } from '#edge/financing-sandbox/start.ts';
import { startMessageProviders } from '#edge/messages-sandbox/start.ts';
import { startBreachedPasswords } from '#edge/passwords-sandbox/start.ts';
import { startProvider } from '#edge/payments-sandbox/start.ts';

const EMBEDDED = { ALVA_ENV: 'embedded' };
/** The emulator knows the demo accounts in this one. */
const PROJECT = 'demo-alva';

export interface Providers {
  /** Settings of a BFF that uses them. */
  readonly bindings: Readonly<Record<string, string>>;
  /** A line for each that a person can play. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/**
 * Everybody the store talks to, on this machine: sign-in, payments, financing, messages, captcha, leaked passwords. No money
 * moves and no message leaves.
 * @param folder keeps their books over a restart
 * @param site where their answers go
 */
export const startProviders = async (folder: string, site: string): Promise<Providers> => {
  const signIn = await startEmulator(EMBEDDED, { port: 0, projectId: PROJECT });
  const payments = await startProvider(EMBEDDED, {
    serverKey: LOCAL_SERVER_KEY,
    file: join(folder, 'payments.json'),
  });
  const companies = await startCompanies(EMBEDDED, { file: join(folder, 'financing.json') });
  const messages = await startMessageProviders(EMBEDDED, {
    file: join(folder, 'messages.json'),
    site,
  });
  const captcha = await startCaptcha(EMBEDDED);
  const leaked = await startBreachedPasswords(EMBEDDED);
  return {
    bindings: {
      FIREBASE_AUTH_EMULATOR_HOST: new URL(signIn.origin).host,
      MIDTRANS_SNAP_URL: payments.origin,
      MIDTRANS_API_URL: payments.origin,
      FINANCING_COMPANIES: localCompanies(companies.origin),
      MESSAGES_URL: messages.origin,
      RECAPTCHA_URL: captcha.origin,
      BREACHED_PASSWORDS_URL: leaked.origin,
    },
    lines: [
      `Payments, played by you: ${payments.origin}/control`,
      `Financing, played by you: ${companies.origin}/control`,
      `Providers of messages: ${messages.origin}/control`,
    ],
    stop: async () => {
      for (const each of [signIn, payments, companies, messages, captcha, leaked])
        await each.stop();
    },
  };
};
