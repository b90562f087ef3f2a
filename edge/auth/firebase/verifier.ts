import { jwtVerify, UnsecuredJWT } from 'jose';
import { ID_TOKEN_LENGTH } from '#edge/contract/limits.ts';
import type { Clock } from '#edge/platform/clock.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type FirebaseIdentity, readClaims } from './claims.ts';
import { createGoogleKeys, KeysUnavailable } from './keys.ts';

type TokenFault = 'INVALID_TOKEN' | 'KEYS_UNAVAILABLE';
export type VerifyIdToken = (token: unknown) => Promise<Result<FirebaseIdentity, TokenFault>>;

export interface VerifierOptions {
  readonly projectId: string;
  /** Accept the Auth emulator's unsigned tokens, and only those. */
  readonly emulator: boolean;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** Headers that point at a key of the sender's choosing; Google never sends them. */
const FOREIGN_KEY_HEADERS = ['jwk', 'jku', 'x5u', 'x5c', 'crit', 'b64'];

const invalid = err('INVALID_TOKEN');

export const createIdTokenVerifier = (options: VerifierOptions): VerifyIdToken => {
  const { projectId, clock } = options;
  const keys = createGoogleKeys(options);

  const signed = async (token: string): Promise<unknown> => {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      (header, input) => {
        // With a single published key jose would not insist on a key id.
        if (typeof header.kid !== 'string' || header.kid === '') throw new Error('No key id');
        if (FOREIGN_KEY_HEADERS.some((name) => name in header)) throw new Error('Foreign key');
        return keys(header, input);
      },
      { algorithms: ['RS256'], currentDate: new Date(clock()) },
    );
    return protectedHeader.typ === undefined || protectedHeader.typ === 'JWT' ? payload : undefined;
  };
  const unsigned = (token: string): unknown =>
    UnsecuredJWT.decode(token, { currentDate: new Date(clock()) }).payload;

  return async (token) => {
    if (typeof token !== 'string' || token === '' || token.length > ID_TOKEN_LENGTH) return invalid;
    try {
      const payload = options.emulator ? unsigned(token) : await signed(token);
      const identity = readClaims(payload, projectId, clock());
      return identity === undefined ? invalid : ok(identity);
    } catch (error) {
      return error instanceof KeysUnavailable ? err('KEYS_UNAVAILABLE') : invalid;
    }
  };
};
