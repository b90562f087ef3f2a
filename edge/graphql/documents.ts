import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { RevisedName } from '#db/feed/revision.ts';
import { createLatest } from '#edge/platform/latest.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { checkDocument } from './check-document.ts';
import { type Execute, executorOf } from './execute.ts';
import { canonicalVariables, keptForOf, revisionsOf } from './revised.ts';

/** sha256 of the text, lower-case hex → text. */
type TrustedDocuments = Readonly<Record<string, string>>;

export interface Operation {
  readonly name: string | undefined;
  readonly run: Execute;
  /** Set when the answer may be kept: what it depends on, and under which key. */
  readonly holding: Holding | undefined;
}

export interface Holding {
  /** Whose revision the store confirms; or for how many milliseconds nobody is asked. */
  readonly by: { readonly collections: readonly RevisedName[] } | { readonly forMs: number };
  readonly keyOf: (variables: Readonly<Record<string, unknown>>) => string;
}

/** A document that was found good; one entry per operation name, `''` for the only one. */
export type Prepared = ReadonlyMap<string, Operation>;

export interface DocumentOptions {
  readonly schema: GraphQLSchema;
  readonly trusted: TrustedDocuments;
  /** Take any document, and introspection with it. */
  readonly open: boolean;
}

export interface DocumentRequest {
  readonly query: string | undefined;
  readonly hash: string | undefined;
}

const MAX_OPEN_DOCUMENTS = 500;
const MAX_RELEASED_DOCUMENTS = 500;

/** Text of a document of an earlier release, by its hash. */
export type ReleasedLookup = (hash: string) => Promise<string | undefined>;

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

let prepared = 0;

const holdingOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): Holding | undefined => {
  const collections = revisionsOf(schema, document, node);
  const forMs = keptForOf(schema, document, node);
  if (collections === undefined && forMs === undefined) return undefined;
  const by = collections === undefined ? { forMs: forMs ?? 0 } : { collections };
  const text = canonicalVariables(node);
  const id = prepared++;
  return { by, keyOf: (variables) => `${id}${text(variables)}` };
};

const prepare = (schema: GraphQLSchema, document: DocumentNode): Prepared => {
  const nodes = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const operations = new Map<string, Operation>();
  for (const node of nodes) {
    const operation = {
      name: node.name?.value,
      run: executorOf(schema, document, node),
      holding: holdingOf(schema, document, node),
    };
    if (node.name !== undefined) operations.set(node.name.value, operation);
    if (nodes.length === 1) operations.set('', operation);
  }
  return operations;
};

const checked = (
  text: string,
  { schema, open }: Pick<DocumentOptions, 'schema' | 'open'>,
): Prepared => prepare(schema, checkDocument(text, { schema, open }));

/**
 * Parses a document once. Trusted documents are valid and stay for ever; those of earlier releases, and
 * others where they are open at all, are checked, and stay as long as they are among the latest used.
 */
export const createDocuments = (options: DocumentOptions) => {
  const { trusted, open } = options;
  const texts = new Set(Object.values(trusted));
  const trustedCache = new Map<string, Prepared>();
  const openCache = createLatest<Prepared>(MAX_OPEN_DOCUMENTS);
  const releasedCache = createLatest<Prepared>(MAX_RELEASED_DOCUMENTS);

  const prepareTrusted = (text: string): Prepared => {
    let prepared = trustedCache.get(text);
    if (prepared === undefined) {
      prepared = prepare(options.schema, parse(text));
      trustedCache.set(text, prepared);
    }
    return prepared;
  };

  const prepareOpen = (text: string): Prepared => {
    const cached = openCache.get(text);
    if (cached !== undefined) return cached;
    const prepared = checked(text, options);
    openCache.put(text, prepared);
    return prepared;
  };

  const prepareReleased = async (hash: string, lookUp: ReleasedLookup): Promise<Prepared> => {
    const cached = releasedCache.get(hash);
    if (cached !== undefined) return cached;
    const text = await lookUp(hash);
    if (text === undefined)
      throw new Refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    try {
      const prepared = checked(text, options);
      releasedCache.put(hash, prepared);
      return prepared;
    } catch (cause) {
      // Its page is of a release that can be answered no more, and asks for nothing wrong.
      throw new Refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', { cause });
    }
  };

  /** @throws Refusal (unknown, untrusted, too large) or DocumentFault (does not parse or validate) */
  return async ({ query, hash }: DocumentRequest, lookUp: ReleasedLookup): Promise<Prepared> => {
    if (hash !== undefined) {
      const text = Object.hasOwn(trusted, hash) ? trusted[hash] : undefined;
      if (query !== undefined && query !== text && (await sha256(query)) !== hash)
        throw new Refusal('BAD_REQUEST', 'The hash is not of this document.');
      if (text !== undefined) return prepareTrusted(text);
      if (query === undefined) return prepareReleased(hash, lookUp);
    }
    if (query === undefined)
      throw new Refusal('BAD_REQUEST', 'Send a query, a documentId or a persisted query hash.');
    if (texts.has(query)) return prepareTrusted(query);
    if (!open) throw new Refusal('DOCUMENT_NOT_TRUSTED', 'This document is not one of ours.');
    return prepareOpen(query);
  };
};
