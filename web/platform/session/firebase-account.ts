import {
  type ActionCodeSettings,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Locale } from '#edge/contract/locale.ts';
import { authOf } from './firebase.ts';
import { hasCode } from './provider-error.ts';
import type { ProviderConfig } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where the provider's own page leads when it is not ours that handles the link. */
const settings = (locale: Locale): ActionCodeSettings => ({
  url: `${location.origin}/${locale}/login/email`,
});

/** In the mail's language from here on. */
const speaking = (config: ProviderConfig, locale: Locale) => {
  const auth = authOf(config);
  auth.languageCode = locale;
  return auth;
};

/**
 * A new account at the provider; or the one the same person made before and never confirmed. Throws
 * `auth/email-already-in-use` for everybody else.
 */
export const openAccount = async (
  config: ProviderConfig,
  { email, password }: Credentials,
): Promise<User> => {
  const auth = authOf(config);
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (taken) {
    if (!hasCode(taken, 'email-already-in-use')) throw taken;
    const credential = await signInWithEmailAndPassword(auth, email, password).catch(
      () => undefined,
    );
    if (credential === undefined || credential.user.emailVerified) throw taken;
    return credential.user;
  }
};

/** Takes back `openAccount` when our server could not be told, so that it can be tried again. */
export const closeAccount = (user: User): Promise<void> => deleteUser(user);

/** Somebody whose sign-in was refused because they had not proved their address yet. */
export const unverifiedUser = async (
  config: ProviderConfig,
  { email, password }: Credentials,
): Promise<User> => (await signInWithEmailAndPassword(authOf(config), email, password)).user;

export const mailPasswordReset = (
  config: ProviderConfig,
  email: string,
  locale: Locale,
): Promise<void> => sendPasswordResetEmail(speaking(config, locale), email, settings(locale));

/** @returns the email whose password the code may change */
export const emailOfReset = (config: ProviderConfig, code: string): Promise<string> =>
  verifyPasswordResetCode(authOf(config), code);

export const setPassword = (
  config: ProviderConfig,
  code: string,
  password: string,
): Promise<void> => confirmPasswordReset(authOf(config), code, password);
