import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#edge/platform/clock.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const TOKEN_LIFETIME_S = 600;

const AccountSchema = v.object({
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
});

export type ServiceAccount = v.InferOutput<typeof AccountSchema>;

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The key file of a service account as Google's console hands it out. Throws at start-up. */
export const parseServiceAccount = (text: string): ServiceAccount => {
  const parsed = v.safeParse(AccountSchema, json(text));
  // Without the issues: they would quote the key.
  if (!parsed.success)
    throw new Error(
      'FIREBASE_SERVICE_ACCOUNT: the JSON of a service account, with client_email and private_key',
    );
  return parsed.output;
};

/** An access token of the service account (OAuth 2 JWT bearer grant), asked for anew each time. */
export const accessToken = async (
  { client_email, private_key }: ServiceAccount,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: Clock },
  signal: AbortSignal,
): Promise<string> => {
  const now = Math.floor(clock() / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(TOKEN_URL)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME_S)
    .sign(await importPKCS8(private_key, 'RS256'));
  const response = await fetch(TOKEN_URL, {
    method: 'POST',
    signal,
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
  });
  const body = (await response.json().catch(() => undefined)) as
    | { access_token?: unknown }
    | undefined;
  if (!response.ok || typeof body?.access_token !== 'string')
    throw new Error(`No access token for the service account: ${response.status}`);
  return body.access_token;
};
