import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Collection, Grant } from './collection.ts';

export const quote = (name: string): string => `"${name}"`;

/** `"table"."column"` */
export const qualified = (column: SQLiteColumn): string =>
  `${quote(getTableName(column.table))}.${quote(column.name)}`;

export const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** Over all rights of one audience to one record: their latest end, none when one has no end. */
export const UNTIL = 'CASE WHEN count(*) = count(until) THEN max(until) END';

/** And their earliest start, none when one was there from the beginning. */
export const SINCE = 'CASE WHEN count(*) = count(since) THEN min(since) END';

const granted = (grant: Grant, collection: Collection): string => {
  const record = quote(getTableName(collection.table));
  const right = quote(getTableName(grant.table));
  const conditions = [
    ...(collection.visible === undefined ? [] : [qualified(collection.visible)]),
    ...[grant.revokedAt, grant.pendingUntil].flatMap((column) =>
      column === undefined ? [] : [`${qualified(column)} IS NULL`],
    ),
  ];
  const or = (column: SQLiteColumn | undefined): string =>
    column === undefined ? 'NULL' : qualified(column);
  return `SELECT ${qualified(collection.id)}, ${qualified(grant.audience)}, ${or(grant.until)}, ${or(
    grant.from,
  )} FROM ${record} JOIN ${right} ON ${qualified(grant.entity)} = ${qualified(collection.id)}${
    conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
  }`;
};

/** A SELECT of (entity_id, audience, until, since): everyone whose devices are told of each record. */
export const audiencesOf = (collection: Collection): string => {
  const { audience, visible } = collection;
  const conditions = [
    ...(visible === undefined ? [] : [qualified(visible)]),
    // What is nobody's is told to nobody.
    ...(audience === 'public' || audience.notNull ? [] : [`${qualified(audience)} IS NOT NULL`]),
  ];
  const own = `SELECT ${qualified(collection.id)} AS entity_id, ${
    audience === 'public' ? "'public'" : qualified(audience)
  } AS audience, NULL AS until, NULL AS since FROM ${quote(getTableName(collection.table))}${
    conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
  }`;
  const grants = (collection.grants ?? []).map((grant) => granted(grant, collection));
  return [own, ...grants].join(' UNION ALL ');
};
