import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { isAttemptCount } from '#edge/platform/attempts.ts';

/** The store without a trail, by the one with. */
const plain = new WeakMap<object, Database>();

type Batch = readonly Query<unknown>[];

/**
 * A store that puts one more row into every batch that is written through it, so that either both are
 * there or neither. Counting a try is no write of its own, and leaves none.
 */
export const withTrail = (db: Database, row: () => Query<unknown>): Database => {
  const write = async (batch: Batch): Promise<unknown[]> => {
    if (batch.length > 0 && batch.every(isAttemptCount)) return db.write(batch);
    const answers: unknown[] = await db.write([...batch, row()]);
    return answers.slice(0, batch.length);
  };
  const trailing: Database = Object.assign(Object.create(db), { write });
  plain.set(trailing, db);
  return trailing;
};

/** For what the clock or a provider does on the way of somebody's request: it is not that person's doing. */
export const withoutTrail = <D extends { readonly db: Database }>(deps: D): D => {
  const db = plain.get(deps.db);
  return db === undefined ? deps : { ...deps, db };
};
