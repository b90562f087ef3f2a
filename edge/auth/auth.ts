import type { Deps } from '../platform/deps.ts';
import type { Result } from '../platform/result.ts';
import { type AuthConfig, authConfig } from './config.ts';
import { createIdTokenVerifier } from './firebase/verifier.ts';
import { identify, type LiveSession, type Read, type RequestIdentity } from './request-identity.ts';
import { createSessionTokens } from './session-token.ts';
import { type SignedIn, type SignInFault, signIn } from './sign-in.ts';

/** Everything identity needs for the life of the process: keys, caches, configuration. */
export interface Auth {
  readonly config: AuthConfig;
  /** `read` decides which batch the session check rides in. */
  identify(headers: Headers, read: Read): Promise<RequestIdentity>;
  signIn(
    idToken: unknown,
    current: LiveSession | undefined,
    persistent: boolean,
  ): Promise<Result<SignedIn, SignInFault>>;
}

/** Throws at start-up when the configuration would be unsafe. */
export const createAuth = (deps: Deps): Auth => {
  const config = authConfig(deps.env);
  const tokens = createSessionTokens(config.sessionKeys, deps.clock);
  const verify = createIdTokenVerifier({ ...config, fetch: deps.fetch, clock: deps.clock });
  return {
    config,
    identify: (headers, read) => identify(headers, read, { deps, config, tokens }),
    signIn: (idToken, current, persistent) =>
      signIn(idToken, current, persistent, { deps, tokens, verify }),
  };
};
