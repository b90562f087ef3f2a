import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';

export interface Transition<S> {
  /** One `UPDATE` whose `WHERE` holds the guard, e.g. `id = ? AND state IN (…)`. */
  readonly move: Query<unknown>;
  /** Run in the same batch, and only when the move hit its row. */
  readonly effects: readonly Query<unknown>[];
  /** Reads the row; none when it does not exist. */
  readonly state: Query<readonly S[]>;
  /** Whether a row that was not moved is where the move leads: then a repeat is a success. */
  readonly reached: (state: S) => boolean;
}

export type Moved<S> =
  | { readonly kind: 'moved'; readonly state: S }
  | { readonly kind: 'already'; readonly state: S }
  | { readonly kind: 'refused'; readonly state: S }
  | { readonly kind: 'missing' };

/**
 * A guarded transition: however many try at once, one of them moves the row and causes
 * the effects, all in one batch. The others learn where the row stands, from the primary.
 */
export const transition = async <S>(
  db: Pick<Database, 'write' | 'readPrimary'>,
  { move, effects, state, reached }: Transition<S>,
): Promise<Moved<S>> => {
  try {
    const answers = await db.write([move, assertOneChanged, ...effects, state]);
    const [row] = answers.at(-1) as readonly S[];
    return row === undefined ? { kind: 'missing' } : { kind: 'moved', state: row };
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    const [[row]] = await db.readPrimary([state]);
    if (row === undefined) return { kind: 'missing' };
    return { kind: reached(row) ? 'already' : 'refused', state: row };
  }
};
