import { announceSignIn, session } from './browser.ts';
import { createContract } from './contract.ts';
import type { SignInMethod } from './firebase.ts';
import { signInErrorKey } from './provider-error.ts';

export type SignInOutcome =
  | { readonly ok: true }
  /** `key` names the message; without one there is nothing to say. */
  | { readonly ok: false; readonly key: string | undefined };

/** Signs a person in with the provider, tells our server, and forgets the provider's user again. */
export const signIn = async (method: SignInMethod): Promise<SignInOutcome> => {
  const here = session();
  if (here.provider === undefined) await here.refresh();
  const config = here.provider;
  if (config === undefined) return { ok: false, key: 'UNAVAILABLE' };
  try {
    const { signInWithFirebase, forgetFirebaseUser } = await import('./firebase.ts');
    const contract = createContract(
      { ...config, loginEndpoint: '/api/login', logoutEndpoint: '/api/logout' },
      (input, init) => fetch(input, init),
    );
    try {
      await contract.changed(await signInWithFirebase(config, method));
    } finally {
      await forgetFirebaseUser();
    }
  } catch (error) {
    return { ok: false, key: signInErrorKey(error) };
  }
  const state = await here.refresh();
  announceSignIn();
  return state.kind === 'signed-in' ? { ok: true } : { ok: false, key: 'UNAVAILABLE' };
};
