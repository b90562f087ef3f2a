import { getTableName, sql } from 'drizzle-orm';
import { prepareRaw, type Query } from '../query.ts';
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

/** Number of writes, and when the collection changes next by time alone. */
const revisionOfOne = (name: RevisedName) => {
  const { revised }: Collection = collections[name];
  const number = `(SELECT number FROM revision WHERE collection = '${name}')`;
  const ends = (revised?.until ?? []).map((column) => {
    const at = qualified(column);
    const from = quote(getTableName(column.table));
    return sql`||':'||ifnull((SELECT min(${sql.raw(at)}) FROM ${sql.raw(from)} WHERE ${sql.raw(at)} > ${sql.placeholder('now')}), '')`;
  });
  return sql.join([sql.raw(number), ...ends]);
};

const build = (names: readonly RevisedName[]) =>
  prepareRaw<{ now: number }, string | undefined>(
    sql`SELECT ${sql.join([sql`epoch`, ...names.map(revisionOfOne)], sql`||'/'||`)} AS revision FROM feed`,
    ({ rows: [row] }) => (typeof row?.revision === 'string' ? row.revision : undefined),
  );

const built = new Map<string, ReturnType<typeof build>>();

/**
 * What reads of these collections depend on, as one opaque text: the same text means the same rows,
 * for reads that look at no other table, and at the time only to leave out rows past their `until`.
 * Undefined in a store that counts nothing yet.
 * @param now epoch ms
 */
export const revisionOf = (
  names: readonly RevisedName[],
  now: number,
): Query<string | undefined> => {
  const key = names.join();
  const statement = built.get(key) ?? build(names);
  built.set(key, statement);
  return statement({ now });
};
