import type { Deps } from '#edge/platform/deps.ts';
import type { AuthConfig } from './config.ts';
import type { ProviderAccounts } from './firebase/accounts.ts';
import type { ManageAccounts } from './firebase/manage-accounts.ts';
import type { VerifyIdToken } from './firebase/verifier.ts';
import type { SessionTokens } from './session-token.ts';

/** What identity keeps for the life of the process: keys, caches, configuration. */
export interface AuthSource {
  readonly deps: Pick<Deps, 'clock' | 'ids' | 'log'>;
  readonly config: AuthConfig;
  readonly tokens: SessionTokens;
  readonly verify: VerifyIdToken;
  readonly accounts: ProviderAccounts;
  readonly manage: ManageAccounts;
}
