import { JSON_DEPTH } from '#edge/contract/limits.ts';
import { Refusal } from './refusal.ts';

/** Stands where bytes were no UTF-8. A text that came with it in place was broken before it reached us. */
const UNREADABLE = '\uFFFD';

/** A strict `TextDecoder` of our own doubles the cost of reading a request in workerd. */
const whole = (text: string): string => {
  if (text.includes(UNREADABLE)) throw new Refusal('BAD_REQUEST', 'The request is not UTF-8.');
  return text;
};

/**
 * Body as text; `limitBody` has bounded it.
 * @throws Refusal when it is not UTF-8
 */
export const readText = async (request: Request): Promise<string> => whole(await request.text());

/**
 * Text of a body whose bytes are signed.
 * @throws Refusal when it is not UTF-8
 */
export const textOf = (bytes: Uint8Array): string => whole(new TextDecoder().decode(bytes));

/** All names of all objects; a few that mean something else to who reads carelessly are refused. */
const countMembers = (value: unknown): number => {
  // Half of a pair, as an escape: no text, and the store's server takes none.
  if (typeof value === 'string' && !value.isWellFormed())
    throw new Refusal('BAD_REQUEST', 'The request is not UTF-8.');
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
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const BRACE = 0x7b;
const BRACE_END = 0x7d;

/**
 * Members by their colons, before anything is built of the text.
 * @throws Refusal when it nests deeper than `JSON_DEPTH`
 */
const countColons = (json: string): number => {
  let colons = 0;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) quoted = !quoted;
    else if (quoted) {
      if (code === BACKSLASH) i++;
    } else if (code === COLON) colons++;
    else if (code === BRACE || code === BRACKET) {
      if (++depth > JSON_DEPTH) throw new Refusal('BAD_REQUEST', 'The request is too deep.');
    } else if (code === BRACE_END || code === BRACKET_END) depth--;
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
  const colons = countColons(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The request is not JSON.');
  }
  if (countMembers(value) !== colons)
    throw new Refusal('BAD_REQUEST', 'The request repeats a name.');
  return value;
};
