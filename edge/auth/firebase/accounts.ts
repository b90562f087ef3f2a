import * as v from 'valibot';
import type { AskProvider } from './provider-api.ts';

/** The identity provider's own limit for one question. */
export const MOST_ACCOUNTS = 100;

/** An account as the identity provider has it now. */
export interface ProviderAccount {
  readonly disabled: boolean;
  /** Sign-ins before this do not count: the password is another, or all its tokens were revoked. Epoch ms. */
  readonly validSince: number;
  /** It wants a second factor whenever somebody signs in with it. */
  readonly hasSecondFactor: boolean;
}

/** @returns the accounts that exist. Throws when the provider cannot be asked. */
type LookUpAccounts = (uids: readonly string[]) => Promise<ReadonlyMap<string, ProviderAccount>>;

/** The identity provider's accounts. Each throws when the provider cannot be asked. */
export interface ProviderAccounts {
  readonly lookUp: LookUpAccounts;
  /** An account that nothing opens by itself, under this uid; that it exists already is fine. */
  create(uid: string): Promise<void>;
  /** Its email counts as verified from now on; false when it has another one by now. */
  verifyEmail(uid: string, email: string): Promise<boolean>;
}

const AnswerSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        email: v.optional(v.string()),
        disabled: v.optional(v.boolean(), false),
        /** Seconds, as text. */
        validSince: v.optional(v.pipe(v.string(), v.transform(Number), v.finite())),
        mfaInfo: v.optional(v.array(v.unknown()), []),
      }),
    ),
    [],
  ),
});

const FaultSchema = v.object({ error: v.object({ message: v.string() }) });

/** Identity Platform's `accounts`, or the emulator's, which answer the same. */
export const createAccounts = (ask: AskProvider): ProviderAccounts => {
  const must = async (answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}`);
    return answer.json();
  };
  const usersOf = async (uids: readonly string[]) =>
    v.parse(AnswerSchema, await must(await ask('administrator', 'lookup', { localId: uids })))
      .users;

  return {
    lookUp: async (uids) =>
      uids.length === 0
        ? new Map()
        : new Map(
            (await usersOf(uids)).map(({ localId, disabled, validSince = 0, mfaInfo }) => [
              localId,
              { disabled, validSince: validSince * 1000, hasSecondFactor: mfaInfo.length > 0 },
            ]),
          ),
    create: async (uid) => {
      const answer = await ask('administrator', '', { localId: uid });
      if (answer.ok) return;
      const fault = v.safeParse(FaultSchema, await answer.json().catch(() => undefined));
      if (fault.success && fault.output.error.message.startsWith('DUPLICATE_LOCAL_ID')) return;
      throw new Error(`The identity provider answered ${answer.status}`);
    },
    verifyEmail: async (uid, email) => {
      const [user] = await usersOf([uid]);
      if (user?.email?.toLowerCase() !== email) return false;
      await must(await ask('administrator', 'update', { localId: uid, emailVerified: true }));
      return true;
    },
  };
};
