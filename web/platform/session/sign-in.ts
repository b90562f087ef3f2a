import type { User } from 'firebase/auth';
import { RegisterWithGoogleDocument } from '#web/platform/graphql/generated/main/register-with-google.ts';
import type { AskForCode } from './code-sent.ts';
import { createContract } from './contract.ts';
import { entered } from './entered.ts';
import { reportIfWrong } from './failed-sign-in.ts';
import type { SignInMethod } from './firebase.ts';
import { nameFrom } from './name-from.ts';
import { providerConfig, type SignInOutcome } from './provider.ts';
import { signInErrorKey } from './provider-error.ts';
import { type Details, sendRegistration } from './send-registration.ts';

export interface SignInOptions {
  /** Ends the person's sessions on other devices, as after a new password. */
  readonly alone?: boolean;
  /** Off: the session ends with the browser. */
  readonly rememberMe?: boolean;
  /** Signs a person up who is not a customer yet. Google only. */
  readonly registerAs?: Omit<Details, 'name'>;
  /** Asks for the code of a second factor. */
  readonly askForCode: AskForCode;
  /** Done with the provider's user before our server hears of them. */
  readonly before?: (user: User) => Promise<void>;
}

/** Signs a person in with the provider, tells our server, and forgets the provider's user again. */
export const signIn = async (
  method: SignInMethod,
  { alone = false, rememberMe = true, registerAs, askForCode, before }: SignInOptions,
): Promise<SignInOutcome> => {
  const config = await providerConfig();
  if (config === undefined) return { ok: false, key: 'UNAVAILABLE' };
  try {
    const { signInWithFirebase, forgetFirebaseUser } = await import('./firebase.ts');
    const body = JSON.stringify({ everywhere: alone, rememberMe });
    const contract = createContract(
      { ...config, loginEndpoint: '/api/login', logoutEndpoint: '/api/logout' },
      (input, init) => fetch(input, { ...init, body }),
    );
    try {
      const user = await signInWithFirebase(config, method, askForCode);
      await before?.(user);
      if (registerAs !== undefined) {
        const input = { ...registerAs, name: nameFrom(user) };
        const key = await sendRegistration(RegisterWithGoogleDocument, user, input);
        // Who is a customer already only wanted to sign in.
        if (key !== undefined && key !== 'EMAIL_ADDRESS_CONFLICT') return { ok: false, key };
      }
      await contract.changed(user);
    } finally {
      await forgetFirebaseUser();
    }
  } catch (error) {
    if (method.kind === 'email') void reportIfWrong(error, method.email);
    return { ok: false, key: signInErrorKey(error) };
  }
  return entered();
};
