import type { Fault, GraphqlFault } from './fault.ts';
import { retryAfter } from './retry-after.ts';
import { statusTextOf } from './status-text.ts';

/** A document of ours, known to the BFF by its hash; made by `npm run codegen`. */
export interface TrustedDocument<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  readonly __meta__?: Readonly<Record<string, unknown>> | undefined;
}

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly fault: Fault };

export interface Transport {
  /** Absolute, or a path on the page's origin. */
  readonly endpoint: string;
  /** GET where shared caches may keep the answer. */
  readonly method: 'GET' | 'POST';
  readonly fetch: (request: Request) => Promise<Response>;
  /** Told of every fault with the document's name. */
  readonly tell?: (operation: string, fault: Fault) => void;
}

/** An operation that hangs must not keep a page waiting for good. */
const PATIENCE_MS = 30_000;

const JSON_TYPES = /^application\/(graphql-response\+)?json\b/;

const failed = (fault: Fault): Answer<never> => ({ ok: false, fault });

const requestOf = (
  { endpoint, method }: Transport,
  documentId: string,
  variables: unknown,
  signal: AbortSignal,
): Request => {
  const accept = 'application/graphql-response+json, application/json;q=0.9';
  const url = new URL(endpoint, globalThis.location?.href);
  if (method === 'POST')
    return new Request(url, {
      method,
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables }),
      signal,
    });
  url.searchParams.set('documentId', documentId);
  url.searchParams.set('variables', JSON.stringify(variables));
  return new Request(url, { headers: { accept }, signal });
};

interface WireError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly requestId?: string };
}

const waitIn = ({ headers }: Response): { retryAfterMs?: number } => {
  const ms = retryAfter(headers, Date.now());
  return ms === undefined ? {} : { retryAfterMs: ms };
};

const graphqlFault = (response: Response, error: WireError): GraphqlFault => ({
  layer: 'graphql',
  status: response.status,
  ...waitIn(response),
  code: error.extensions?.code ?? 'UNKNOWN',
  message: error.message,
  ...(error.extensions?.requestId && { requestId: error.extensions.requestId }),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_MESSAGE = 200;

/** What an answer without GraphQL errors says of itself; what a page is made of says nothing to a reader. */
const messageOf = (response: Response, body: unknown): string => {
  const own = isObject(body) ? (body.message ?? body.error) : body;
  const text = typeof own === 'string' ? own.trim() : '';
  return text !== '' && !text.startsWith('<')
    ? text.slice(0, LONGEST_MESSAGE)
    : `Received status code ${response.status}`;
};

const httpFault = (response: Response, name: string, body: unknown): Fault => ({
  layer: 'http',
  status: response.status,
  statusText: statusTextOf(response),
  name,
  message: messageOf(response, body),
  ...waitIn(response),
});

/**
 * What a response of ours says. Never throws: what can go wrong is part of the answer.
 * @param name of the operation it answers
 */
export const answerOf = async <Data>(response: Response, name: string): Promise<Answer<Data>> => {
  const type = response.headers.get('content-type') ?? '';
  if (!JSON_TYPES.test(type)) {
    if (response.ok) return failed({ layer: 'validation', message: 'The answer is not JSON.' });
    const isText = /^text\/plain\b/.test(type);
    const text = isText ? await response.text().catch(() => undefined) : undefined;
    return failed(httpFault(response, name, text));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!isObject(body)) return failed({ layer: 'validation', message: 'The answer is not JSON.' });
  if (Array.isArray(body.errors) && body.errors.length > 0)
    return failed(graphqlFault(response, body.errors[0] as WireError));
  if (!response.ok) return failed(httpFault(response, name, body));
  if (!isObject(body.data))
    return failed({ layer: 'validation', message: 'The answer has no data.' });
  return { ok: true, data: body.data as Data };
};

const nameOf = (document: TrustedDocument<unknown, never>): string =>
  String(document.__meta__?.name ?? '');

const run = async <Data, Variables>(
  transport: Transport,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Answer<Data>> => {
  const hash = document.__meta__?.hash;
  if (typeof hash !== 'string')
    return failed({ layer: 'validation', message: 'The document has no hash.' });
  let response: Response;
  try {
    response = await transport.fetch(requestOf(transport, hash, variables, signal));
  } catch (error) {
    return failed({ layer: 'network', message: error instanceof Error ? error.message : '' });
  }
  return answerOf(response, nameOf(document));
};

/**
 * Runs one trusted document. Never throws: what can go wrong is part of the answer, named by the
 * layer that failed.
 */
export const send = async <Data, Variables>(
  transport: Transport,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<Answer<Data>> => {
  const answer = await run(transport, document, variables, signal);
  if (!answer.ok) transport.tell?.(nameOf(document), answer.fault);
  return answer;
};
