import type { InArgs, InStatement, ResultSet } from '@libsql/client';
import { type Answers, runBatch } from './batch.ts';
import { COMMITS, COUNT_COMMIT, type Freshness, readFresh } from './bookmark.ts';
import { type Batcher, openHttpBatcher } from './http.ts';
import type { Query } from './query.ts';

export interface DatabaseOptions {
  /** `http(s)://…` (a libSQL server; a replica when `primaryUrl` is set); `file:…` (embedded, WAL) with `openDatabase` alone. */
  readonly url: string;
  /** Where writes go; `url` when absent. */
  readonly primaryUrl?: string | undefined;
  readonly authToken?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

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
  close(): void;
}

/** See `Database.at`; one per private request. */
export interface VisitorDatabase extends Database {
  /** What the answer carries back to the visitor: number of the last commit they saw. */
  bookmark(): number;
}

/** What migrations, seeds and tools ask of a store; the clients of @libsql/client can all of it. */
export interface StoreClient extends Batcher {
  readonly protocol: string;
  readonly closed: boolean;
  execute(statement: InStatement, args?: InArgs): Promise<ResultSet>;
  batch(statements: InStatement[], mode?: 'read' | 'write' | 'deferred'): Promise<ResultSet[]>;
  /** One transaction in which references may be wrong meanwhile. */
  migrate(statements: InStatement[]): Promise<ResultSet[]>;
  executeMultiple(sql: string): Promise<void>;
}

export interface Connections {
  readonly reader: Batcher;
  /** The same object as `reader` where there is one store. */
  readonly primary: Batcher;
}

const plain = ({ reader, primary }: Connections) => ({
  readPrimary: <const Q extends readonly Query<unknown>[]>(queries: Q) =>
    runBatch(primary, 'read', queries),
  close: () => {
    reader.close();
    if (primary !== reader) primary.close();
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
    readPrimary: async (queries) => {
      if (reader === primary) return runBatch(primary, 'read', queries);
      const [at, ...answers] = await runBatch(primary, 'read', [COMMITS, ...queries]);
      // What a repeated write is told of the first one stands there; the next read must not go back behind it.
      seen.commits = Math.max(seen.commits, at);
      return answers as Answers<typeof queries>;
    },
    write: async (queries) => {
      const answers = await runBatch(primary, 'write', [...queries, COUNT_COMMIT]);
      seen.commits = answers.pop() as number;
      return answers as Answers<typeof queries>;
    },
    at: (other) => visitor(connections, other),
    bookmark: () => seen.commits,
  };
};

export const databaseOn = (connections: Connections): Database => {
  const { reader, primary } = connections;
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

/**
 * A store over HTTP alone: all that a worker needs, and what every start of it reads. `openDatabase` also
 * takes files and brings the client for tools.
 */
export const openRemoteDatabase = (options: DatabaseOptions): Database => {
  const { url, primaryUrl = url, authToken, fetch } = options;
  const primary = openHttpBatcher({ url: primaryUrl, authToken, fetch });
  const reader = url === primaryUrl ? primary : openHttpBatcher({ url, authToken, fetch });
  return databaseOn({ reader, primary });
};
