import type { Deps } from '../platform/deps.ts';
import { type AuthConfig, authConfig } from './config.ts';
import { createIdTokenVerifier } from './firebase/verifier.ts';
import { identify, type RequestIdentity, type RequestStore } from './request-identity.ts';
import { createSessionTokens } from './session-token.ts';
import type { AuthSource } from './source.ts';

export interface Auth {
  readonly config: AuthConfig;
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
  return { config, identify: (headers, store) => identify(headers, store, source) };
};
