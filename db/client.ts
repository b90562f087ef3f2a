import { type Client, createClient, type ResultSet } from '@libsql/client';
import { type Query, toStatement } from './query.ts';

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

type Answers<Q extends readonly Query<unknown>[]> = {
  -readonly [K in keyof Q]: Q[K] extends Query<infer T> ? T : never;
};

/** The store as the domains see it: batches only, so that one operation is one trip. */
export interface Database {
  /** One trip, one snapshot; may be served by a replica. */
  read<const Q extends readonly Query<unknown>[]>(queries: Q): Promise<Answers<Q>>;
  /** One trip to the primary; all statements or none. */
  write<const Q extends readonly Query<unknown>[]>(queries: Q): Promise<Answers<Q>>;
  /** The primary's client, for migrations, seeds and tools. */
  readonly primary: Client;
  close(): void;
}

const run = async <const Q extends readonly Query<unknown>[]>(
  client: Client,
  mode: 'read' | 'write',
  queries: Q,
): Promise<Answers<Q>> => {
  const results: ResultSet[] = await client.batch(queries.map(toStatement), mode);
  return queries.map((q, i) => q.map(results[i] as ResultSet)) as Answers<Q>;
};

export const openDatabase = (options: DatabaseOptions): Database => {
  const common = {
    ...(options.authToken === undefined ? {} : { authToken: options.authToken }),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  };
  const reader = createClient({ url: options.url, timeout: BUSY_TIMEOUT_MS, ...common });
  const primary =
    options.primaryUrl === undefined
      ? reader
      : createClient({ url: options.primaryUrl, timeout: BUSY_TIMEOUT_MS, ...common });
  return {
    read: (queries) => run(reader, 'read', queries),
    write: (queries) => run(primary, 'write', queries),
    primary,
    close: () => {
      reader.close();
      if (primary !== reader) primary.close();
    },
  };
};
