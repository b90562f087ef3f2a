import type { Collection } from './collections.ts';
import type { DeviceDatabase, StoredRecord } from './database.ts';

export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Makes room: removes the oldest `share` of a collection's records that nobody marked as a
 * favourite. Answers how many went; 0 means there is nothing left to give.
 */
export const evictOldest = async (
  db: DeviceDatabase,
  collection: Collection,
  share = 0.25,
): Promise<number> => {
  const tx = db.transaction(['records', 'favourites', 'state'], 'readwrite');
  const favourites = new Set(
    (await tx.objectStore('favourites').getAllKeys()).map(([of, id]) => `${of} ${id}`),
  );
  const records = await tx.objectStore('records').index('by-collection').getAll(collection);
  const oldest = records
    .filter(({ id }) => !favourites.has(`${collection} ${id}`))
    .sort((a: StoredRecord, b: StoredRecord) => a.fetchedAt - b.fetchedAt);
  const victims = oldest.slice(0, Math.ceil(oldest.length * share));
  for (const { id } of victims) await tx.objectStore('records').delete([collection, id]);
  const state = await tx.objectStore('state').get(collection);
  if (state !== undefined && victims.length > 0)
    await tx.objectStore('state').put({ ...state, incomplete: true });
  await tx.done;
  return victims.length;
};
