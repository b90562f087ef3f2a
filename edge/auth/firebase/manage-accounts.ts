import * as v from 'valibot';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AskProvider } from './provider-api.ts';

/** What our server changes of an account at the identity provider. Each throws `UNAVAILABLE` when it cannot. */
export interface ManageAccounts {
  /** Whether this password opens the account with this email. Throws `RATE_LIMITED` after too many wrong ones. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Sign-ins before `now` (epoch ms) do not count any more. */
  setPassword(uid: string, password: string, now: number): Promise<void>;
  /** The account with this address; undefined when there is none. */
  uidOf(email: string): Promise<string | undefined>;
  /** @returns false when another account has the address */
  setEmail(uid: string, email: string): Promise<boolean>;
  /** What opens these accounts; those that are gone are left out. */
  signInsOf(uids: readonly string[]): Promise<readonly SignIns[]>;
  /** Takes one way in from an account, e.g. `google.com`; another one is left as it is. */
  removeProvider(uid: string, provider: string): Promise<void>;
  /** One that is gone already counts as removed. */
  remove(uid: string): Promise<void>;
  /** What the account asks for besides the password; none for an account that is gone. */
  secondFactors(uid: string): Promise<readonly SecondFactor[]>;
  /** @returns false when the account has no such factor */
  removeSecondFactor(uid: string, id: string): Promise<boolean>;
}

/** What opens an account at the identity provider. */
export interface SignIns {
  readonly uid: string;
  /** In small letters; null of an account without one. */
  readonly email: string | null;
  /** E.g. `password` and `google.com`, which may open one account together. */
  readonly providers: readonly string[];
}

export interface SecondFactor {
  /** The provider's id of the enrolment. */
  readonly id: string;
  /** Where its codes go, E.164; null of one that is no telephone. */
  readonly phoneNumber: string | null;
  /** Epoch ms. */
  readonly enrolledAt: number | null;
}

const EnrolmentSchema = v.looseObject({
  mfaEnrollmentId: v.string(),
  phoneInfo: v.optional(v.string()),
  enrolledAt: v.optional(v.string()),
});

const FactorsSchema = v.object({
  users: v.optional(v.array(v.object({ mfaInfo: v.optional(v.array(EnrolmentSchema), []) })), []),
});

const UidsSchema = v.object({
  users: v.optional(v.array(v.object({ localId: v.string() })), []),
});

const SignInsSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        email: v.optional(v.string()),
        providerUserInfo: v.optional(v.array(v.object({ providerId: v.string() })), []),
      }),
    ),
    [],
  ),
});

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

/** The provider's word for what was wrong, e.g. `EMAIL_EXISTS`. */
const faultOf = async (response: Response): Promise<string> => {
  const parsed = v.safeParse(ErrorSchema, await response.json().catch(() => undefined));
  return parsed.success ? (parsed.output.error.message.split(' ')[0] ?? '') : '';
};

/** Words for a wrong password, and for an account that has none. */
const NOT_THIS = new Set(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']);

export const createManageAccounts = (ask: AskProvider): ManageAccounts => {
  const request: AskProvider = async (...question) => {
    try {
      return await ask(...question);
    } catch (cause) {
      throw unavailable(cause);
    }
  };
  const unavailable = (cause: unknown): Refusal =>
    new Refusal('UNAVAILABLE', 'Sign-in is not available right now.', { cause });
  const wrong = (fault: string, { status }: Response): Refusal =>
    unavailable(new Error(`The identity provider answered ${status} ${fault}`));
  const enrolmentsOf = async (uid: string) => {
    const response = await request('administrator', 'lookup', { localId: [uid] });
    if (!response.ok) throw wrong(await faultOf(response), response);
    const { users } = v.parse(FactorsSchema, await response.json());
    return users[0]?.mfaInfo ?? [];
  };
  return {
    secondFactors: async (uid) =>
      (await enrolmentsOf(uid)).map(({ mfaEnrollmentId, phoneInfo, enrolledAt }) => ({
        id: mfaEnrollmentId,
        phoneNumber: phoneInfo ?? null,
        enrolledAt: enrolledAt === undefined ? null : Date.parse(enrolledAt),
      })),
    removeSecondFactor: async (localId, id) => {
      const standing = await enrolmentsOf(localId);
      const enrollments = standing.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== id);
      if (enrollments.length === standing.length) return false;
      const change = { localId, mfa: { enrollments } };
      const response = await request('administrator', 'update', change);
      if (!response.ok) throw wrong(await faultOf(response), response);
      return true;
    },
    hasPassword: async (email, password) => {
      const response = await request('browser', 'signInWithPassword', {
        email,
        password,
        returnSecureToken: false,
      });
      if (response.ok) return true;
      const fault = await faultOf(response);
      if (NOT_THIS.has(fault)) return false;
      if (fault === 'TOO_MANY_ATTEMPTS_TRY_LATER')
        throw new Refusal('RATE_LIMITED', 'Too many tries. Please try again later.');
      throw wrong(fault, response);
    },
    setPassword: async (localId, password, now) => {
      const validSince = String(Math.floor(now / 1000));
      const response = await request('administrator', 'update', { localId, password, validSince });
      if (!response.ok) throw wrong(await faultOf(response), response);
    },
    uidOf: async (email) => {
      const response = await request('administrator', 'lookup', { email: [email] });
      if (!response.ok) throw wrong(await faultOf(response), response);
      return v.parse(UidsSchema, await response.json()).users[0]?.localId;
    },
    setEmail: async (localId, email) => {
      const change = { localId, email, emailVerified: true };
      const response = await request('administrator', 'update', change);
      if (response.ok) return true;
      const fault = await faultOf(response);
      if (fault === 'EMAIL_EXISTS' || fault === 'DUPLICATE_EMAIL') return false;
      throw wrong(fault, response);
    },
    signInsOf: async (localId) => {
      if (localId.length === 0) return [];
      const response = await request('administrator', 'lookup', { localId });
      if (!response.ok) throw wrong(await faultOf(response), response);
      const { users } = v.parse(SignInsSchema, await response.json());
      return users.map(({ localId: uid, email, providerUserInfo }) => ({
        uid,
        email: email?.toLowerCase() ?? null,
        providers: providerUserInfo.map(({ providerId }) => providerId),
      }));
    },
    removeProvider: async (localId, provider) => {
      const change = { localId, deleteProvider: [provider] };
      const response = await request('administrator', 'update', change);
      if (!response.ok) throw wrong(await faultOf(response), response);
    },
    remove: async (localId) => {
      const response = await request('administrator', 'delete', { localId });
      if (response.ok) return;
      const fault = await faultOf(response);
      if (fault !== 'USER_NOT_FOUND') throw wrong(fault, response);
    },
  };
};
