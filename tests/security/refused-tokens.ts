import { createHmac } from 'node:crypto';
import { exportSPKI, importJWK, SignJWT } from 'jose';
import {
  assemble,
  claimsAt,
  type GoogleKey,
  PROJECT,
  sign,
  unsigned,
} from '#tests/support/firebase-tokens.ts';

export interface TokenRow {
  readonly name: string;
  readonly token: unknown;
  readonly accepted: boolean;
  /** Why firebase-auth-cloudflare-workers lets it pass; absent = it must agree as well. */
  readonly tooKind?: string;
}

const hmacWithPublicKey = async (key: GoogleKey, claims: unknown): Promise<string> => {
  const publicKey = await importJWK(key.publicJwk, 'RS256', { extractable: true });
  const pem = await exportSPKI(publicKey as CryptoKey);
  const unsignedPart = assemble({ alg: 'HS256', kid: key.kid, typ: 'JWT' }, claims, '').slice(
    0,
    -1,
  );
  const signature = createHmac('sha256', pem).update(unsignedPart).digest('base64url');
  return `${unsignedPart}.${signature}`;
};

const withAlgorithm = async (
  key: GoogleKey,
  alg: 'RS512' | 'PS256',
  claims: Record<string, unknown>,
): Promise<string> => {
  const jwk = await crypto.subtle.exportKey('jwk', key.privateKey);
  const { alg: _, key_ops: __, ...bare } = jwk;
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' })
    .sign(await importJWK(bare, alg));
};

/** The table of the reference: what firebase-admin's own tests refuse, and what jose alone would not. */
export const tokenTable = async (
  now: number,
  key: GoogleKey,
  stranger: GoogleKey,
): Promise<TokenRow[]> => {
  const claims = claimsAt(now);
  const seconds = Math.floor(now / 1000);
  const good = await sign(key, claims);
  const [head = '', body = '', signature = ''] = good.split('.');
  const without = (name: string) => {
    const { [name]: _, ...rest } = claims;
    return sign(key, rest);
  };
  const having = (change: Record<string, unknown>) => sign(key, { ...claims, ...change });
  const refused = (name: string, token: unknown, tooKind?: string): TokenRow => ({
    name,
    token,
    accepted: false,
    ...(tooKind === undefined ? {} : { tooKind }),
  });
  const accepted = (name: string, token: unknown): TokenRow => ({ name, token, accepted: true });
  return [
    accepted('a good token', good),
    accepted('a subject of 128 characters', await having({ sub: 'u'.repeat(128) })),
    accepted('a clock 4 seconds ahead of ours', await having({ iat: seconds + 4 })),
    refused('nothing', undefined),
    refused('a number', 42),
    refused('an object', { token: good }),
    refused('an empty string', ''),
    refused('garbage', 'garbage'),
    refused('three parts of garbage', 'a.b.c'),
    refused('two parts', `${head}.${body}`),
    refused('five parts, an encrypted token', `${good}.x.y`),
    refused('no key id', await sign(key, claims, { kid: undefined })),
    refused('an empty key id', await sign(key, claims, { kid: '' })),
    refused('a key id that is a number', await sign(key, claims, { kid: 7 })),
    refused('algorithm none', unsigned(claims)),
    refused('algorithm None', unsigned(claims, 'None')),
    refused('algorithm NONE', unsigned(claims, 'NONE')),
    refused('algorithm none with a key id', assemble({ alg: 'none', kid: key.kid }, claims, '')),
    refused('HS256 keyed with the public key', await hmacWithPublicKey(key, claims)),
    refused('RS512', await withAlgorithm(key, 'RS512', claims)),
    refused('PS256', await withAlgorithm(key, 'PS256', claims)),
    refused('another audience', await having({ aud: 'another-project' })),
    refused('an audience list that contains ours', await having({ aud: [PROJECT, 'other'] })),
    refused('an audience list of ours alone', await having({ aud: [PROJECT] })),
    refused('no audience', await without('aud')),
    refused('another issuer', await having({ iss: 'https://securetoken.google.com/other' })),
    refused(
      'an issuer over http',
      await having({ iss: `http://securetoken.google.com/${PROJECT}` }),
    ),
    refused('no issuer', await without('iss')),
    refused('an unknown key id', await sign({ ...stranger, kid: 'unknown' }, claims)),
    refused(
      'a known key id, signed by another key',
      await sign({ ...stranger, kid: key.kid }, claims),
    ),
    refused('a changed payload', assemble({ alg: 'RS256', kid: key.kid }, claims, signature)),
    refused('a cut signature', good.slice(0, -8)),
    refused('no signature', `${head}.${body}.`),
    refused('no subject', await without('sub')),
    refused('an empty subject', await having({ sub: '' })),
    refused('a subject that is a number', await having({ sub: 7 })),
    refused('a subject of 129 characters', await having({ sub: 'u'.repeat(129) })),
    refused('expired', await having({ exp: seconds - 1 })),
    refused('no expiry', await without('exp')),
    refused('issued in the future', await having({ iat: seconds + 120 })),
    refused('no time of issue', await without('iat')),
    refused('signed in in the future', await having({ auth_time: seconds + 120 })),
    refused('no time of sign-in', await without('auth_time')),
    refused('a time of sign-in that is text', await having({ auth_time: `${seconds}` })),
    refused(
      'a header that brings its own key',
      await sign({ ...stranger, kid: 'own' }, claims, { jwk: stranger.publicJwk }),
    ),
    refused(
      'a header that says where its key is',
      await sign({ ...stranger, kid: 'own' }, claims, { jku: 'https://evil.example/keys' }),
    ),
    refused(
      'a good signature under a header with a foreign key',
      await sign(key, claims, { jku: 'https://evil.example/keys' }),
      'it ignores the header; Google never sends it',
    ),
    refused(
      'a custom token',
      await sign(key, {
        ...claims,
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        iss: 'firebase-adminsdk@alva-production.iam.gserviceaccount.com',
      }),
    ),
    refused(
      'the audience of custom tokens under our issuer',
      await having({
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      }),
      'it takes that audience for any project; firebase-admin does not',
    ),
    refused(
      'a Firebase session cookie',
      await having({ iss: `https://session.firebase.google.com/${PROJECT}` }),
    ),
    refused('longer than any token', `${good}${'A'.repeat(9000)}`),
  ];
};
