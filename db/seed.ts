import { openFromEnvironment, runAsCli } from './cli.ts';
import type { Database } from './client.ts';
import { steps } from './content/steps.ts';
import { runSeed } from './seed/run.ts';

export interface SeedOptions {
  /** Also the demo accounts and what belongs to them; true when absent. */
  readonly demo?: boolean;
}

/** Loads the brand's content into a migrated store; quick when it is there already. */
export const seedStore = (db: Database, { demo = true }: SeedOptions = {}): Promise<string[]> =>
  runSeed(
    db,
    steps.filter((step) => demo || step.demo === undefined),
  );

await runAsCli(import.meta.url, async () => {
  const db = openFromEnvironment();
  const loaded = await seedStore(db, { demo: !process.argv.includes('--without-demo') });
  db.close();
  return loaded.length === 0
    ? 'The content is up to date.'
    : `Content loaded: ${loaded.join(', ')}.`;
});
