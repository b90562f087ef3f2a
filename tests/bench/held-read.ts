import type { Database } from '#db/client.ts';
import { revisionOf } from '#db/feed/revision.ts';
import type { Query } from '#db/query.ts';
import { createHeld } from '#edge/graphql/held.ts';

/**
 * The BFF's own way to public rows, for the contestants: one trip asks whether what was read before
 * still holds, and only when it does not, another one reads. What is kept is the mapped rows.
 */
export const heldReader = (db: Database) => {
  const held = createHeld<unknown>({ entries: 2_000, bytes: 16_000_000 });
  return <T>(key: string, query: (now: number) => Query<T>): Promise<T> => {
    const now = Date.now();
    const revision = revisionOf(['products'], now);
    const ask = async () => (await db.read([revision]))[0];
    const make = async () => {
      const [at, value] = await db.read([revision, query(now)]);
      return { value, revision: at, bytes: 0 };
    };
    return held.use(key, ask, make) as Promise<T>;
  };
};
