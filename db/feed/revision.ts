import { getTableName, sql } from 'drizzle-orm';
import { p, prepareRaw, type Query, raw } from '#db/query.ts';
import { qualified, quote } from './audiences.ts';
import type { Collection } from './collection.ts';
import { type CollectionName, collections } from './collections.ts';

type Revised = {
  [K in CollectionName]: (typeof collections)[K] extends { readonly revised: object } ? K : never;
};

/** A collection whose every write is counted. */
export type RevisedName = Revised[CollectionName];

export const countRevision = (name: string): string =>
  `UPDATE revision SET number = number + 1 WHERE collection = '${name}'`;

/** While a migration runs the triggers are away, so whatever was made before counts as changed. */
export const restartRevision = (name: string): string =>
  `INSERT INTO revision (collection, number) VALUES ('${name}', 1)
    ON CONFLICT (collection) DO UPDATE SET number = number + 1`;

/** Makes once what is asked for with every request. */
const once = <T>(make: (names: readonly RevisedName[]) => T) => {
  const made = new Map<string, T>();
  return (names: readonly RevisedName[]): T => {
    const key = names.join();
    if (!made.has(key)) made.set(key, make(names));
    return made.get(key) as T;
  };
};

const numberOf = (name: RevisedName) =>
  sql.raw(`(SELECT number FROM revision WHERE collection = '${name}')`);

/**
 * What rows of these collections depend on, as one opaque text: the same text means the same rows.
 * Undefined in a store that counts nothing yet.
 */
export const revisionOf: (names: readonly RevisedName[]) => Query<string | undefined> = once(
  (names) =>
    raw(
      sql`SELECT ${sql.join([sql`epoch`, ...names.map(numberOf)], sql`||'/'||`)} AS revision FROM feed`,
      ({ rows: [row] }) => (typeof row?.revision === 'string' ? row.revision : undefined),
    ),
);

const expiryOf = once((names) => {
  const ends = names.flatMap((name) => {
    const { revised }: Collection = collections[name];
    return (revised?.until ?? []).map((column) => {
      const at = sql.raw(qualified(column));
      const from = sql.raw(quote(getTableName(column.table)));
      return sql`SELECT min(${at}) AS at FROM ${from} WHERE ${at} > ${p('now')}`;
    });
  });
  if (ends.length === 0) return undefined;
  return prepareRaw<{ now: number }, number>(
    sql`SELECT min(at) AS at FROM (${sql.join(ends, sql` UNION ALL `)})`,
    ({ rows: [row] }) => (typeof row?.at === 'number' ? row.at : Number.POSITIVE_INFINITY),
  );
});

/**
 * Until when reads of these collections give the same by time alone: they look at the time only to
 * leave out rows past their `until`, or before it. Undefined when they do not look at it.
 * @param now epoch ms
 */
export const nextExpiry = (names: readonly RevisedName[], now: number): Query<number> | undefined =>
  expiryOf(names)?.({ now });
