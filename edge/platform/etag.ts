import { toBase64url } from './base64url.ts';

/**
 * Weak validator of an answer: 64 bits of two Murmur-style lanes. Not against forgery – only whoever can
 * change our answers could choose them – and an order of magnitude cheaper than a digest per request.
 */
export const etagOf = (text: string): string => {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x5bd1e995);
    b = Math.imul(b ^ code, 0x1b873593);
    b ^= b >>> 15;
  }
  a ^= a >>> 16;
  b ^= b >>> 13;
  return `W/"${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${text.length.toString(36)}"`;
};

const TAG_BYTES = 15;

/** Strong validator: 120 bits of the body's SHA-256. */
export const strongTag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return toBase64url(new Uint8Array(digest).subarray(0, TAG_BYTES));
};

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * `If-None-Match` against our validator; a list may name several, `*` any. Compared weakly, as the
 * header asks: whoever compresses an answer on its way makes a strong validator weak.
 */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.trim() === '*' ||
    header.split(',').some((each) => weak(each) === weak(etag)));
