import type { Context as HttpContext } from 'hono';
import { nextExpiry, revisionOf } from '#db/feed/revision.ts';
import type { Query } from '#db/query.ts';
import { retryAfterCrowd } from '#edge/contract/come-back.ts';
import type { RefusalCode } from '#edge/contract/refusals.ts';
import { serverTiming } from '#edge/http/access-log.ts';
import { type AnswerType, chooseAnswerType, GRAPHQL_TYPE } from '#edge/http/media-type.ts';
import { noteRefusal } from '#edge/http/refusals-log.ts';
import { reply } from '#edge/http/reply.ts';
import { type AppEnv, countTrip, type RequestState } from '#edge/http/state.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { strongTag } from '#edge/platform/etag.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { takesGzip } from '#edge/platform/takes-gzip.ts';
import { type CacheEntry, createConfirmedCache } from './confirmed-cache.ts';
import type { Context } from './context.ts';
import { DocumentFault } from './document-fault.ts';
import {
  createDocuments,
  type DocumentOptions,
  type Holding,
  type Operation,
} from './documents.ts';
import { maskErrors } from './mask.ts';
import type { GraphQLParams } from './params.ts';

export interface EndpointOptions {
  /** Asked for at the first request: a start of the worker leaves the schema for later. */
  readonly load: () => Promise<Pick<DocumentOptions, 'schema' | 'trusted'>>;
  /** The text of a document of an earlier release. */
  readonly released: (hash: string) => Query<readonly { readonly text: string }[]>;
  readonly createContext: (state: RequestState, request: Request) => Promise<Context>;
}

export interface Answer {
  readonly status: 200 | 400;
  /** Encoded where it is kept: text is encoded anew for each answer it is sent in. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: AnswerType;
  /** Nothing went wrong in it. */
  readonly cacheable: boolean;
  /** Digest of an encoded body. */
  readonly tag?: string;
  /** For so long it is sent again without being made anew; others keep it no longer. */
  readonly keptForMs?: number;
  readonly cookies?: readonly string[];
  /** A part of it may be had in a moment. */
  readonly comesBack?: boolean;
}

const utf8 = new TextEncoder();

/** Enough for every page in both languages. */
const CACHE_LIMITS = { entries: 2_000, bytes: 16_000_000, keyLength: 500 };
/** Apart from those: few answers, large ones, which must not push all others out. */
const DEAR_LIMITS = {
  entries: 100,
  bytes: 12_000_000,
  keyLength: 700,
  confirmedForMs: 0,
  together: true,
};
/** Good until its time is over, whatever the store holds by then. */
const UNASKED = 'unasked';

/** The protocol: with the plain media type a well-formed request is answered 200 whatever comes of it. */
const faultStatus = (type: AnswerType): 200 | 400 => (type === GRAPHQL_TYPE ? 400 : 200);

/**
 * Runs one request against one schema: trusted documents, limits, execution, masking. Which methods,
 * headers and caches there are is the route's.
 */
