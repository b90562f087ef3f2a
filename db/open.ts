import { createClient } from '@libsql/client';
import { type Database, type DatabaseOptions, databaseOn, type StoreClient } from './client.ts';
import { openFileClient } from './file.ts';
import { type Batcher, openHttpBatcher } from './http.ts';

/** A store with the client of its primary, for migrations, seeds and tools. */
export interface OpenDatabase extends Database {
  readonly primary: StoreClient;
}

/** A store in a file or over HTTP, in Node. */
export const openDatabase = (options: DatabaseOptions): OpenDatabase => {
  const { url, primaryUrl = url, authToken, fetch } = options;
  const clientOf = (at: string): StoreClient =>
    at.startsWith('file:')
      ? openFileClient(at)
      : createClient({
          url: at,
          ...(authToken === undefined ? {} : { authToken }),
          ...(fetch === undefined ? {} : { fetch }),
        });
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
