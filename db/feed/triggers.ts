import { getTableColumns, getTableName } from 'drizzle-orm';
import { audiencesOf, NOW, qualified, quote, SINCE, UNTIL } from './audiences.ts';
import type { Collection, Part, Watched } from './collection.ts';
import { countRevision } from './revision.ts';

export const TRIGGER_PREFIX = 'feed_';

/** What triggers on tables insert a touched record's id into. */
const viewOf = (name: string): string => `${TRIGGER_PREFIX}${name.replaceAll('-', '_')}`;

/**
 * Brings the feed's rows of one touched record up to date: whoever lost sight of it gets a removal, everyone who
 * sees it gets a change. An upsert, not INSERT OR REPLACE: inside a trigger the conflict clause of the outer
 * statement wins, so `INSERT OR IGNORE INTO station` would turn a REPLACE into IGNORE.
 */
const publishing = (name: string, collection: Collection): Trigger => {
  const trigger = `${viewOf(name)}_publish`;
  const audiences = `(${audiencesOf(collection)}) a WHERE a.entity_id = NEW.entity_id`;
  return {
    name: trigger,
    sql: `CREATE TRIGGER ${quote(trigger)} INSTEAD OF INSERT ON ${quote(viewOf(name))} BEGIN
  UPDATE feed SET seq = seq + 1;
  UPDATE change SET removed = 1, visible_until_at = NULL, visible_from_at = NULL, seq = (SELECT seq FROM feed), changed_at = ${NOW}
    WHERE collection = '${name}' AND entity_id = NEW.entity_id AND removed = 0
    AND audience NOT IN (SELECT a.audience FROM ${audiences});
  INSERT INTO change (collection, entity_id, audience, seq, removed, visible_until_at, visible_from_at, changed_at)
    SELECT '${name}', entity_id, audience, (SELECT seq FROM feed), 0, ${UNTIL}, ${SINCE}, ${NOW}
    FROM ${audiences} GROUP BY entity_id, audience
    ON CONFLICT (collection, entity_id, audience) DO UPDATE SET seq = excluded.seq,
      removed = 0, visible_until_at = excluded.visible_until_at,
      visible_from_at = excluded.visible_from_at, changed_at = excluded.changed_at;
END`,
  };
};

const changedColumns = (watched: Watched): string => {
  const all = watched.only ?? Object.values(getTableColumns(watched.table));
  const names = all.filter((c) => !(watched.except ?? []).includes(c)).map((c) => quote(c.name));
  if (names.length === 0) return '';
  return `(${names.map((n) => `OLD.${n}`).join()}) IS NOT (${names.map((n) => `NEW.${n}`).join()})`;
};

const entitiesOf = (part: Part, row: 'OLD' | 'NEW'): string => {
  const reference = `${row}.${quote(part.entity.name)}`;
  if (part.through === undefined) return `SELECT ${reference}`;
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
  const view = viewOf(name);
  const revise = collection.revised ? `${countRevision(name)};\n  ` : '';
  const make = (kind: string, event: string, row: 'OLD' | 'NEW', when: string): Trigger => {
    const trigger = `${view}_${table}_${kind}`;
    return {
      name: trigger,
      sql: `CREATE TRIGGER ${quote(trigger)} AFTER ${event} ON ${quote(table)}${
        when === '' ? '' : ` WHEN ${when}`
      } BEGIN
  ${revise}INSERT INTO ${quote(view)} ${entitiesOf(part, row)};
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

/** Views that are empty: triggers insert into them what was touched. One for each collection, `feed_<collection>`. */
export const feedViews = (collections: Readonly<Record<string, Collection>>): string[] =>
  Object.keys(collections).map(
    (name) => `CREATE VIEW ${quote(viewOf(name))} AS SELECT NULL AS entity_id WHERE 0`,
  );

/**
 * All triggers of the feed: `feed_<collection>_<table>_<insert|update|leave|delete>` tell of a touched record, and
 * `feed_<collection>_publish` writes who sees it.
 */
export const feedTriggers = (collections: Readonly<Record<string, Collection>>): Trigger[] =>
  Object.entries(collections).flatMap(([name, collection]) => [
    publishing(name, collection),
    ...triggersOn(name, collection, { ...collection, entity: collection.id }),
    ...(collection.parts ?? []).flatMap((part) => triggersOn(name, collection, part)),
    ...(collection.grants ?? []).flatMap((grant) => triggersOn(name, collection, grant)),
  ]);
