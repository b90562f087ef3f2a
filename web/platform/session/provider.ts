import { session } from './browser.ts';
import type { ProviderConfig } from './session.ts';

export type SignInOutcome =
  | { readonly ok: true }
  /** `key` names the message; without one there is nothing to say. */
  | { readonly ok: false; readonly key: string | undefined };

/** How to reach the identity provider; `undefined` while our server cannot be asked. */
export const providerConfig = async (): Promise<ProviderConfig | undefined> => {
  const current = session();
  if (current.provider === undefined) await current.refresh();
  return current.provider;
};
