import { BODY_LIMITS } from '#edge/contract/limits.ts';
import { isMultipart, requireJson } from '#edge/http/media-type.ts';
import { parseJson, readText } from '#edge/platform/body.ts';
import { createLatest } from '#edge/platform/latest.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type MayUpload, readUpload } from './multipart.ts';

/** One request of GraphQL over HTTP, its shape checked. */
export interface GraphQLParams {
  readonly query: string | undefined;
  /** sha256 of a trusted document, lower-case hex. */
  readonly hash: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

const bad = (message: string): Refusal => new Refusal('BAD_REQUEST', message);

const optionalString = (value: unknown, name: string): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  throw bad(`${name} must be a string.`);
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optionalMap = (value: unknown, name: string): Record<string, unknown> | undefined => {
  if (value === undefined || value === null) return undefined;
  if (isMap(value)) return value;
  throw bad(`${name} must be a map.`);
};

const HASH = /^[0-9a-f]{64}$/;

const checkedHash = (hash: string): string => {
  if (HASH.test(hash)) return hash;
  throw bad('A document is named by its sha256 in lower-case hex.');
};

/**
 * `documentId: "sha256:…"` (the protocol's appendix on persisted documents) or Apollo's
 * `extensions.persistedQuery.sha256Hash`.
 */
const hashOf = (
  documentId: string | undefined,
  extensions: Record<string, unknown> | undefined,
) => {
  const persisted = optionalMap(extensions?.persistedQuery, 'persistedQuery');
  const apollo = optionalString(persisted?.sha256Hash, 'sha256Hash');
  if (documentId !== undefined && !documentId.startsWith('sha256:'))
    throw bad('A documentId starts with sha256:.');
  const own = documentId?.slice('sha256:'.length);
  if (own !== undefined && apollo !== undefined && own !== apollo)
    throw bad('The request names two documents.');
  const hash = own ?? apollo;
  return hash === undefined ? undefined : checkedHash(hash);
};

const fromMap = (map: Record<string, unknown>): GraphQLParams => {
  const extensions = optionalMap(map.extensions, 'extensions');
  return {
    query: optionalString(map.query, 'query'),
    hash: hashOf(optionalString(map.documentId, 'documentId'), extensions),
    operationName: optionalString(map.operationName, 'operationName') || undefined,
    variables: optionalMap(map.variables, 'variables'),
  };
};

const readJson = async (request: Request, contentType: string | null): Promise<unknown> => {
  requireJson(contentType);
  return parseJson(await readText(request));
};

/**
 * @param mayUpload also takes multipart, for the endpoint that has uploads
 * @throws Refusal: media type, size, JSON, shape. An array is a batch, and batches are not taken.
 */
export const readPost = async (request: Request, mayUpload?: MayUpload): Promise<GraphQLParams> => {
  const contentType = request.headers.get('content-type');
  const body =
    mayUpload !== undefined && isMultipart(contentType)
      ? await readUpload(request, mayUpload)
      : await readJson(request, contentType);
  if (Array.isArray(body)) throw bad('Send one operation at a time.');
  if (!isMap(body)) throw bad('The body must be a map.');
  return fromMap(body);
};

const GET_PARAMETERS = ['query', 'documentId', 'operationName', 'variables', 'extensions'] as const;
const ENCODED: ReadonlySet<string> = new Set(['variables', 'extensions']);

const readGet = (url: string): GraphQLParams => {
  if (url.length > BODY_LIMITS.other)
    throw new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');
  const { searchParams } = new URL(url);
  const map: Record<string, unknown> = {};
  for (const name of GET_PARAMETERS) {
    const [value, second] = searchParams.getAll(name);
    if (second !== undefined) throw bad('The request repeats a name.');
    if (value !== undefined) map[name] = ENCODED.has(name) ? parseJson(value) : value;
  }
  return fromMap(map);
};

/** Enough for what the site asks for in both languages; a longer address is read each time. */
const LATEST = { addresses: 1_000, length: 2_048 };

/**
 * Reads what an address asks. The same ones come again and again, and reading one costs a fifth of
 * answering it with 304, so the latest are cached; those that are refused are not.
 * @throws Refusal
 */
export const createGetReader = () => {
  const latest = createLatest<GraphQLParams>(LATEST.addresses);
  return (url: string): GraphQLParams => {
    if (url.length > LATEST.length) return readGet(url);
    let params = latest.get(url);
    if (params === undefined) {
      params = readGet(url);
      latest.put(url, params);
    }
    return params;
  };
};
