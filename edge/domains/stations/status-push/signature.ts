import { MINUTE_MS } from '#edge/contract/time.ts';
import { fromBase64url } from '#edge/platform/base64url.ts';

const SECRET_BYTES = 32;
/** How far an operator's clock may be off; also how long a captured push could be sent again. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** Secrets by source. Throws at the first use when one is weak: an operator's mistake must not stay quiet. */
export const statusKeys = (
  text: string | undefined,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> =>
  new Map(
    (text?.split(',') ?? []).map((entry) => {
      const [source = '', encoded = ''] = entry.split(':');
      const secret = /^[\w-]+$/.test(encoded) ? fromBase64url(encoded) : new Uint8Array();
      if (!/^[a-z0-9-]+$/.test(source) || secret.length < SECRET_BYTES)
        throw new Error(
          `STATION_STATUS_KEYS: <source>:<at least ${SECRET_BYTES} bytes, base64url>[,…]`,
        );
      return [source, secret];
    }),
  );

export interface SignedPush {
  /** Epoch seconds, as sent. */
  readonly timestamp: string;
  /** base64url of HMAC-SHA-256 over `<timestamp>.<body>`. */
  readonly signature: string;
  readonly body: string;
}

/** Whether it says to be signed just now, in the form signatures have. */
export const isTimely = (
  { timestamp, signature }: Omit<SignedPush, 'body'>,
  now: number,
): boolean =>
  /^\d{1,12}$/.test(timestamp) &&
  /^[\w-]{43}$/.test(signature) &&
  Math.abs(now - Number(timestamp) * 1_000) <= CLOCK_SKEW_MS;

/** Whether a timely push was signed with the secret. WebCrypto compares in constant time. */
export const isSignedBy = async (
  secret: Uint8Array<ArrayBuffer>,
  { timestamp, signature, body }: SignedPush,
): Promise<boolean> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['verify']);
  const text = new TextEncoder().encode(`${timestamp}.${body}`);
  return crypto.subtle.verify('HMAC', key, fromBase64url(signature), text);
};
