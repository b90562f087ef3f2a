import { type Client, createClient } from '@libsql/client';
import { type Database, type DatabaseOptions, databaseOn } from './client.ts';
import { type Batcher, openHttpBatcher } from './http.ts';

/** How long a connection to a file waits for a writer of another process. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite's own 2 MB hold the pages of one search among 10,000 stations, no more: among 100,000 it took
 * twice as long. It is a bound, not what is taken at once.
 */
const FILE_CACHE = 'PRAGMA cache_size = -65536';

/** A store with the client of its primary, for migrations, seeds and tools. */
export interface OpenDatabase extends Database {
  readonly primary: Client;
}

/** A store in a file or over HTTP, in Node. */
export const openDatabase = (options: DatabaseOptions): OpenDatabase => {
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
  const database = databaseOn({ primary, reader: url === primaryUrl ? primary : open(url) });
  return {
    ...database,
    primary: client,
    close: () => {
      database.close();
      if (!client.closed) client.close();
    },
  };
};
