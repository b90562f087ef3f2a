import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { feedHead, feedRows } from '#db/feed/page.ts';
import { migrate } from '#db/migrate.ts';
import { median } from '../median.ts';

const CHANGED = 10;
const ROUNDS = 200;

export interface FeedCost {
  readonly rows: number;
  /** Microseconds of one page of ten changes, median. */
  readonly micros: number;
}

/** What one page of a pull costs the store, by how much the feed holds of the same collection. */
export const feedCosts = async (sizes: readonly number[]): Promise<FeedCost[]> => {
  const costs: FeedCost[] = [];
  for (const rows of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'alva-feed-'));
    const db = openDatabase({ url: `file:${join(folder, 'feed.db')}` });
    try {
      await migrate(db.primary);
      await db.primary.execute({
        sql: `INSERT INTO change (collection, entity_id, audience, seq, removed, changed_at)
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
          SELECT 'stations', 'sta_' || i, 'public', i, 0, 0 FROM n`,
        args: [rows],
      });
      await db.primary.batch(
        [{ sql: 'UPDATE feed SET seq = ?', args: [rows] }, 'ANALYZE'],
        'write',
      );
      const { rows: feed } = await db.primary.execute('SELECT epoch FROM feed');
      const page = {
        collection: 'stations',
        audience: 'public',
        epoch: String(feed[0]?.epoch),
        after: rows - CHANGED,
        afterId: '\u{10ffff}',
        known: rows - CHANGED,
        limit: 200,
      };
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now();
        const [found] = await db.read([feedRows(page), feedHead(page)]);
        times.push((performance.now() - from) * 1000);
        if (found.length !== CHANGED) throw new Error(`${found.length} changes, not ${CHANGED}`);
      }
      costs.push({ rows, micros: median(times) });
    } finally {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return costs;
};
