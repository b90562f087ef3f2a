import type { Query } from '#db/query.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Actor, GUEST } from './actor.ts';
import type { AuthConfig } from './config.ts';
import {
  clearedCookie,
  readCookie,
  SESSION_LIFETIME_MS,
  sessionCookie,
  sessionCookieName,
} from './cookie.ts';
import { unauthenticated } from './policy.ts';
import { renewSession, sessionById } from './session.sql.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';

const RENEW_AFTER_MS = 24 * 60 * 60_000;

export type Read = <T>(query: Query<T>) => Promise<T>;

/** A live session as the store confirmed it. */
export interface LiveSession {
  readonly claims: SessionClaims;
  readonly uid: string;
  readonly actor: Exclude<Actor, { kind: 'guest' }>;
}

/** Who sends one request; made before the operation runs, asked while it runs and once after. */
export interface RequestIdentity {
  /** Whom the signed token names, before the store was asked; enough to notice a mismatch. */
  readonly claimedCustomerId: string | undefined;
  /** The session, or `undefined` for a guest; throws `UNAUTHENTICATED` when it was revoked. */
  session(): Promise<LiveSession | undefined>;
  actor(): Promise<Actor>;
  /** `Set-Cookie` values for the answer: a renewal, or the removal of a revoked session's cookie. */
  cookies(): Promise<readonly string[]>;
}

export interface IdentitySource {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'log'>;
  readonly config: AuthConfig;
  readonly tokens: SessionTokens;
}

const bearerOf = (header: string | null): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/**
 * Reads the session token from `Authorization: Bearer` or the cookie. A cookie that is no token of
 * ours counts as none; a bearer that is none refuses, because its sender meant to be somebody.
 */
export const identify = async (
  headers: Headers,
  read: Read,
  { deps, config, tokens }: IdentitySource,
): Promise<RequestIdentity> => {
  const bearer = bearerOf(headers.get('authorization'));
  const cookie = readCookie(headers.get('cookie'), sessionCookieName(config.production));
  const token = bearer ?? cookie;
  const claims = token === undefined ? undefined : await tokens.verify(token);
  let live: Promise<LiveSession | undefined> | undefined;
  let renewedAt: number | undefined;
  let revoked = false;

  const load = async (): Promise<LiveSession | undefined> => {
    if (claims === undefined) {
      if (bearer !== undefined) throw unauthenticated();
      return undefined;
    }
    const query = sessionById({ id: claims.sessionId });
    let [row] = await read(query);
    // A replica may not have the session that was minted a moment ago; the primary knows.
    if (row === undefined) [[row]] = await deps.db.write([query]);
    const dead =
      row === undefined ||
      row.revokedAt !== null ||
      row.expiresAt <= deps.clock() ||
      row.customerId !== claims.customerId;
    if (row === undefined || dead) {
      revoked = true;
      throw unauthenticated();
    }
    renewedAt = row.renewedAt;
    const { customerId, isPS, isAffiliate, permissions } = row;
    return {
      claims,
      uid: row.uid,
      actor: { kind: 'customer', customerId, isPS, isAffiliate, permissions },
    };
  };
  const session = (): Promise<LiveSession | undefined> => {
    live ??= load();
    return live;
  };

  return {
    claimedCustomerId: claims?.customerId,
    session,
    actor: async () => (await session())?.actor ?? GUEST,
    cookies: async () => {
      if (bearer !== undefined || claims === undefined) return [];
      if (revoked) return [clearedCookie(config.production)];
      const now = deps.clock();
      if (renewedAt === undefined || now - renewedAt < RENEW_AFTER_MS) return [];
      const expiresAt = now + SESSION_LIFETIME_MS;
      try {
        await deps.db.write([renewSession({ id: claims.sessionId, now, expiresAt })]);
      } catch (error) {
        // The session is good for days yet; the next request tries again.
        deps.log.warn('session.renewal-failed', { reason: String(error) });
        return [];
      }
      const renewed = await tokens.mint({ ...claims, issuedAt: now, expiresAt });
      return [sessionCookie(renewed, config.production, claims.persistent)];
    },
  };
};

/** Header in which a device names the customer whose answer it wants. */
export const EXPECTED_CUSTOMER = 'x-expected-customer';

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