export const createEndpoint = (deps: Deps, options: EndpointOptions) => {
  const { load, released, createContext } = options;
  let documents: ReturnType<typeof createDocuments> | undefined;

  const loadDocuments = async (): Promise<ReturnType<typeof createDocuments>> => {
    const loaded = await load();
    documents ??= createDocuments({ ...loaded, open: deps.env.OPEN_DOCUMENTS });
    return documents;
  };

  const cache = createConfirmedCache<Answer>({
    ...CACHE_LIMITS,
    confirmedForMs: deps.env.CONFIRMED_FOR_MS,
  });

  const dear = createConfirmedCache<Answer>(DEAR_LIMITS);

  const choose = async (params: GraphQLParams, state: RequestState): Promise<Operation> => {
    const find = documents ?? (await loadDocuments());
    const operations = await find(params, async (hash) => {
      try {
        const [rows] = await countTrip(state, deps.db.read, [released(hash)]);
        return rows?.[0]?.text;
      } catch (cause) {
        throw new Refusal('UNAVAILABLE', 'The store cannot be reached.', { cause });
      }
    });
    const operation = operations.get(params.operationName ?? '');
    if (operation === undefined)
      throw new Refusal('BAD_REQUEST', 'Name one operation of the document.');
    return operation;
  };

  const note = (code: string, state: RequestState, field?: string | number): Promise<void> =>
    noteRefusal(code, String(field ?? state.operation ?? 'graphql'), state, deps.log);

  const run = async (
    operation: Operation,
    { variables }: GraphQLParams,
    context: Context,
    [state, type]: [RequestState, AnswerType],
  ): Promise<Answer & { readonly body: string }> => {
    const { errors, data } = await operation.run(context, variables ?? {});
    const masked = errors && maskErrors(errors, 'BAD_USER_INPUT', context.requestId, deps.log);
    const parts: string[] = [];
    for (const { path, extensions } of masked ?? [])
      await note(String(extensions?.code), state, path?.[0]);
    if (masked) parts.push(`"errors":${JSON.stringify(masked)}`);
    if (data !== undefined) parts.push(`"data":${data}`);
    return {
      status: data === undefined ? faultStatus(type) : 200,
      body: `{${parts.join()}}`,
      type,
      cacheable: errors === undefined,
      comesBack: masked?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') === true,
    };
  };

  /** What is kept of an answer; nothing of one that went wrong. */
  const entryOf = async (
    answer: Answer & { readonly body: string },
    { revision, from, until }: Pick<CacheEntry<Answer>, 'revision' | 'from' | 'until'>,
  ): Promise<CacheEntry<Answer>> => {
    if (!answer.cacheable) return { value: answer, revision: undefined, from, until, bytes: 0 };
    const body = utf8.encode(answer.body);
    const value = { ...answer, body, tag: await strongTag(body) };
    return { value, revision, from, until, bytes: body.length };
  };

  /** The answer that was made a moment ago, or else a new one. */
  const runDear = (
    operation: Operation,
    [key, forMs]: [string, number],
    params: GraphQLParams,
    [state, request, type]: [RequestState, Request, AnswerType],
  ): Promise<Answer> => {
    const now = deps.clock();
    const make = async (): Promise<CacheEntry<Answer>> => {
      const context = await createContext(state, request);
      const answer = await run(operation, params, context, [state, type]);
      const lasting = { ...answer, keptForMs: forMs };
      return entryOf(lasting, { revision: UNASKED, from: now, until: now + forMs });
    };
    return dear.use({ key, scope: UNASKED, now, ask: async () => UNASKED, make });
  };

  /** The answer the store confirms, or confirmed a moment ago, or else a new one. */
  const runCached = (
    operation: Operation,
    { by, keyOf }: Holding,
    params: GraphQLParams,
    [state, request, type]: [RequestState, Request, AnswerType],
  ): Promise<Answer> => {
    const key = `${type} ${keyOf(params.variables ?? {})}`;
    if ('forMs' in by) return runDear(operation, [key, by.forMs], params, [state, request, type]);
    const { collections } = by;
    // One moment for the revision and all that is read with it.
    const now = deps.clock();
    const revision = revisionOf(collections);
    const expiry = nextExpiry(collections, now);
    const make = async (): Promise<CacheEntry<Answer>> => {
      const context = { ...(await createContext(state, request)), clock: () => now };
      const revisionAndExpiry = Promise.all([
        context.read(revision),
        expiry === undefined ? Number.POSITIVE_INFINITY : context.read(expiry),
        // A store that is away is the resolvers' to report.
      ]).catch(() => [undefined, now] as const);
      const [[at, until], answer] = await Promise.all([
        revisionAndExpiry,
        run(operation, params, context, [state, type]),
      ]);
      return entryOf(answer, { revision: at, from: now, until });
    };
    const ask = async () => {
      const [current] = await countTrip(state, deps.db.read, [revision]).catch(() => []);
      return current;
    };
    return cache.use({ key, scope: collections.join(), now, ask, make });
  };

  return async (c: HttpContext<AppEnv>, params: GraphQLParams): Promise<Answer> => {
    const type = chooseAnswerType(c.req.header('accept'));
    const state = c.get('state');
    const fault = (code: RefusalCode, errors: DocumentFault['errors']): Answer => ({
      status: faultStatus(type),
      body: JSON.stringify({ errors: maskErrors(errors, code, state.requestId, deps.log) }),
      type,
      cacheable: false,
    });
    try {
      const operation = await choose(params, state);
      state.operation = operation.name?.slice(0, 64) ?? 'anonymous';
      if (operation.holding)
        return await runCached(operation, operation.holding, params, [state, c.req.raw, type]);
      const context = await createContext(state, c.req.raw);
      const answer = await run(operation, params, context, [state, type]);
      return { ...answer, cookies: await context.identity.cookies() };
    } catch (error) {
      if (error instanceof DocumentFault) {
        await note(error.code, state);
        return fault(error.code, error.errors);
      }
      throw error;
    }
  };
};

export type Endpoint = ReturnType<typeof createEndpoint>;

/** From this size on an answer is worth compressing, in bytes or characters. */
const WORTH_GZIP = 1_024;

/** An answer's body as it is sent: compressed where this process does that and the client takes it. */
const encoded = async (
  c: HttpContext<AppEnv>,
  body: Answer['body'],
): Promise<string | Uint8Array<ArrayBuffer>> => {
  const gzip = c.env?.gzip;
  if (gzip === undefined || body.length < WORTH_GZIP) return body;
  const { headers } = c.get('state');
  headers.vary =
    headers.vary === undefined ? 'accept-encoding' : `${headers.vary}, accept-encoding`;
  if (!takesGzip(c.req.header('accept-encoding'))) return body;
  headers['content-encoding'] = 'gzip';
  // The same answer in other bytes.
  if (headers.etag?.startsWith('"')) headers.etag = `W/${headers.etag}`;
  return gzip(body);
};

/** Writes an answer; headers that do not depend on it are already gathered. */
export const send = async (
  c: HttpContext<AppEnv>,
  { status, body, type, cookies = [], comesBack }: Answer,
): Promise<Response> => {
  const state = c.get('state');
  if (comesBack) state.headers['retry-after'] = retryAfterCrowd();
  state.headers['server-timing'] = serverTiming(state);
  const response = reply(c, await encoded(c, body), status, `${type}; charset=utf-8`);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};

/** 405 for what a route does not take. */
export const methodNotAllowed = (allow: string) => (c: HttpContext<AppEnv>) => {
  c.get('state').headers.allow = allow;
  throw new Refusal('METHOD_NOT_ALLOWED', `Use ${allow}.`);
};
