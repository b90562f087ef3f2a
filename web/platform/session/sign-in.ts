import type { Locale } from '#edge/contract/locale.ts';
import { RegisterWithGoogleDocument } from '#web/platform/graphql/generated/main.ts';
import { announceSignIn, session } from './browser.ts';
import { createContract } from './contract.ts';
import type { SignInMethod } from './firebase.ts';
import { chooseLanding } from './landing.ts';
import { nameFrom } from './name-from.ts';
import { providerConfig, type SignInOutcome } from './provider.ts';
import { afterSignInKey, signInErrorKey } from './provider-error.ts';
import { sendRegistration } from './send-registration.ts';

export interface SignInOptions {
  /** Ends the person's sessions on other devices, as after a new password. */
  readonly alone?: boolean;
  /** Signs a person up who is not a customer yet, in this language. Google only. */
  readonly registerIn?: Locale;
}

/** Signs a person in with the provider, tells our server, and forgets the provider's user again. */
export const signIn = async (
  method: SignInMethod,
  { alone = false, registerIn }: SignInOptions = {},
): Promise<SignInOutcome> => {
  const config = await providerConfig();
  if (config === undefined) return { ok: false, key: 'UNAVAILABLE' };
  try {
    const { signInWithFirebase, forgetFirebaseUser } = await import('./firebase.ts');
    const body = JSON.stringify({ everywhere: true });
    const contract = createContract(
      { ...config, loginEndpoint: '/api/login', logoutEndpoint: '/api/logout' },
      (input, init) => fetch(input, alone ? { ...init, body } : init),
    );
    try {
      const user = await signInWithFirebase(config, method);
      if (registerIn !== undefined) {
        const input = { name: nameFrom(user), selectedLanguage: registerIn };
        const key = await sendRegistration(RegisterWithGoogleDocument, user, input);
        // Who is a customer already only wanted to sign in.
        if (key !== undefined && key !== 'EMAIL_ADDRESS_CONFLICT') return { ok: false, key };
      }
      await contract.changed(user);
    } finally {
      await forgetFirebaseUser();
    }
  } catch (error) {
    return { ok: false, key: signInErrorKey(error) };
  }
  const state = await session().changed();
  announceSignIn();
  if (state.kind === 'signed-in') await chooseLanding();
  const key = afterSignInKey(state);
  return key === undefined ? { ok: true } : { ok: false, key };
};
