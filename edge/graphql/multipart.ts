import { BODY_LIMITS } from '#edge/contract/limits.ts';
import { parseJson } from '#edge/platform/body.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { UploadedFile } from '#edge/platform/uploaded-file.ts';

/** Whether the request is worth reading a file for. */
export type MayUpload = (headers: Headers) => Promise<boolean>;

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

/** The parts in their order; `limitBody` has bounded the body. */
const partsOf = async (request: Request): Promise<[string, FormDataEntryValue][]> => {
  const body = await request.arrayBuffer();
  const type = request.headers.get('content-type') ?? '';
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return [...form.entries()];
  } catch {
    throw bad('The multipart body is malformed.');
  }
};

const jsonOf = (part: [string, FormDataEntryValue] | undefined, name: string): unknown => {
  const [called, text] = part ?? [];
  if (called !== name || typeof text !== 'string')
    throw bad('The parts are operations, map, and one file.');
  if (text.length > BODY_LIMITS.other)
    throw new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');
  return parseJson(text);
};

/**
 * The body of a GraphQL request whose variables carry one file (GraphQL multipart request
 * specification): `operations`, `map`, the file, in this order.
 * @throws Refusal
 */
export const readUpload = async (request: Request, mayUpload: MayUpload): Promise<unknown> => {
  if (!PREFLIGHT.some((name) => request.headers.has(name)))
    throw new Refusal('CROSS_SITE_REQUEST', `Send the header ${PREFLIGHT[0]}.`);
  // Megabytes are held alone for people who once signed in, and couriers with a link.
  if (!(await mayUpload(request.headers))) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  const [first, second, third, ...others] = await partsOf(request);
  const operations = jsonOf(first, 'operations');
  const map = jsonOf(second, 'map');
  if (!isHolder(operations) || Array.isArray(operations))
    throw bad('Send one operation at a time.');
  const [fileName, file] = third ?? [];
  if (file === undefined || typeof file === 'string' || others.length > 0)
    throw bad('Send one file.');
  const places = isHolder(map) && !Array.isArray(map) ? Object.entries(map) : [];
  const [[key, paths] = []] = places;
  if (places.length !== 1 || key !== fileName || !Array.isArray(paths) || paths.length !== 1)
    throw bad('The map has one file in one place.');
  place(operations, paths[0], new UploadedFile(new Uint8Array(await file.arrayBuffer())));
  return operations;
};
