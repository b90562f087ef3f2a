import { GRAPHQL_LIMITS } from '../contract/limits.ts';
import { parseJson } from '../http/body.ts';
import { type Part, readMultipart } from '../http/multipart.ts';
import { Refusal } from '../platform/refusal.ts';
import { UploadedFile } from '../platform/uploaded-file.ts';

/**
 * A form of another site can send multipart without asking first, but not with a header of its own.
 * The names are those that clients of the multipart request specification send.
 */
const PREFLIGHT = ['graphql-preflight', 'graphql-require-preflight', 'apollo-require-preflight'];

const bad = (message: string): Refusal => new Refusal('BAD_REQUEST', message);

const STEP = /^\w{1,64}$/;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 8;

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts the file where the map says: at a place in the variables that waits for it with null. */
const place = (operations: Record<string, unknown>, path: unknown, file: UploadedFile): void => {
  const steps = typeof path === 'string' ? path.split('.') : [];
  const last = steps.pop();
  if (steps[0] !== 'variables' || last === undefined || steps.length > DEEPEST)
    throw bad('The map names no place in the variables.');
  let holder: Record<string, unknown> = operations;
  for (const step of [...steps, last])
    if (!STEP.test(step) || RESERVED.has(step))
      throw bad('The map names no place in the variables.');
  for (const step of steps) {
    const next = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (!isHolder(next)) throw bad('The map names no place in the variables.');
    holder = next;
  }
  if (!Object.hasOwn(holder, last) || holder[last] !== null)
    throw bad('A file takes the place of null.');
  holder[last] = file;
};

const textOf = (part: Part | undefined, name: string): unknown => {
  if (part?.name !== name || part.isFile) throw bad(`The parts are operations, map, and one file.`);
  return parseJson(new TextDecoder().decode(part.bytes));
};

/**
 * The body of a GraphQL request whose variables carry one file (GraphQL multipart request
 * specification): `operations`, `map`, the file, in this order.
 * @throws Refusal
 */
export const readUpload = async (request: Request, boundary: string): Promise<unknown> => {
  if (!PREFLIGHT.some((name) => request.headers.has(name)))
    throw new Refusal('CROSS_SITE_REQUEST', `Send the header ${PREFLIGHT[0]}.`);
  // Who cannot have a session is not worth holding megabytes for.
  if (!request.headers.has('cookie') && !request.headers.has('authorization'))
    throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  const [first, second, file, ...others] = await readMultipart(request, boundary, {
    bytes: GRAPHQL_LIMITS.uploadBytes,
    parts: 3,
    fieldBytes: GRAPHQL_LIMITS.bodyBytes,
  });
  const operations = textOf(first, 'operations');
  const map = textOf(second, 'map');
  if (!isHolder(operations) || Array.isArray(operations))
    throw bad('Send one operation at a time.');
  if (file === undefined || !file.isFile || others.length > 0) throw bad('Send one file.');
  const places = isHolder(map) && !Array.isArray(map) ? Object.entries(map) : [];
  const [[key, paths] = []] = places;
  if (places.length !== 1 || key !== file.name || !Array.isArray(paths) || paths.length !== 1)
    throw bad('The map has one file in one place.');
  place(operations, paths[0], new UploadedFile(file.bytes));
  return operations;
};
