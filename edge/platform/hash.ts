import { createHash } from 'node:crypto';

/** The same for equal values, whatever the order of their keys. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a value that JSON can say, base64url. At once, as `cipher.ts` and for its reason. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url');
