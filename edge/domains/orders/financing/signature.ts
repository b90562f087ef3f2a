import { MINUTE_MS } from '#edge/contract/time.ts';
import { hexOf } from '#edge/platform/hex.ts';

/** A message is taken this long before and after it was signed, so that one caught on its way is worthless later. */
const SIGNATURE_MS = 5 * MINUTE_MS;

const encode = (text: string) => new TextEncoder().encode(text);
const keyOf = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use]);

/** Header `financing-signature`: `t=<epoch s>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`. */
export const signBody = async (body: string, secret: string, now: number): Promise<string> => {
  const seconds = Math.floor(now / 1_000);
  const mac = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret, 'sign'),
    encode(`${seconds}.${body}`),
  );
  return `t=${seconds},v1=${hexOf(mac)}`;
};

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Whether the company with this secret signed this body a moment ago. */
export const isSignedBody = async (
  body: string,
  header: string | null,
  secret: string,
  now: number,
): Promise<boolean> => {
  const [, seconds, mac] = HEADER.exec(header ?? '') ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now - Number(seconds) * 1_000) > SIGNATURE_MS) return false;
  return crypto.subtle.verify(
    'HMAC',
    await keyOf(secret, 'verify'),
    bytesOf(mac),
    encode(`${seconds}.${body}`),
  );
};
