import { isAssertionFailure } from '#db/assertion.ts';
import { isFloorFailure } from '#db/ledger/floor.ts';

/** The store is no longer as the decision saw it: an assertion, a unique index or an account's floor says so. */
export const isOvertaken = (error: unknown): boolean =>
  isAssertionFailure(error) ||
  isFloorFailure(error) ||
  (error instanceof Error && error.message.includes('UNIQUE constraint failed'));

/** So often a write is decided anew when others are faster. */
export const MOST_TRIES = 6;
