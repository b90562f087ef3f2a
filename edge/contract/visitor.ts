/**
 * The server that renders pages asks the BFF for visitors of its own. It names the visitor's address in
 * this header, signed with a key both have (`RENDER_KEY`), so that limits count the visitor and not the
 * server; nobody else can name one.
 */
export const VISITOR_HEADER = 'x-alva-visitor';

/** Long enough for clocks that differ a little. */
const LIFETIME_MS = 60_000;
const LONGEST = 200;

const utf8 = new TextEncoder();

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The header's value: `<epoch ms> <address> <HMAC-SHA-256, hex>`. */
export const signVisitor = async (
  address: string,
  secret: string,
  now: number,
): Promise<string> => {
  const text = `${now} ${address}`;
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), utf8.encode(text));
  return `${text} ${toHex(new Uint8Array(signature))}`;
};

/** The address in the header's value; `undefined` unless it was signed with the key just now. */
export const visitorIn = async (
  value: string,
  secret: string,
  now: number,
): Promise<string | undefined> => {
  if (value.length > LONGEST) return undefined;
  const [, text = '', time = '', address, signature = ''] =
    /^((\d{13}) ([\w.:%-]{1,64})) ([0-9a-f]{64})$/.exec(value) ?? [];
  if (address === undefined || Math.abs(now - Number(time)) > LIFETIME_MS) return undefined;
  const key = await importKey(secret);
  const good = await crypto.subtle.verify('HMAC', key, fromHex(signature), utf8.encode(text));
  return good ? address : undefined;
};
