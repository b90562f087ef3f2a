import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt, { type JwtHeader, type JwtPayload } from 'jsonwebtoken';
import type { GoogleKey } from './firebase-tokens.ts';

/** Header parameters that lead to a key of the sender's; Google's own tokens carry none of them. */
const KEY_FINDERS = ['jwk', 'jku', 'x5u', 'x5c'];

const isPast = (time: unknown, now: number, skew: number): boolean =>
  typeof time === 'number' && time <= now + skew;

const keyNamedBy = (header: JwtHeader, published: readonly GoogleKey[]) => {
  if (KEY_FINDERS.some((name) => name in header)) throw new Error('A header that brings a key');
  const key = published.find(({ kid }) => kid === header.kid);
  if (key === undefined) throw new Error('Not a published key');
  return createPublicKey({ key: key.publicJwk as JsonWebKey, format: 'jwk' });
};

/**
 * The second verifier: Firebase's page "Verify ID tokens using a third-party JWT library" word by
 * word, on jsonwebtoken, the library inside firebase-admin. It shares no line with ours and none
 * with jose. Beyond that page it is asked one thing that ours is asked too: no header may bring a key.
 */
export const acceptsByPublishedRules = (
  token: unknown,
  projectId: string,
  published: readonly GoogleKey[],
): boolean => {
  try {
    const decoded = jwt.decode(token as string, { complete: true });
    if (decoded === null) return false;
    const claims = jwt.verify(token as string, keyNamedBy(decoded.header, published), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
    }) as JwtPayload;
    const now = Date.now() / 1000;
    return (
      claims.aud === projectId &&
      typeof claims.exp === 'number' &&
      isPast(claims.iat, now, 60) &&
      isPast(claims.auth_time, now, 60) &&
      typeof claims.sub === 'string' &&
      claims.sub.length >= 1 &&
      claims.sub.length <= 128
    );
  } catch {
    return false;
  }
};
