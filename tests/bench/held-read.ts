import type { Database } from '#db/client.ts';
import { nextExpiry, revisionOf } from '#db/feed/revision.ts';
import type { Query } from '#db/query.ts';
import { createHeld, type Made } from '#edge/graphql/held.ts';

export interface HeldStore {
  readonly db: Database;
  readonly confirmedForMs: number;
}

const READ = ['products'] as const;

/**
 * The BFF's own way to public rows, for the contestants: one trip asks whether what was read before
 * still holds, unless one did a moment ago, and only when it does not, another one reads. What is kept is
 * the mapped rows.
 */
export const heldReader = ({ db, confirmedForMs }: HeldStore) => {
  const held = createHeld<unknown>({ entries: 2_000, bytes: 16_000_000, confirmedForMs });
  const revision = revisionOf(READ);
  return <T>(key: string, query: (now: number) => Query<T>): Promise<T> => {
    const now = Date.now();
    const ask = async () => (await db.read([revision]))[0];
    const make = async (): Promise<Made<T>> => {
      const expiry = nextExpiry(READ, now);
      if (expiry === undefined) throw new Error('Products expire.');
      const [at, value, until] = await db.read([revision, query(now), expiry]);
      return { value, revision: at, from: now, until, bytes: 0 };
    };
    return held.use({ key, scope: '', now, ask, make }) as Promise<T>;
  };
};
