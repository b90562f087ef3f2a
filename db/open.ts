import { createClient } from '@libsql/client';
import { type Database, type DatabaseOptions, databaseOn, type StoreClient } from './client.ts';
import { openFileClient } from './file.ts';
import { type Batcher, openHttpBatcher } from './http.ts';
import { onOpenStreams } from './open-streams.ts';

/** A store with the client of its primary, for migrations, seeds and tools. */
export interface OpenDatabase extends Database {
  readonly primary: StoreClient;
}

/** A store in a file or over HTTP, in Node. */
export const openDatabase = (options: DatabaseOptions): OpenDatabase => {
  const { url, primaryUrl = url, authToken, fetch } = options;
  const open = (at: string): { readonly client: StoreClient; readonly batcher: Batcher } => {
    if (at.startsWith('file:')) {
      const client = openFileClient(at);
      return { client, batcher: client };
    }
    const client = createClient({
      url: at,
      ...(authToken === undefined ? {} : { authToken }),
      ...(fetch === undefined ? {} : { fetch }),
    });
    if (!/^https?:/.test(at)) return { client, batcher: client };
    const batcher = openHttpBatcher({ url: at, authToken, fetch });
    return { client: onOpenStreams(client, batcher), batcher };
  };
  const { client, batcher: primary } = open(primaryUrl);
  const reader = url === primaryUrl ? primary : open(url).batcher;
  const database = databaseOn({ primary, reader });
  return {
    ...database,
    primary: client,
    close: () => {
      database.close();
      if (!client.closed) client.close();
    },
  };
};
