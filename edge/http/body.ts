import { Refusal } from '../platform/refusal.ts';

/** Stands where bytes were no UTF-8. A text that came with it in place was broken before it reached us. */
const UNREADABLE = '\uFFFD';

/** A strict `TextDecoder` of our own doubles the cost of reading a request in workerd. */
const whole = (text: string): string => {
  if (text.includes(UNREADABLE)) throw new Refusal('BAD_REQUEST', 'The request is not UTF-8.');
  return text;
};

const tooLarge = (): Refusal => new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');

/**
 * Body as text. `Content-Length` is only a claim, so the bytes are counted while they arrive.
 * @throws Refusal when longer than `limit` bytes or not UTF-8
 */
export const readText = async (request: Request, limit: number): Promise<string> => {
  const claimed = request.headers.get('content-length');
  if (claimed !== null && Number(claimed) > limit) throw tooLarge();
  // The claim is enforced by the server that parsed the request: fewer bytes never reach us as more.
  if (claimed !== null) return whole(await request.text());
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return whole(await new Blob(chunks as BlobPart[]).text());
};

/** Two names for one thing: which of them counts would depend on who reads. */
const countMembers = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countMembers(each), 0);
  const keys = Object.keys(value);
  for (const key of keys)
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new Refusal('BAD_REQUEST', 'The request uses a reserved name.');
  return Object.values(value).reduce<number>((sum, each) => sum + countMembers(each), keys.length);
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

const countColons = (json: string): number => {
  let colons = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) quoted = !quoted;
    else if (quoted && code === BACKSLASH) i++;
    else if (!quoted && code === COLON) colons++;
  }
  return colons;
};

/**
 * JSON with every name once. `JSON.parse` keeps the last of repeated names, other readers the first;
 * a proxy and we would then see two different requests. Outside of strings each member has one colon,
 * so more colons than members means a repeated name.
 * @throws Refusal
 */
export const parseJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The request is not JSON.');
  }
  if (countMembers(value) !== countColons(text))
    throw new Refusal('BAD_REQUEST', 'The request repeats a name.');
  return value;
};
