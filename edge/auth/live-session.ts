import { noteReuse } from './account-event.sql.ts';
import { effectsOf } from './accounts.sql.ts';
import type { Customer } from './actor.ts';
import { sessionCookie } from './cookie.ts';
import type { RequestStore } from './request-store.ts';
import { isPrivileged, permissionsOf } from './rights.ts';
import { endReused, noteUse, rotateSession, sessionById } from './session.sql.ts';
import {
  endOf,
  limitsOf,
  type SessionRow,
  type Standing,
  standingOf,
  tokenEndOf,
} from './session-rules.ts';
import type { SessionClaims } from './session-token.ts';
import type { AuthSource } from './source.ts';

/** A live session as the store confirmed it. */
export interface LiveSession {
  readonly claims: SessionClaims;
  readonly uid: string;
  /** When the person last proved who they are, epoch ms. */
  readonly authenticatedAt: number;
  /** They proved it with a second factor, too. */
  readonly secondFactor: boolean;
  readonly name: string;
  readonly actor: Customer;
}

export interface Loaded {
  readonly standing: Standing;
  /** Absent when the session is over. */
  readonly live: LiveSession | undefined;
  /** The cookie that the answer brings, when it is time for another. */
  renewal(): Promise<string | undefined>;
}

const OVER: ReadonlySet<Standing['kind']> = new Set(['superseded', 'revoked', 'expired']);

/** What a replica may say of a session that goes on. */
const BEHIND: ReadonlySet<Standing['kind']> = new Set(['superseded', 'reused']);

/** Reads the session that a good token names, and says what the token is worth. */
export const loadSession = async (
  claims: SessionClaims,
  { db, read, security }: RequestStore,
  source: AuthSource,
): Promise<Loaded> => {
  const { deps, config, tokens, accounts } = source;
  const query = sessionById({ id: claims.sessionId });
  const judge = (row: (SessionRow & { readonly customerId: string }) | undefined): Standing =>
    row === undefined || row.customerId !== claims.customerId
      ? { kind: 'expired' }
      : standingOf(row, claims.tokenId, deps.clock());
  let [row] = await read(query);
  // A replica may not have the session that was minted, or the token that was issued, a moment ago.
  if (row === undefined || BEHIND.has(judge(row).kind)) [[row]] = await db.readPrimary([query]);
  let standing = judge(row);
  if (row !== undefined && standing.kind === 'reused') {
    const { id } = row;
    const now = deps.clock();
    // In this order: the news is written by whoever ends it.
    await db.write([
      noteReuse({ id: deps.ids('aev'), sessionId: id, now }),
      endReused({ id, now }),
    ]);
    await security({ kind: 'sign-out', what: 'replaced-token', outcome: 'revoked' }, claims);
    // A phone that lost its last cookies with its power looks the same, and may not lose what waits on it.
    standing = { kind: 'superseded' };
  }
  if (row === undefined || OVER.has(standing.kind))
    return { standing, live: undefined, renewal: async () => undefined };

  const { uid, customerId, name, isPS, isAffiliate, roleId, placeSlug } = row;
  const provedAt = row.authenticatedAt ?? row.createdAt;
  const limits = limitsOf(row);
  const needsSecondFactor =
    row.needsSecondFactor === true || (config.staffNeedSecondFactor && isPrivileged(row));
  const cookieOf = async (tokenId: string, now: number): Promise<string> => {
    const expiresAt = tokenEndOf(row, limits, now);
    const { sessionId, persistent } = claims;
    const issued = { sessionId, tokenId, customerId, issuedAt: now, expiresAt, persistent };
    return sessionCookie(await tokens.mint(issued), config.production, {
      persistent,
      maxAgeMs: expiresAt - now,
    });
  };

  /** Whether the identity provider still lets the account in; while it is away, the hourly check asks again. */
  const isWelcome = async (now: number): Promise<boolean> => {
    if (!config.production && !config.emulator) return true;
    try {
      const account = (await accounts.lookUp([uid])).get(uid);
      await db.write(effectsOf(uid, account, { ids: deps.ids, now }));
      return account?.disabled === false && provedAt >= account.validSince;
    } catch (error) {
      deps.log.warn('session.account-not-asked', { reason: String(error) });
      return true;
    }
  };

  const rotate = async (now: number): Promise<string | undefined> => {
    const nextTokenId = deps.ids('tok');
    const [rotated] = await db.write([
      rotateSession({
        id: row.id,
        tokenId: claims.tokenId,
        nextTokenId,
        now,
        expiresAt: endOf(row, limits, now),
      }),
    ]);
    // Of requests at once one asks the identity provider.
    if (rotated.length === 0) return undefined;
    return (await isWelcome(now)) ? cookieOf(nextTokenId, now) : undefined;
  };
  const renew = async (): Promise<string | undefined> => {
    const now = deps.clock();
    if (standing.kind === 'previous')
      // The answer that carried the successor was lost: it goes out again.
      return standing.unused && row.tokenId !== null ? cookieOf(row.tokenId, now) : undefined;
    if (now - (row.rotatedAt ?? row.renewedAt) >= limits.rotateAfterMs) return rotate(now);
    if (row.tokenUsedAt === null || now - row.renewedAt >= limits.noteAfterMs)
      await db.write([
        noteUse({ id: row.id, tokenId: claims.tokenId, now, expiresAt: endOf(row, limits, now) }),
      ]);
    return undefined;
  };

  return {
    standing,
    live: {
      claims,
      uid,
      authenticatedAt: provedAt,
      name,
      secondFactor: row.secondFactor,
      actor: {
        kind: 'customer',
        customerId,
        isPS,
        isAffiliate,
        permissions: permissionsOf(row),
        roleId,
        placeSlug,
        hasSecondFactor: row.secondFactor,
        lacksSecondFactor: needsSecondFactor && !row.secondFactor,
      },
    },
    renewal: async () => {
      try {
        return await renew();
      } catch (error) {
        // The session is good for a while yet; the next request tries again.
        deps.log.warn('session.renewal-failed', { reason: String(error) });
        return undefined;
      }
    },
  };
};
