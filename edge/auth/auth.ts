import { type Cipher, createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { type AuthConfig, authConfig } from './config.ts';
import { isCourier } from './courier-key.ts';
import { createAccounts, type ProviderAccounts } from './firebase/accounts.ts';
import { createManageAccounts, type ManageAccounts } from './firebase/manage-accounts.ts';
import { type AskProvider, createProviderApi } from './firebase/provider-api.ts';
import { createIdTokenVerifier } from './firebase/verifier.ts';
import { identify, type RequestIdentity, sessionTokensOf } from './request-identity.ts';
import type { RequestStore } from './request-store.ts';
import { createSessionTokens } from './session-token.ts';
import type { AuthSource } from './source.ts';

export interface Auth {
  readonly config: AuthConfig;
  readonly cipher: Cipher;
  identify(headers: Headers, store: RequestStore): Promise<RequestIdentity>;
  /** Whether a session token of ours comes with it; the store, which may have ended it, is not asked. */
  isSigned(headers: Headers): Promise<boolean>;
  /** Whether a file is worth reading: from somebody signed in, or from a courier who opened a link. */
  mayUpload(headers: Headers): Promise<boolean>;
}

type Asking = Pick<Deps, 'fetch' | 'clock'>;

const providerOf = (
  { projectId, browser, serviceAccount }: AuthConfig,
  { fetch, clock }: Asking,
): AskProvider => {
  const { emulator, apiKey } = browser;
  return createProviderApi({ projectId, emulator, apiKey, serviceAccount, fetch, clock });
};

/** Accounts of the identity provider. */
export const accountsOf = (config: AuthConfig, deps: Asking): ProviderAccounts =>
  createAccounts(providerOf(config, deps));

/** The identity provider, told to change accounts. */
export const manageOf = (config: AuthConfig, deps: Asking): ManageAccounts =>
  createManageAccounts(providerOf(config, deps));

/** Throws at start-up when the configuration would be unsafe. */
export const createAuth = (deps: Deps): Auth => {
  const config = authConfig(deps.env);
  const source: AuthSource = {
    deps,
    config,
    tokens: createSessionTokens(config.sessionKeys, deps.clock),
    verify: createIdTokenVerifier({ ...config, fetch: deps.fetch, clock: deps.clock }),
    accounts: accountsOf(config, deps),
    manage: manageOf(config, deps),
  };
  const cipher = createCipher(cipherKeys(deps.env));
  const isSigned = async (headers: Headers): Promise<boolean> => {
    for (const token of sessionTokensOf(headers, config.production))
      if ((await source.tokens.verify(token)) !== undefined) return true;
    return false;
  };
  return {
    config,
    cipher,
    identify: (headers, store) => identify(headers, store, source),
    isSigned,
    mayUpload: async (headers) => (await isSigned(headers)) || isCourier(headers, cipher),
  };
};
