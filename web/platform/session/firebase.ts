import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AskForCode } from './code-sent.ts';
import type { DemoPerson } from './demo-people.ts';
import { hasCode } from './provider-error.ts';
import type { ProviderConfig } from './session.ts';

export type SignInMethod =
  | { readonly kind: 'email'; readonly email: string; readonly password: string }
  | { readonly kind: 'google' }
  /** Google on an embedded instance: the window needs Google's script, so a list stands in for it. */
  | { readonly kind: 'demo-google'; readonly person: DemoPerson };

let app: FirebaseApp | undefined;
let auth: Auth | undefined;

/**
 * The SDK, loaded when somebody signs in. It keeps nothing on the device: our own session is what
 * lasts (decisions/firebase-in-memory.md).
 */
export const authOf = ({ projectId, apiKey, authDomain, emulator }: ProviderConfig): Auth => {
  if (auth !== undefined) return auth;
  app ??= initializeApp({ projectId, apiKey, authDomain });
  auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    // Its codes cost nothing, and Google's captcha cannot be reached from a machine without network.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
};

/** Makes the SDK ready, on phones with the frame that Google's window reports through. */
export const prepareFirebase = (config: ProviderConfig): void => {
  authOf(config);
};

const googleCredential = ({ email, name }: DemoPerson) =>
  GoogleAuthProvider.credential(
    JSON.stringify({ sub: `google-${email}`, email, name, email_verified: true }),
  );

const attempt = (to: Auth, method: SignInMethod): Promise<UserCredential> => {
  switch (method.kind) {
    case 'email':
      return signInWithEmailAndPassword(to, method.email, method.password);
    case 'google':
      return signInWithPopup(to, new GoogleAuthProvider());
    case 'demo-google':
      return signInWithCredential(to, googleCredential(method.person));
  }
};

/**
 * Asks for the second factor of an account that has one. Throws the errors of Firebase; see
 * `provider-error.ts`.
 */
export const signInWithFirebase = async (
  config: ProviderConfig,
  method: SignInMethod,
  askForCode: AskForCode,
): Promise<User> => {
  const to = authOf(config);
  try {
    return (await attempt(to, method)).user;
  } catch (error) {
    if (!hasCode(error, 'multi-factor-auth-required')) throw error;
    const { passSecondFactor } = await import('./firebase-factors.ts');
    return passSecondFactor(to, error as MultiFactorError, askForCode);
  }
};

export const forgetFirebaseUser = async (): Promise<void> => {
  if (auth !== undefined) await signOut(auth);
};
