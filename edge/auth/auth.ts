import { type Cipher, createCipher } from '../platform/cipher.ts';
import type { Deps } from '../platform/deps.ts';
import { cipherKeys } from '../platform/keys.ts';
import { type AuthConfig, authConfig } from './config.ts';
import { createIdTokenVerifier } from './firebase/verifier.ts';
import { identify, type RequestIdentity, type RequestStore } from './request-identity.ts';
import { createSessionTokens } from './session-token.ts';
import type { AuthSource } from './source.ts';

export interface Auth {
  readonly config: AuthConfig;
  readonly cipher: Cipher;
  identify(headers: Headers, store: RequestStore): Promise<RequestIdentity>;
}

/** Throws at start-up when the configuration would be unsafe. */
export const createAuth = (deps: Deps): Auth => {
  const config = authConfig(deps.env);
  const source: AuthSource = {
    deps,
    config,
    tokens: createSessionTokens(config.sessionKeys, deps.clock),
    verify: createIdTokenVerifier({ ...config, fetch: deps.fetch, clock: deps.clock }),
  };
  const cipher = createCipher(cipherKeys(deps.env));
  return { config, cipher, identify: (headers, store) => identify(headers, store, source) };
};
