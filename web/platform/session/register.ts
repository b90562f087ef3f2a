import type { Locale } from '#edge/contract/locale.ts';
import { RegisterDocument } from '#web/platform/graphql/generated/main.ts';
import type { Credentials } from './firebase-account.ts';
import { providerConfig, type SignInOutcome } from './provider.ts';
import { signInErrorKey } from './provider-error.ts';
import { type Details, sendRegistration } from './send-registration.ts';
import type { ProviderConfig } from './session.ts';

export interface SignUp extends Credentials, Details {}

const DONE: SignInOutcome = { ok: true };

/** With the provider at hand; whatever it throws becomes the key of a message. */
const attempt = async (
  run: (
    account: typeof import('./firebase-account.ts'),
    config: ProviderConfig,
  ) => Promise<SignInOutcome>,
): Promise<SignInOutcome> => {
  const config = await providerConfig();
  if (config === undefined) return { ok: false, key: 'UNAVAILABLE' };
  try {
    const account = await import('./firebase-account.ts');
    try {
      return await run(account, config);
    } finally {
      await (await import('./firebase.ts')).forgetFirebaseUser();
    }
  } catch (error) {
    return { ok: false, key: signInErrorKey(error) };
  }
};

/** Signs up by email; the mail that follows has to be answered before the first sign-in. */
export const signUp = ({ email, password, ...details }: SignUp): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    const user = await account.openAccount(config, { email, password });
    const key = await sendRegistration(RegisterDocument, user, details);
    if (key !== undefined) {
      await account.closeAccount(user);
      return { ok: false, key };
    }
    await account.mailVerification(config, user, details.selectedLanguage);
    return DONE;
  });

export const sendVerificationAgain = (
  credentials: Credentials,
  locale: Locale,
): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    await account.mailVerificationAgain(config, credentials, locale);
    return DONE;
  });

/** Says the same whether or not the address has an account. */
export const askForNewPassword = (email: string, locale: Locale): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    await account.mailPasswordReset(config, email, locale);
    return DONE;
  });

export const confirmEmail = (code: string): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    await account.confirmEmail(config, code);
    return DONE;
  });

/** Whose password the link in the mail may change; a link that is over is told before anybody types. */
export const readResetLink = async (
  code: string,
): Promise<{ email: string } | { key: string | undefined }> => {
  let email = '';
  const outcome = await attempt(async (account, config) => {
    email = await account.emailOfReset(config, code);
    return DONE;
  });
  return outcome.ok ? { email } : { key: outcome.key };
};

export const choosePassword = (code: string, password: string): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    await account.setPassword(config, code, password);
    return DONE;
  });
