import type { Collection } from '#edge/contract/sync/collections.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { isPrivate } from './collections.ts';
import type { CollectionState } from './database.ts';

/** What moves by the minute is asked for by the minute; the rest changes a few times a day. */
const FRESH_FOR_MS: Partial<Record<Collection, number>> = { stationStatus: MINUTE_MS };
const USUALLY_MS = 15 * MINUTE_MS;

/**
 * Whether a collection is to be refreshed without anybody's word: a page that is opened, or a signal
 * that comes back after a tunnel, must not ask again for what was just answered. `now` in epoch ms.
 */
export const isDue = (
  collection: Collection,
  { syncedAt, cursor, incomplete }: CollectionState,
  now: number,
): boolean => {
  if (isPrivate(collection) || syncedAt === null || cursor === null || incomplete) return true;
  return now - syncedAt >= (FRESH_FOR_MS[collection] ?? USUALLY_MS);
};
