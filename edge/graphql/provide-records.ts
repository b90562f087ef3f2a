import type { FeedPage } from '#db/feed/page.ts';
import type { Collection, Records, SyncRecord } from '#edge/contract/sync/collections.ts';
import type { Context } from './context.ts';

/**
 * Reads the records whose id is in `changedIds` (db/feed/page.ts) with the page's values, all in one
 * turn so that they share its one trip, and gives them by id. Example:
 * `edge/domains/garage/vehicle-record.ts`.
 */
export type LoadChanged<T> = (
  page: FeedPage,
  context: Pick<Context, 'read' | 'clock'>,
) => Promise<ReadonlyMap<string, T>>;

const providers = new Map<Collection, LoadChanged<SyncRecord>>();

/** How a domain hands the records of a collection to `sync`; called once, like a field of the schema. */
export const provideRecords = <C extends Collection>(
  collection: C,
  load: LoadChanged<Records[C]>,
): void => {
  if (providers.has(collection)) throw new Error(`Records of ${collection} are provided twice.`);
  providers.set(collection, load);
};

/** @throws Error for a collection whose records no domain provides */
export const providerOf = (collection: Collection): LoadChanged<SyncRecord> => {
  const load = providers.get(collection);
  if (load === undefined) throw new Error(`No domain provides the records of ${collection}.`);
  return load;
};
