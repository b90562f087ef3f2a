import { MINUTE_MS } from '#edge/contract/time.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { FirebaseIdentity } from './firebase/claims.ts';
import type { AuthSource } from './source.ts';

/** A stolen ID token lives an hour; what begins something wants a sign-in that just happened. */
const MAX_SIGN_IN_AGE_MS = 5 * MINUTE_MS;

/** Throws `UNAVAILABLE` when the key server is away: that is no verdict on the token. */
export const verifiedIdentity = async (
  idToken: unknown,
  { verify }: AuthSource,
): Promise<Result<FirebaseIdentity, 'INVALID_CREDENTIALS'>> => {
  const verified = await verify(idToken);
  if (verified.ok) return verified;
  if (verified.error === 'KEYS_UNAVAILABLE')
    throw new Refusal('UNAVAILABLE', 'Sign-in is not available right now.');
  return err('INVALID_CREDENTIALS');
};

export const fresh = (
  identity: FirebaseIdentity,
  { deps }: AuthSource,
): Result<FirebaseIdentity, 'RECENT_SIGN_IN_REQUIRED'> =>
  deps.clock() - identity.authenticatedAt > MAX_SIGN_IN_AGE_MS
    ? err('RECENT_SIGN_IN_REQUIRED')
    : ok(identity);
