import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#edge/platform/clock.ts';
import type { NamedKey } from '#edge/platform/keys.ts';
import { createLatest } from '#edge/platform/latest.ts';

const TYPE = 'alva-session+jwt';
const ISSUER = 'alva';

const PayloadSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  /** The token; a session has another after each rotation. */
  jti: v.pipe(v.string(), v.nonEmpty()),
  /** The session; absent in tokens from before rotation, which are their session's only one. */
  sid: v.optional(v.pipe(v.string(), v.nonEmpty())),
  iat: v.number(),
  exp: v.number(),
  /** 1 when the cookie ends with the browser, so that a renewal keeps it that way. */
  tmp: v.optional(v.literal(1)),
});

export interface SessionClaims {
  readonly sessionId: string;
  readonly tokenId: string;
  readonly customerId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly persistent: boolean;
}

export interface SessionTokens {
  mint(claims: SessionClaims): Promise<string>;
  /** `undefined` for everything that is not a live token of ours; never says why. */
  verify(token: string): Promise<SessionClaims | undefined>;
}

const importKey = ({ secret }: NamedKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** Below 1 kB each. */
const MOST_REMEMBERED = 5_000;

/**
 * The first key signs, all of them verify: a key is rotated by putting the new one first and
 * dropping the old one a session lifetime later.
 */
export const createSessionTokens = (keys: readonly NamedKey[], clock: Clock): SessionTokens => {
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyOf = (id: string | undefined): Promise<CryptoKey> => {
    const key = keys.find((candidate) => candidate.id === id);
    if (key === undefined) throw new Error('No session key with this id');
    const ready = imported.get(key.id) ?? importKey(key);
    imported.set(key.id, ready);
    return ready;
  };
  // A device sends the same token with each request of a day, and what was signed once stays signed:
  // only the end has to be looked at again (decisions/remembered-tokens.md).
  const remembered = createLatest<SessionClaims>(MOST_REMEMBERED);
  return {
    mint: async ({ sessionId, tokenId, customerId, issuedAt, expiresAt, persistent }) => {
      const kid = keys[0]?.id ?? '';
      return new SignJWT({ sid: sessionId, ...(persistent ? {} : { tmp: 1 }) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid })
        .setIssuer(ISSUER)
        .setSubject(customerId)
        .setJti(tokenId)
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(await keyOf(kid));
    },
    verify: async (token) => {
      const good = remembered.get(token);
      if (good !== undefined && clock() < good.expiresAt) return good;
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
          algorithms: ['HS256'],
          issuer: ISSUER,
          typ: TYPE,
          currentDate: new Date(clock()),
        });
        const claims = v.parse(PayloadSchema, payload);
        const read = {
          sessionId: claims.sid ?? claims.jti,
          tokenId: claims.jti,
          customerId: claims.sub,
          issuedAt: claims.iat * 1000,
          expiresAt: claims.exp * 1000,
          persistent: claims.tmp === undefined,
        };
        remembered.put(token, read);
        return read;
      } catch {
        return undefined;
      }
    },
  };
};
