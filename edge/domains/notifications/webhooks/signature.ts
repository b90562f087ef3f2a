const encode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(text));

const hmac = async (
  key: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(algorithm, imported, bytes));
};

/** Compared to the end, so that time tells nothing. */
const same = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let differing = 0;
  for (let i = 0; i < a.length; i++) differing |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return differing === 0;
};

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const joined = (head: string, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const start = encode(head);
  const all = new Uint8Array(start.length + body.length);
  all.set(start);
  all.set(body, start.length);
  return all;
};

/** Standard Webhooks (Svix): HMAC of `id.timestamp.body`. @param secret `whsec_` and base64 */
export const svixSignature = async (
  secret: string,
  id: string,
  timestamp: string,
  body: Uint8Array,
): Promise<string> => {
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (c) => c.charCodeAt(0));
  return `v1,${base64(await hmac(key, joined(`${id}.${timestamp}.`, body)))}`;
};

/** Older or younger ones could be a recording played again. */
const TOLERANCE_S = 300;

/** @param now epoch ms */
export const isSvixSigned = async (
  secret: string,
  headers: Headers,
  body: Uint8Array,
  now: number,
): Promise<boolean> => {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || id === '' || id.length > 200) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = await svixSignature(secret, id, timestamp, body);
  // While a secret is changed there is one for the old and one for the new.
  const given = (headers.get('svix-signature') ?? '').split(' ').slice(0, 5);
  return given.some((each) => same(each, expected));
};

/** `X-Hub-Signature-256`: HMAC of the body as it came. */
export const hubSignature = async (secret: string, body: Uint8Array): Promise<string> =>
  `sha256=${hex(await hmac(encode(secret), Uint8Array.from(body)))}`;

export const isHubSigned = async (
  secret: string,
  headers: Headers,
  body: Uint8Array,
): Promise<boolean> =>
  same(headers.get('x-hub-signature-256') ?? '', await hubSignature(secret, body));

export const isToken = (given: string, expected: string): boolean => same(given, expected);
