import * as v from 'valibot';
import type { Clock } from '#edge/platform/clock.ts';
import { accessToken, type ServiceAccount } from './service-account.ts';

/** The identity provider's own limit for one question. */
export const MOST_ACCOUNTS = 100;
const PATIENCE_MS = 5_000;

/** An account as the identity provider has it now. */
export interface ProviderAccount {
  readonly disabled: boolean;
  /** Sign-ins before this do not count: the password is another, or all its tokens were revoked. Epoch ms. */
  readonly validSince: number;
}

/** @returns the accounts that exist. Throws when the provider cannot be asked. */
export type LookUpAccounts = (
  uids: readonly string[],
) => Promise<ReadonlyMap<string, ProviderAccount>>;

export interface AccountsSource {
  readonly projectId: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Origin of the Auth emulator. */
  readonly emulator: string | undefined;
  readonly serviceAccount: ServiceAccount | undefined;
}

const AnswerSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        disabled: v.optional(v.boolean(), false),
        /** Seconds, as text. */
        validSince: v.optional(v.pipe(v.string(), v.transform(Number), v.finite())),
      }),
    ),
    [],
  ),
});

/** Asks Identity Platform (`accounts:lookup`), or the emulator, which answers the same. */
export const createLookUp = (source: AccountsSource): LookUpAccounts => {
  const { projectId, fetch, emulator, serviceAccount } = source;
  const authorization = async (signal: AbortSignal): Promise<string> => {
    // The emulator's word for an administrator.
    if (emulator !== undefined) return 'Bearer owner';
    if (serviceAccount === undefined) throw new Error('No service account is configured');
    return `Bearer ${await accessToken(serviceAccount, source, signal)}`;
  };
  const origin =
    emulator === undefined
      ? 'https://identitytoolkit.googleapis.com'
      : `${emulator}/identitytoolkit.googleapis.com`;
  return async (uids) => {
    if (uids.length === 0) return new Map();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:lookup`, {
      method: 'POST',
      signal,
      headers: {
        authorization: await authorization(signal),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ localId: uids }),
    });
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
    const { users } = v.parse(AnswerSchema, await response.json());
    return new Map(
      users.map(({ localId, disabled, validSince = 0 }) => [
        localId,
        { disabled, validSince: validSince * 1000 },
      ]),
    );
  };
};
