import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { build, type Query, query } from '#db/query.ts';
import { seed } from '#db/schema/platform.ts';
import type { SeedStep } from './step.ts';
import { upsert } from './upsert.ts';

const STATEMENTS_PER_BATCH = 100;

const hashOf = (statements: readonly Query<unknown>[]): string => {
  const hash = createHash('sha256');
  for (const { sql, args } of statements) hash.update(sql).update(JSON.stringify(args));
  return hash.digest('hex');
};

/**
 * Runs the steps whose content is not in the store yet and returns their slugs. The mark that a
 * step is in goes with its last batch, so an interrupted seed runs again.
 */
export const runSeed = async (db: Database, steps: readonly SeedStep[]): Promise<string[]> => {
  const [present] = await db.read([query(build.select().from(seed))]);
  const hashes = new Map(present.map((row) => [row.slug, row.hash]));
  const loaded: string[] = [];
  for (const step of steps) {
    const content = step.statements();
    const hash = hashOf(content);
    if (hashes.get(step.slug) === hash) continue;
    const statements = [...content, ...upsert(seed, [{ slug: step.slug, hash }])];
    for (let at = 0; at < statements.length; at += STATEMENTS_PER_BATCH)
      await db.write(statements.slice(at, at + STATEMENTS_PER_BATCH));
    loaded.push(step.slug);
  }
  return loaded;
};
