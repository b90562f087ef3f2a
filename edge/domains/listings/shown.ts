import type { Deps } from '#edge/platform/deps.ts';
import { listingById } from './listing.sql.ts';
import { standingOf } from './standing.ts';

/** Whether strangers see a listing at this moment, and so its photos. */
export const isListingShown = async (
  id: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> => {
  const [[row]] = await db.read([listingById({ id })]);
  return standingOf(row, clock()) === 'SHOWN';
};
