import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';

interface Trip {
  readonly kind: 'read' | 'readPrimary' | 'write';
  readonly queries: readonly Query<unknown>[];
}

/** Trips that were under way together. */
export type Trips = readonly (readonly Trip[])[];

/** Writes down every trip to the store; with `dry` what is written stays away from it. */
export const recorder = <DB extends Database>(db: DB, dry: boolean) => {
  const groups: Trip[][] = [];
  let open = 0;
  const seen =
    (kind: Trip['kind']) =>
    async (queries: Trip['queries']): Promise<unknown> => {
      const trip = { kind, queries };
      if (open > 0) groups.at(-1)?.push(trip);
      else groups.push([trip]);
      open++;
      try {
        return dry && kind === 'write' ? [] : await db[kind](queries);
      } finally {
        open--;
      }
    };
  const watched = {
    ...db,
    read: seen('read'),
    readPrimary: seen('readPrimary'),
    write: seen('write'),
    at: (): unknown => watched,
    bookmark: () => 0,
  };
  return { db: watched as unknown as DB, trips: groups as Trips };
};

export const replay = async (db: Database, trips: Trips): Promise<void> => {
  for (const group of trips) await Promise.all(group.map(({ kind, queries }) => db[kind](queries)));
};

/** The same trips with each query changed, or, for none, without it. */
export const withQueries = (
  trips: Trips,
  change: (query: Query<unknown>) => Query<unknown> | readonly Query<unknown>[],
): Trips =>
  trips.map((group) =>
    group.map(({ kind, queries }) => ({ kind, queries: queries.flatMap(change) })),
  );
