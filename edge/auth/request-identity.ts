import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Result } from '../platform/result.ts';
import { type Actor, type Customer, GUEST } from './actor.ts';
import {
  clearedCookie,
  readCookie,
  SESSION_LIFETIME_MS,
  sessionCookie,
  sessionCookieName,
} from './cookie.ts';
import { unauthenticated } from './policy.ts';
import { type RegisterFault, type Registration, register } from './register.ts';
import { renewSession, revokeAllSessions, revokeSession, sessionById } from './session.sql.ts';
import type { SessionClaims } from './session-token.ts';
import { type Attempt, type SignInFault, signIn } from './sign-in.ts';
import type { AuthSource } from './source.ts';

const RENEW_AFTER_MS = 24 * 60 * 60_000;

/** Where one request reads and writes. */
export interface RequestStore {
  readonly db: Database;
  /** Decides which batch the session check rides in. */
  readonly read: <T>(query: Query<T>) => Promise<T>;
}

/** A live session as the store confirmed it. */
export interface LiveSession {
  readonly claims: SessionClaims;
  readonly uid: string;
  readonly actor: Customer;
}

type SignInWay = Pick<Attempt, 'persistent' | 'alone'>;

/** Who sends one request; made before the operation runs, asked while it runs and once after. */
export interface RequestIdentity {
  /** Whom the signed token names, before the store was asked; enough to notice a mismatch. */
  readonly claimedCustomerId: string | undefined;
  /** Throws `UNAUTHENTICATED` when the session was revoked or the bearer is none of ours. */
  actor(): Promise<Actor>;
  /** The live session; one that is over counts as none. Throws when the store is away. */
  session(): Promise<LiveSession | undefined>;
  /** @returns the customer's id; the new session's cookie leaves with the answer */
  signIn(idToken: unknown, how: SignInWay): Promise<Result<string, SignInFault>>;
  register(registration: Registration): Promise<Result<undefined, RegisterFault>>;
  signOut(everywhere: boolean): Promise<void>;
  /** `Set-Cookie` values for the answer; asked for once, when all else is done. */
  cookies(): Promise<readonly string[]>;
}

const bearerOf = (header: string | null): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/**
 * Reads the session token from `Authorization: Bearer` or the cookie. A cookie that is no token of
 * ours counts as none; a bearer that is none refuses, because its sender meant to be somebody.
 */
export const identify = async (
  headers: Headers,
  { db, read }: RequestStore,
  source: AuthSource,
): Promise<RequestIdentity> => {
  const { deps, config, tokens } = source;
  const { production } = config;
  const bearer = bearerOf(headers.get('authorization'));
  const cookie = readCookie(headers.get('cookie'), sessionCookieName(production));
  const token = bearer ?? cookie;
  const claims = token === undefined ? undefined : await tokens.verify(token);
  let loading: Promise<LiveSession | undefined> | undefined;
  let renewedAt: number | undefined;
  let over = false;
  let replaced: string | undefined;

  const load = async (): Promise<LiveSession | undefined> => {
    if (claims === undefined) return undefined;
    const query = sessionById({ id: claims.sessionId });
    let [row] = await read(query);
    // A replica may not have the session that was minted a moment ago; the primary knows.
    if (row === undefined) [[row]] = await db.readPrimary([query]);
    if (
      row === undefined ||
      row.revokedAt !== null ||
      row.expiresAt <= deps.clock() ||
      row.customerId !== claims.customerId
    ) {
      over = true;
      return undefined;
    }
    renewedAt = row.renewedAt;
    const { uid, customerId, isPS, isAffiliate, permissions } = row;
    return {
      claims,
      uid,
      actor: { kind: 'customer', customerId, isPS, isAffiliate, permissions },
    };
  };
  const session = (): Promise<LiveSession | undefined> => {
    loading ??= load();
    return loading;
  };

  const renewal = async (live: SessionClaims): Promise<string | undefined> => {
    const now = deps.clock();
    if (renewedAt === undefined || now - renewedAt < RENEW_AFTER_MS) return undefined;
    const expiresAt = now + SESSION_LIFETIME_MS;
    try {
      await db.write([renewSession({ id: live.sessionId, now, expiresAt })]);
    } catch (error) {
      // The session is good for days yet; the next request tries again.
      deps.log.warn('session.renewal-failed', { reason: String(error) });
      return undefined;
    }
    const renewed = await tokens.mint({ ...live, issuedAt: now, expiresAt });
    return sessionCookie(renewed, production, live.persistent);
  };

  return {
    claimedCustomerId: claims?.customerId,
    session,
    actor: async () => {
      const live = await session();
      if (live !== undefined) return live.actor;
      if (over || bearer !== undefined) throw unauthenticated();
      return GUEST;
    },
    register: (registration) => register(registration, db, source),
    signIn: async (idToken, { persistent, alone }) => {
      const attempt = { current: await session(), persistent, alone, db };
      const result = await signIn(idToken, attempt, source);
      if (!result.ok) return result;
      const { customerId, token: minted } = result.value;
      if (minted !== undefined) replaced = sessionCookie(minted, production, persistent);
      return { ok: true, value: customerId };
    },
    signOut: async (everywhere) => {
      const live = await session();
      const now = deps.clock();
      if (live !== undefined)
        await db.write([
          everywhere
            ? revokeAllSessions({ customerId: live.actor.customerId, now })
            : revokeSession({ id: live.claims.sessionId, now }),
        ]);
      replaced = clearedCookie(production);
    },
    cookies: async () => {
      if (replaced !== undefined) return [replaced];
      if (bearer !== undefined || claims === undefined) return [];
      const next = over ? clearedCookie(production) : await renewal(claims);
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
