import type { Query } from './query.ts';

/**
 * Put after a statement that must hit exactly one row: stops the batch, and undoes it, when it hit
 * none. Needed because the statements after a conditional UPDATE run whether it found a row or not.
 */
export const assertOneChanged: Query<void> = {
  sql: 'INSERT INTO assertion (ok) SELECT 0 WHERE changes() <> 1',
  args: [],
  map: () => undefined,
};

/** Whether a batch failed at an assertion, and not at a constraint of the data itself. */
export const isAssertionFailure = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('assertion_holds');
