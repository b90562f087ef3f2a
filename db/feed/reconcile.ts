import { audiencesOf } from './audiences.ts';
import type { Collection } from './collection.ts';

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/**
 * Statements that make the feed agree with the tables: records it does not know are added, records
 * that are gone become removals. Needed when triggers were away (a migration that rebuilds or edits
 * a table) or are new (a collection declared over rows that were there before).
 */
export const reconcile = (collections: Readonly<Record<string, Collection>>): string[] =>
  Object.entries(collections).flatMap(([name, collection]) => {
    const known = `SELECT 1 FROM change c WHERE c.collection = '${name}'
      AND c.entity_id = a.entity_id AND c.audience = a.audience AND c.removed = 0`;
    const current = audiencesOf(collection);
    const upsert = `ON CONFLICT (collection, entity_id, audience) DO UPDATE SET seq = excluded.seq,
      removed = excluded.removed, visible_until_at = excluded.visible_until_at, changed_at = excluded.changed_at`;
    const count = 'UPDATE feed SET seq = max(seq, (SELECT coalesce(max(seq), 0) FROM change))';
    return [
      `INSERT INTO change (collection, entity_id, audience, seq, removed, visible_until_at, changed_at)
        SELECT '${name}', entity_id, audience, (SELECT seq FROM feed) + row_number() OVER (ORDER BY entity_id, audience),
          0, CASE WHEN count(*) = count(until) THEN max(until) END, ${NOW}
        FROM (${current}) a WHERE NOT EXISTS (${known}) GROUP BY entity_id, audience ${upsert}`,
      count,
      `INSERT INTO change (collection, entity_id, audience, seq, removed, visible_until_at, changed_at)
        SELECT c.collection, c.entity_id, c.audience, (SELECT seq FROM feed) + row_number() OVER (ORDER BY c.seq), 1, NULL, ${NOW}
        FROM change c WHERE c.collection = '${name}' AND c.removed = 0 AND NOT EXISTS
          (SELECT 1 FROM (${current}) a WHERE a.entity_id = c.entity_id AND a.audience = c.audience) ${upsert}`,
      count,
    ];
  });
