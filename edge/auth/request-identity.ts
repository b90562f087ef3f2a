import { Refusal } from '#edge/platform/refusal.ts';
import type { Result } from '#edge/platform/result.ts';
import type { SecurityActor } from '#edge/platform/security-log.ts';
import { type Actor, GUEST } from './actor.ts';
import { type Attempt, providerAway, type SignedIn } from './begin.ts';
import { clearedCookie, readCookie, sessionCookie, sessionCookieName } from './cookie.ts';
import { deviceLabel } from './device-label.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import type { ManageAccounts } from './firebase/manage-accounts.ts';
import { fresh, verifiedIdentity } from './fresh-identity.ts';
import { type LiveSession, type Loaded, loadSession } from './live-session.ts';
import { type PhoneSignInFault, type ProvedNumber, signInByPhone } from './phone-sign-in.ts';
import { unauthenticated } from './policy.ts';
import { regionOf } from './region.ts';
import { type RegisterFault, type Registration, register } from './register.ts';
import type { RequestStore } from './request-store.ts';
import { revokeAllSessions, revokeSession } from './session.sql.ts';
import { type SignInFault, signIn } from './sign-in.ts';
import type { AuthSource } from './source.ts';

type AccountFault = 'INVALID_CREDENTIALS' | 'RECENT_SIGN_IN_REQUIRED';

type SignInWay = Pick<Attempt, 'persistent' | 'alone'>;

/** Who sends one request; made before the operation runs, asked while it runs and once after. */
export interface RequestIdentity {
  /** Whom the signed token names, before the store was asked; enough to notice a mismatch. */
  readonly claimedCustomerId: string | undefined;
  /** The same, with its session. */
  readonly claimed: SecurityActor | undefined;
  /** Throws `UNAUTHENTICATED` when the session was revoked or the bearer is none of ours. */
  actor(): Promise<Actor>;
  /** The live session; one that is over counts as none. Throws when the store is away. */
  session(): Promise<LiveSession | undefined>;
  /** How the session of this browser ended; `undefined` when it did not, or there never was one. */
  ended(): Promise<'revoked' | 'expired' | undefined>;
  /** @returns the customer's id; the new session's cookie leaves with the answer */
  signIn(idToken: unknown, how: SignInWay): Promise<Result<string, SignInFault>>;
  register(registration: Registration): Promise<Result<undefined, RegisterFault>>;
  /** The same for a number that was proved to us. */
  signInByPhone(
    number: ProvedNumber,
    persistent: boolean,
  ): Promise<Result<string, PhoneSignInFault>>;
  /** Whose account of the identity provider a fresh token is of. */
  accountOf(idToken: unknown): Promise<Result<FirebaseIdentity, AccountFault>>;
  /** Marks an address as proved at the identity provider; false when the account has another by now. */
  verifyEmail(uid: string, email: string): Promise<boolean>;
  signOut(everywhere: boolean): Promise<void>;
  /** Accounts at the identity provider, to change them. */
  readonly accounts: ManageAccounts;
  /** `Set-Cookie` values for the answer; asked for once, when all else is done. */
  cookies(): Promise<readonly string[]>;
}

const bearerOf = (header: string | null): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** What a request carries in the places of a session token, good or not; the first is meant. */
export const sessionTokensOf = (headers: Headers, production: boolean): string[] =>
  [
    bearerOf(headers.get('authorization')),
    readCookie(headers.get('cookie'), sessionCookieName(production)),
  ].filter((token) => token !== undefined);

/**
 * Reads the session token from `Authorization: Bearer` or the cookie. A cookie that is no token of
 * ours counts as none; a bearer that is none refuses, because its sender meant to be somebody.
 */
