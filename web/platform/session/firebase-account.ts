import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { authOf } from './firebase.ts';
import { hasCode } from './provider-error.ts';
import type { ProviderConfig } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

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
