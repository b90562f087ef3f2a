import type { Collection } from '#edge/contract/sync/collections.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { CollectionState, DeviceDatabase, StoredRecord } from './database.ts';

export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Makes room: removes the oldest `share` of a collection's records that nobody marked as a
 * favourite. Answers how many went; 0 means there is nothing left to give. `now` in epoch ms.
 */
export const evictOldest = async (
  db: DeviceDatabase,
  collection: Collection,
  now: number,
  share = 0.25,
): Promise<number> => {
  const tx = db.transaction(['records', 'favourites'], 'readwrite');
  const favourites = new Set(
    (await tx.objectStore('favourites').getAllKeys()).map(([of, id]) => `${of} ${id}`),
  );
  const records = await tx.objectStore('records').index('by-collection').getAll(collection);
  const oldest = records
    .filter(({ id }) => !favourites.has(`${collection} ${id}`))
    .sort((a: StoredRecord, b: StoredRecord) => a.fetchedAt - b.fetchedAt);
  const victims = oldest.slice(0, Math.ceil(oldest.length * share));
  for (const { id } of victims) await tx.objectStore('records').delete([collection, id]);
  await tx.done;
  const state = await db.get('state', collection);
  if (state !== undefined && victims.length > 0) {
    // What an older pass brought is on its way out anyhow: the new pass may still become whole.
    const lacks = victims.some(({ pass }) => pass === state.pass);
    const gaveUpAt = lacks ? now : state.gaveUpAt;
    await noteIfRoom(db, { ...state, incomplete: true, gaveUpAt });
  }
  return victims.length;
};

/** Deleting needs no room, but noting that something was deleted does. */
const noteIfRoom = async (db: DeviceDatabase, state: CollectionState): Promise<void> => {
  try {
    await db.put('state', state);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
};

/**
 * The state of a collection with what a full disk kept from being noted: records are missing. Noted
 * now if there is room again. `now` in epoch ms.
 */
export const withMissing = async (
  db: DeviceDatabase,
  state: CollectionState,
  now: number,
): Promise<CollectionState> => {
  if (state.incomplete) return state;
  const recordCount = await db.countFromIndex('records', 'by-collection', state.collection);
  if (recordCount >= state.count) return state;
  const noticed = { ...state, incomplete: true, gaveUpAt: now };
  await noteIfRoom(db, noticed);
  return noticed;
};

/** What a whole register and its status need on the disk, generously. */
const WORTH_TRYING_BYTES = 20_000_000;
const REST_MS = HOUR_MS;

/**
 * Whether a copy that had to give records up may be downloaded again: there is room by the browser's
 * own estimate, and the last try is not so recent that the estimate must have been wrong.
 */
export const mayFillAgain = async (
  { incomplete, gaveUpAt }: Pick<CollectionState, 'incomplete' | 'gaveUpAt'>,
  now: number,
  storage: Pick<StorageManager, 'estimate'> | undefined,
): Promise<boolean> => {
  if (!incomplete || storage === undefined) return false;
  if (gaveUpAt !== null && now - gaveUpAt < REST_MS) return false;
  const { quota = 0, usage = 0 } = await storage.estimate();
  return quota - usage >= WORTH_TRYING_BYTES;
};
