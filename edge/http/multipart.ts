import { Refusal } from '../platform/refusal.ts';

export interface Part {
  readonly name: string;
  /** It came with a file name, whatever that says. */
  readonly isFile: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface MultipartLimits {
  /** Of the whole body. */
  readonly bytes: number;
  readonly parts: number;
  /** Of a part that is no file. */
  readonly fieldBytes: number;
}

const HEADER_BYTES = 1_000;
const DASH = 0x2d;
const CR = 0x0d;

const bad = (): Refusal => new Refusal('BAD_REQUEST', 'The multipart body is malformed.');
const tooLarge = (): Refusal => new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');

/** Characters and length as RFC 2046 has them, quoted or not. */
const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*$/i;

/** `undefined` when the media type is another one. @throws Refusal when it names no good boundary */
export const boundaryOf = (contentType: string | null): string | undefined => {
  if (!/^multipart\/form-data\b/i.test(contentType ?? '')) return undefined;
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.endsWith(' ')) throw bad();
  return boundary;
};

/** The body's bytes, counted while they arrive; the claim alone is enough to be turned away. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const reader = request.body?.getReader();
  if (reader === undefined) throw bad();
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
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

const isAt = (bytes: Uint8Array, wanted: Uint8Array, at: number): boolean => {
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false;
  return true;
};

/** `wanted` begins with a line break. */
const find = (bytes: Uint8Array, wanted: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(CR, from); at !== -1; at = bytes.indexOf(CR, at + 1))
    if (isAt(bytes, wanted, at)) return at;
  return -1;
};

const NAME =
  /^form-data; ?name="([^"\\\r\n]{1,64})"(?:; ?filename="([^"\r\n]*)")?(?:; ?filename\*=[^;\s]*)?$/i;

/** A header said twice could be read both ways, and encodings of old mail are nobody's here. */
const nameOf = (head: string): Pick<Part, 'name' | 'isFile'> => {
  let found: RegExpExecArray | null = null;
  let seen = 0;
  for (const line of head.split('\r\n')) {
    const [, header = '', value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    const name = header.toLowerCase();
    if (name === 'content-disposition') {
      seen++;
      found = NAME.exec(value);
    } else if (name !== 'content-type' && name !== 'content-length') throw bad();
  }
  const [, name, filename] = found ?? [];
  if (seen !== 1 || name === undefined) throw bad();
  return { name, isFile: filename !== undefined };
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * The parts of a `multipart/form-data` body, without copying them. Stricter than the standard where a
 * lenient reader could see another request than we do: no preamble, no epilogue, no folded headers.
 * @throws Refusal
 */
export const readMultipart = async (
  request: Request,
  boundary: string,
  limits: MultipartLimits,
): Promise<readonly Part[]> => {
  const bytes = await readBytes(request, limits.bytes);
  const delimiter = encode(`\r\n--${boundary}`);
  const headEnd = encode('\r\n\r\n');
  if (!isAt(bytes, delimiter.subarray(2), 0)) throw bad();
  const parts: Part[] = [];
  let at = delimiter.length - 2;
  for (;;) {
    if (bytes[at] === DASH && bytes[at + 1] === DASH) break;
    if (!isAt(bytes, headEnd.subarray(2), at)) throw bad();
    if (parts.length === limits.parts)
      throw new Refusal('BAD_REQUEST', 'The request has too many parts.');
    const from = at + 2;
    const headTo = find(bytes, headEnd, at);
    if (headTo === -1 || headTo < from || headTo - from > HEADER_BYTES) throw bad();
    const start = headTo + headEnd.length;
    const end = find(bytes, delimiter, headTo + 2);
    if (end === -1 || end < start) throw bad();
    const part = {
      ...nameOf(new TextDecoder().decode(bytes.subarray(from, headTo))),
      bytes: bytes.subarray(start, end),
    };
    if (!part.isFile && part.bytes.length > limits.fieldBytes) throw tooLarge();
    parts.push(part);
    at = end + delimiter.length;
  }
  const rest = bytes.length - at - 2;
  if (rest !== 0 && !(rest === 2 && isAt(bytes, headEnd.subarray(2), at + 2))) throw bad();
  return parts;
};
