import { audiencesOf, NOW, SINCE, UNTIL } from './audiences.ts';
import type { Collection } from './collection.ts';
import { restartRevision } from './revision.ts';

/**
 * Statements that make the feed agree with the tables: records it does not know are added, records
 * that are gone become removals. Needed when triggers were away (a migration that rebuilds or edits
 * a table) or are new (a collection declared over rows that were there before).
 */
export const reconcile = (collections: Readonly<Record<string, Collection>>): string[] => [
  'UPDATE feed SET seq = seq + 1',
  ...Object.entries(collections).flatMap(([name, collection]) => {
    const current = audiencesOf(collection);
    return [
      ...(collection.revised ? [restartRevision(name)] : []),
      `INSERT INTO change (collection, entity_id, audience, seq, removed, visible_until_at, visible_from_at, changed_at)
        SELECT '${name}', entity_id, audience, (SELECT seq FROM feed), 0, ${UNTIL}, ${SINCE}, ${NOW} FROM (${current}) a
        WHERE NOT EXISTS (SELECT 1 FROM change c WHERE c.collection = '${name}'
          AND c.entity_id = a.entity_id AND c.audience = a.audience AND c.removed = 0)
        GROUP BY entity_id, audience
        ON CONFLICT (collection, entity_id, audience) DO UPDATE SET seq = excluded.seq,
          removed = 0, visible_until_at = excluded.visible_until_at,
      visible_from_at = excluded.visible_from_at, changed_at = excluded.changed_at`,
      `UPDATE change SET removed = 1, visible_until_at = NULL, visible_from_at = NULL, seq = (SELECT seq FROM feed), changed_at = ${NOW}
        WHERE collection = '${name}' AND removed = 0 AND NOT EXISTS (SELECT 1 FROM (${current}) a
          WHERE a.entity_id = change.entity_id AND a.audience = change.audience)`,
    ];
  }),
];
