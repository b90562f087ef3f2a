import type { Locale } from '#edge/contract/locale.ts';
import { captchaToken } from '#web/platform/captcha.ts';
import { CheckEmailIsFreeDocument } from '#web/platform/graphql/generated/main/check-email-is-free.ts';
import { CheckPasswordDocument } from '#web/platform/graphql/generated/main/check-password.ts';
import { PasswordLinkDocument } from '#web/platform/graphql/generated/main/password-link.ts';
import { RegisterDocument } from '#web/platform/graphql/generated/main/register.ts';
import { RequestToResetPasswordDocument } from '#web/platform/graphql/generated/main/request-to-reset-password.ts';
import { ResetOldPasswordDocument } from '#web/platform/graphql/generated/main/reset-old-password.ts';
import { SendEmailVerificationDocument } from '#web/platform/graphql/generated/main/send-email-verification.ts';
import { VerifyEmailDocument } from '#web/platform/graphql/generated/main/verify-email.ts';
import { askServer } from './ask-server.ts';
import type { ProviderUser } from './contract.ts';
import type { Credentials } from './firebase-account.ts';
import type { PendingCode } from './phone.ts';
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

/** Our own mail: its link is good for 24 hours, which the provider's is not held to. */
const mailVerification = async (user: ProviderUser, locale: Locale): Promise<SignInOutcome> => {
  const variables = { idToken: await user.getIdToken(), language: locale };
  const answer = await askServer(SendEmailVerificationDocument, variables);
  return answer.ok ? DONE : answer;
};

/** Whether somebody has this address already; a check that could not be made stands in nobody's way. */
const isRegistered = async (email: string): Promise<boolean> => {
  const captcha = await captchaToken('check_registered');
  const answer = await askServer(CheckEmailIsFreeDocument, { email, captcha });
  return !answer.ok && answer.key === 'EMAIL_ADDRESS_CONFLICT';
};

/** Why a password is not good enough; a check that could not be made stands in nobody's way. */
const weaknessOf = async (email: string, password: string): Promise<string | undefined> => {
  const answer = await askServer(CheckPasswordDocument, { email, password });
  return answer.ok || !answer.key.startsWith('PASSWORD_') ? undefined : answer.key;
};

/** Signs up by email; the mail that follows has to be answered before the first sign-in. */
export const signUp = ({ email, password, ...details }: SignUp): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    if (await isRegistered(email)) return { ok: false, key: 'EMAIL_ADDRESS_CONFLICT' };
    const weakness = await weaknessOf(email, password);
    if (weakness !== undefined) return { ok: false, key: weakness };
    const user = await account.openAccount(config, { email, password });
    const key = await sendRegistration(RegisterDocument, user, details);
    if (key !== undefined) {
      await account.closeAccount(user);
      return { ok: false, key };
    }
    return mailVerification(user, details.selectedLanguage);
  });

/** Adds to a sign-up the number that a code has proved since; the rest is sent as it was. */
export const addProvedNumber = (
  { email, password, ...details }: SignUp,
  { phoneNumber, sessionInfo }: Pick<PendingCode, 'phoneNumber' | 'sessionInfo'>,
): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    const user = await account.unverifiedUser(config, { email, password });
    const input = { ...details, phoneNumber, sessionInfo };
    const key = await sendRegistration(RegisterDocument, user, input);
    return key === undefined ? DONE : { ok: false, key };
  });

export const sendVerificationAgain = (
  credentials: Credentials,
  locale: Locale,
): Promise<SignInOutcome> =>
  attempt(async (account, config) => {
    return mailVerification(await account.unverifiedUser(config, credentials), locale);
  });

/** Our own mail. Says the same whether or not the address has an account. */
export const askForNewPassword = async (email: string): Promise<SignInOutcome> => {
  const answer = await askServer(RequestToResetPasswordDocument, { email });
  return answer.ok ? DONE : answer;
};

/** Codes of our own links, by what the provider's say in the same case. */
const LINK_KEYS: Readonly<Record<string, string>> = {
  VERIFICATION_TOKEN_EXPIRED: 'auth.expired-action-code',
  VERIFICATION_TOKEN_INVALID: 'auth.invalid-action-code',
};

export const confirmEmail = async (token: string): Promise<SignInOutcome> => {
  const answer = await askServer(VerifyEmailDocument, { token });
  return answer.ok ? DONE : { ok: false, key: LINK_KEYS[answer.key] ?? answer.key };
};

/** Whose password the link in the mail may change; a link that is over is told before anybody types. */
export const readPasswordLink = async (
  token: string,
): Promise<{ email: string } | { key: string }> => {
  const answer = await askServer(PasswordLinkDocument, { token });
  if (!answer.ok) return answer;
  return { email: answer.value.email ?? '' };
};

export const choosePassword = async (token: string, password: string): Promise<SignInOutcome> => {
  const answer = await askServer(ResetOldPasswordDocument, { input: { token, password } });
  return answer.ok ? DONE : answer;
};
