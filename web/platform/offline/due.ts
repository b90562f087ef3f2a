import type { Collection } from '#edge/contract/sync/collections.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
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

/** Until all of those who ask at the same moment have asked. */
const JUST_ANSWERED_MS = 5 * SECOND_MS;

/**
 * The same for what several ask for at one moment, as when the signal comes back: the page, what brings the device
 * up to date, and the pull that found the signal. One answer is enough for all of them. `now` in epoch ms.
 */
export const isDueAgain = (
  collection: Collection,
  state: CollectionState,
  now: number,
): boolean => {
  const { syncedAt, cursor, incomplete } = state;
  const isWhole = syncedAt !== null && cursor !== null && !incomplete;
  // A clock that was set back says nothing.
  if (isWhole && Math.abs(now - syncedAt) < JUST_ANSWERED_MS) return false;
  return isDue(collection, state, now);
};
