import type { Customer } from './actor.ts';
import { sessionCookie } from './cookie.ts';
import type { RequestStore } from './request-store.ts';
import { isPrivileged, permissionsOf } from './rights.ts';
import { noteUse, rotateSession, sessionById } from './session.sql.ts';
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

/** Reads the session that a good token names, and says what the token is worth. */
export const loadSession = async (
  claims: SessionClaims,
  { db, read }: RequestStore,
  source: AuthSource,
): Promise<Loaded> => {
  const { deps, config, tokens } = source;
  const query = sessionById({ id: claims.sessionId });
  const judge = (row: (SessionRow & { readonly customerId: string }) | undefined): Standing =>
    row === undefined || row.customerId !== claims.customerId
      ? { kind: 'expired' }
      : standingOf(row, claims.tokenId, deps.clock());
  let [row] = await read(query);
  // A replica may not have the session that was minted, or the token that was issued, a moment ago.
  if (row === undefined || judge(row).kind === 'superseded')
    [[row]] = await db.readPrimary([query]);
  const standing = judge(row);
  if (row === undefined || OVER.has(standing.kind))
    return { standing, live: undefined, renewal: async () => undefined };

  const { uid, customerId, name, isPS, isAffiliate, roleId, placeSlug } = row;
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
    return rotated.length === 0 ? undefined : cookieOf(nextTokenId, now);
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
      authenticatedAt: row.authenticatedAt ?? row.createdAt,
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
