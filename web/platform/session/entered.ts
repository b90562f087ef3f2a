import { announceSignIn, session } from './browser.ts';
import { chooseLanding } from './landing.ts';
import type { SignInOutcome } from './provider.ts';
import { afterSignInKey } from './provider-error.ts';

/** After our server has begun a session: who is here, in this tab and in the others. */
export const entered = async (): Promise<SignInOutcome> => {
  const state = await session().changed();
  announceSignIn();
  if (state.kind === 'signed-in') await chooseLanding();
  const key = afterSignInKey(state);
  return key === undefined ? { ok: true } : { ok: false, key };
};
