import { type Client, createClient } from '@libsql/client';
import { type Answers, runBatch } from './batch.ts';
import { COUNT_COMMIT, type Freshness, readFresh } from './bookmark.ts';
import { type Batcher, openHttpBatcher } from './http.ts';
import type { Query } from './query.ts';

export interface DatabaseOptions {
  /** `file:…` (embedded, WAL) or `http(s)://…` (a libSQL server; a replica when `primaryUrl` is set). */
  readonly url: string;
  /** Where writes go; `url` when absent. */
  readonly primaryUrl?: string | undefined;
  readonly authToken?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** How long a connection to a file waits for a writer of another process. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite's own 2 MB hold the pages of one search among 10,000 stations, no more: among 100,000 it took
 * twice as long. It is a bound, not what is taken at once.
 */
const FILE_CACHE = 'PRAGMA cache_size = -65536';

/** The store as the domains see it: batches only, so that one operation is one trip. */
export interface Database {
  /** One trip, one snapshot; may be served by a replica. */
  read<const Q extends readonly Query<unknown>[]>(queries: Q): Promise<Answers<Q>>;
  /** Like `read`, never from a replica: for decisions that a stale row would get wrong. */
  readPrimary<const Q extends readonly Query<unknown>[]>(queries: Q): Promise<Answers<Q>>;
  /** One trip to the primary; all statements or none. */
  write<const Q extends readonly Query<unknown>[]>(queries: Q): Promise<Answers<Q>>;
  /** The store as one visitor has seen it so far: their reads never go back behind `bookmark`. */
  at(bookmark: number): VisitorDatabase;
  /** The primary's client, for migrations, seeds and tools. */
  readonly primary: Client;
  close(): void;
}

/** See `Database.at`; one per private request. */
export interface VisitorDatabase extends Database {
  /** What the answer carries back to the visitor: number of the last commit they saw. */
  bookmark(): number;
}

interface Connections {
  readonly reader: Batcher;
  readonly primary: Batcher;
  readonly client: Client;
}

const plain = ({ reader, primary, client }: Connections) => ({
  readPrimary: <const Q extends readonly Query<unknown>[]>(queries: Q) =>
    runBatch(primary, 'read', queries),
  primary: client,
  close: () => {
    reader.close();
    if (primary !== reader) primary.close();
    if (!client.closed) client.close();
  },
});

const visitor = (connections: Connections, bookmark: number): VisitorDatabase => {
  const { reader, primary } = connections;
  const seen: Freshness = { commits: bookmark };
  return {
    ...plain(connections),
    read: (queries) =>
      reader === primary
        ? runBatch(primary, 'read', queries)
        : readFresh(reader, primary, seen, queries),
    write: async (queries) => {
      const answers = await runBatch(primary, 'write', [...queries, COUNT_COMMIT]);
      seen.commits = answers.pop() as number;
      return answers as Answers<typeof queries>;
    },
    at: (other) => visitor(connections, other),
    bookmark: () => seen.commits,
  };
};

export const openDatabase = (options: DatabaseOptions): Database => {
  const { url, primaryUrl = url, authToken, fetch } = options;
  const clientOf = (at: string): Client => {
    const client = createClient({
      url: at,
      timeout: BUSY_TIMEOUT_MS,
      // On a file a batch runs to its end at once; a second connection would only keep a second cache.
      concurrency: at.startsWith('file:') ? 1 : undefined,
      ...(authToken === undefined ? {} : { authToken }),
      ...(fetch === undefined ? {} : { fetch }),
    });
    // Before whatever is asked of it next; a store that cannot be opened says so there.
    if (at.startsWith('file:')) client.execute(FILE_CACHE).catch(() => undefined);
    return client;
  };
  const client = clientOf(primaryUrl);
  const open = (at: string): Batcher => {
    if (/^https?:/.test(at)) return openHttpBatcher({ url: at, authToken, fetch });
    return at === primaryUrl ? client : clientOf(at);
  };
  const primary = open(primaryUrl);
  const reader = url === primaryUrl ? primary : open(url);
  const connections = { reader, primary, client };
  return {
    ...plain(connections),
    read: (queries) => runBatch(reader, 'read', queries),
    write: async (queries) => {
      const answers = await runBatch(primary, 'write', [...queries, COUNT_COMMIT]);
      return answers.slice(0, -1) as Answers<typeof queries>;
    },
    at: (bookmark) => visitor(connections, bookmark),
  };
};
