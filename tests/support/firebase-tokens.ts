import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export const PROJECT = 'alva-production';

/** A signing key as Google publishes them. */
export interface GoogleKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

export const createGoogleKey = async (kid: string): Promise<GoogleKey> => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  // Without `alg`: that only RS256 counts is for the verifier to insist on.
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, use: 'sig' };
  return { kid, privateKey: pair.privateKey, publicJwk };
};

/** Claims as Firebase issues them, `now` in epoch ms. */
export const claimsAt = (now: number, projectId: string = PROJECT): Record<string, unknown> => {
  const seconds = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'uid-1',
    user_id: 'uid-1',
    iat: seconds - 10,
    auth_time: seconds - 10,
    exp: seconds + 3590,
    email: 'Ayu@example.id',
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: { email: ['ayu@example.id'] } },
  };
};

export const sign = (
  key: GoogleKey,
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
    .sign(key.privateKey);

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** What the Auth emulator issues: no signature at all. */
export const unsigned = (claims: Record<string, unknown>, alg = 'none'): string =>
  `${base64url(JSON.stringify({ alg, typ: 'JWT' }))}.${base64url(JSON.stringify(claims))}.`;

/** Any header, any payload, any signature. */
export const assemble = (
  header: Record<string, unknown>,
  payload: unknown,
  signature: string,
): string =>
  `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}.${signature}`;

export interface KeyServer {
  readonly fetch: typeof fetch;
  readonly requests: () => number;
  publish(...keys: readonly GoogleKey[]): void;
  /** From now on nobody answers, until the next `publish`. */
  goAway(): void;
}

export const createKeyServer = (...first: readonly GoogleKey[]): KeyServer => {
  let keys: readonly GoogleKey[] | undefined = first;
  let requests = 0;
  return {
    fetch: async () => {
      requests += 1;
      if (keys === undefined) throw new TypeError('fetch failed');
      return Response.json({ keys: keys.map((key) => key.publicJwk) });
    },
    requests: () => requests,
    publish: (...next) => {
      keys = next;
    },
    goAway: () => {
      keys = undefined;
    },
  };
};
