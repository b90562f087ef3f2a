import { toBase64url } from './base64url.ts';

/** The same for equal values, whatever the order of their keys. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a value that JSON can say, base64url. */
export const hashOf = async (value: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(value, sorted));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};