export const identify = async (
  headers: Headers,
  store: RequestStore,
  source: AuthSource,
): Promise<RequestIdentity> => {
  const { deps, config, tokens } = source;
  const { db, security } = store;
  const { production } = config;
  const bearer = bearerOf(headers.get('authorization'));
  const [token] = sessionTokensOf(headers, production);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  let loading: Promise<Loaded | undefined> | undefined;
  let standing: Loaded['standing'] | undefined;
  let replaced: string | undefined;
  let endAsked = false;

  const load = async (): Promise<Loaded | undefined> => {
    if (claims === undefined) return undefined;
    const loaded = await loadSession(claims, store, source);
    standing = loaded.standing;
    return loaded;
  };
  const loaded = (): Promise<Loaded | undefined> => {
    loading ??= load();
    return loading;
  };
  const session = async (): Promise<LiveSession | undefined> => (await loaded())?.live;

  const attemptOf = async (how: SignInWay): Promise<Attempt> => {
    const device = deviceLabel(headers.get('user-agent'));
    const region = regionOf(headers);
    return { current: await session(), ...how, device, region, db };
  };
  /** Notes how a sign-in came out; the cookie of a new session leaves with the answer. */
  const settle = async <E extends string>(
    what: string,
    result: Result<SignedIn, E>,
    persistent: boolean,
  ): Promise<Result<string, E>> => {
    if (!result.ok) {
      await security({ kind: 'sign-in', what, outcome: result.error });
      return result;
    }
    const { customerId, begun } = result.value;
    if (begun !== undefined) {
      const { sessionId, newWay } = begun;
      const who = { customerId, sessionId };
      await security({ kind: 'sign-in', what, outcome: 'ok' }, who);
      if (newWay !== undefined)
        await security(
          { kind: 'account', what: 'link-sign-in-way', outcome: 'ok', subject: newWay },
          who,
        );
      replaced = sessionCookie(begun.token, production, { ...begun, persistent });
    }
    return { ok: true, value: customerId };
  };

  return {
    claimedCustomerId: claims?.customerId,
    claimed: claims,
    accounts: source.manage,
    session,
    ended: async () => {
      endAsked = true;
      const read = await loaded();
      if (read === undefined || read.live !== undefined) return undefined;
      return read.standing.kind === 'revoked' ? 'revoked' : 'expired';
    },
    actor: async () => {
      const live = await session();
      if (live !== undefined) return live.actor;
      if (claims !== undefined || bearer !== undefined) throw unauthenticated();
      return GUEST;
    },
    register: (registration) => register(registration, db, source),
    signIn: async (idToken, how) => {
      const attempt = await attemptOf(how);
      return settle('sign-in', await signIn(idToken, attempt, source), how.persistent);
    },
    signInByPhone: async (number, persistent) => {
      const attempt = await attemptOf({ persistent, alone: false });
      return settle('sign-in-by-code', await signInByPhone(number, attempt, source), persistent);
    },
    accountOf: async (idToken) => {
      const verified = await verifiedIdentity(idToken, source);
      return verified.ok ? fresh(verified.value, source) : verified;
    },
    verifyEmail: (uid, email) => source.accounts.verifyEmail(uid, email).catch(providerAway),
    signOut: async (everywhere) => {
      const live = await session();
      const now = deps.clock();
      if (live !== undefined) {
        await db.write([
          revokeSession({ id: live.claims.sessionId, now, reason: 'sign-out' }),
          ...(everywhere
            ? [revokeAllSessions({ customerId: live.actor.customerId, now, reason: 'everywhere' })]
            : []),
        ]);
        const what = everywhere ? 'sign-out-everywhere' : 'sign-out';
        await security({ kind: 'sign-out', what, outcome: 'ok' }, live.claims);
      }
      replaced = clearedCookie(production);
    },
    cookies: async () => {
      if (replaced !== undefined) return [replaced];
      if (bearer !== undefined || standing === undefined) return [];
      // A superseded one may come with a slow request, after the browser got the cookie that counts.
      if (standing.kind === 'expired' || (standing.kind === 'superseded' && endAsked))
        return [clearedCookie(production)];
      // A revoked one stays until the device has heard of it and signs out: one answer may be lost.
      const next = await (await loaded())?.renewal();
      return next === undefined ? [] : [next];
    },
  };
};

/** Header in which a device names the customer whose answer it wants. */
const EXPECTED_CUSTOMER = 'x-expected-customer';

/**
 * Two tabs, two people: the tab that still shows the first must not file the second's answer under
 * the first. Nobody signed in is 401, so the device locks; somebody else is 409, so it drops.
 */
export const checkExpectedCustomer = (headers: Headers, identity: RequestIdentity): void => {
  const expected = headers.get(EXPECTED_CUSTOMER);
  if (expected === null) return;
  if (identity.claimedCustomerId === undefined) throw unauthenticated();
  if (identity.claimedCustomerId !== expected)
    throw new Refusal('CUSTOMER_MISMATCH', 'Another person is signed in.');
};
