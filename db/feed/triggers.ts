import { getTableColumns, getTableName } from 'drizzle-orm';
import { audiencesOf, NOW, qualified, quote, SINCE, UNTIL } from './audiences.ts';
import type { Collection, Part, Watched } from './collection.ts';
import { countRevision } from './revision.ts';

export const TRIGGER_PREFIX = 'feed_';

/**
 * Brings the feed's rows of the touched records up to date: whoever lost sight of one gets a
 * removal, everyone who sees it gets a change. An upsert, not INSERT OR REPLACE: inside a trigger
 * the conflict clause of the outer statement wins, so `INSERT OR IGNORE INTO station` would turn a
 * REPLACE into IGNORE.
 */
const publish = (name: string, collection: Collection, entities: string): string => {
  const audiences = audiencesOf(collection);
  const revise = collection.revised ? `${countRevision(name)};\n  ` : '';
  return `${revise}UPDATE feed SET seq = seq + 1;
  UPDATE change SET removed = 1, visible_until_at = NULL, visible_from_at = NULL, seq = (SELECT seq FROM feed), changed_at = ${NOW}
    WHERE collection = '${name}' AND entity_id IN (${entities}) AND removed = 0 AND audience NOT IN
    (SELECT a.audience FROM (${audiences}) a WHERE a.entity_id = change.entity_id);
  INSERT INTO change (collection, entity_id, audience, seq, removed, visible_until_at, visible_from_at, changed_at)
    SELECT '${name}', entity_id, audience, (SELECT seq FROM feed), 0, ${UNTIL}, ${SINCE}, ${NOW}
    FROM (${audiences}) WHERE entity_id IN (${entities}) GROUP BY entity_id, audience
    ON CONFLICT (collection, entity_id, audience) DO UPDATE SET seq = excluded.seq,
      removed = 0, visible_until_at = excluded.visible_until_at,
      visible_from_at = excluded.visible_from_at, changed_at = excluded.changed_at;`;
};

const changedColumns = (watched: Watched): string => {
  const all = watched.only ?? Object.values(getTableColumns(watched.table));
  const names = all.filter((c) => !(watched.except ?? []).includes(c)).map((c) => quote(c.name));
  return names.map((n) => `OLD.${n} IS NOT NEW.${n}`).join(' OR ');
};

const entitiesOf = (part: Part, row: 'OLD' | 'NEW'): string => {
  const reference = `${row}.${quote(part.entity.name)}`;
  if (part.through === undefined) return reference;
  const { id, entity } = part.through;
  return `SELECT ${qualified(entity)} FROM ${quote(getTableName(id.table))} WHERE ${qualified(id)} = ${reference}`;
};

export interface Trigger {
  readonly name: string;
  readonly sql: string;
}

const triggersOn = (name: string, collection: Collection, part: Part): Trigger[] => {
  const table = getTableName(part.table);
  const reference = quote(part.entity.name);
  const make = (kind: string, event: string, row: 'OLD' | 'NEW', when: string): Trigger => {
    const trigger = `${TRIGGER_PREFIX}${name.replaceAll('-', '_')}_${table}_${kind}`;
    return {
      name: trigger,
      sql: `CREATE TRIGGER ${quote(trigger)} AFTER ${event} ON ${quote(table)}${
        when === '' ? '' : ` WHEN ${when}`
      } BEGIN
  ${publish(name, collection, entitiesOf(part, row))}
END`,
    };
  };
  const changed = changedColumns(part);
  return [
    make('insert', 'INSERT', 'NEW', ''),
    make('delete', 'DELETE', 'OLD', ''),
    ...(changed === '' ? [] : [make('update', 'UPDATE', 'NEW', changed)]),
    make('leave', 'UPDATE', 'OLD', `OLD.${reference} IS NOT NEW.${reference}`),
  ];
};

/** All triggers of the feed, named `feed_<collection>_<table>_<insert|update|leave|delete>`. */
export const feedTriggers = (collections: Readonly<Record<string, Collection>>): Trigger[] =>
  Object.entries(collections).flatMap(([name, collection]) => [
    ...triggersOn(name, collection, { ...collection, entity: collection.id }),
    ...(collection.parts ?? []).flatMap((part) => triggersOn(name, collection, part)),
    ...(collection.grants ?? []).flatMap((grant) => triggersOn(name, collection, grant)),
  ]);
