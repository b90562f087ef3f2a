import * as v from 'valibot';
import type { AskProvider } from './provider-api.ts';

/** The identity provider's own limit for one question. */
export const MOST_ACCOUNTS = 100;

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

export const createLookUp =
  (ask: AskProvider): LookUpAccounts =>
  async (uids) => {
    if (uids.length === 0) return new Map();
    const response = await ask('administrator', 'lookup', { localId: uids });
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
    const { users } = v.parse(AnswerSchema, await response.json());
    return new Map(
      users.map(({ localId, disabled, validSince = 0 }) => [
        localId,
        { disabled, validSince: validSince * 1000 },
      ]),
    );
  };
