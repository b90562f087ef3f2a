import { bundleWorker, writeBundle } from '#edge/run/bundle-worker.ts';
import { type Operator, realParts } from './parts.ts';
import { type RolloutPlan, rollOut } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import { prepareStore, type StoreOptions } from './store.ts';
import type { Target } from './target.ts';

export interface DeployOptions extends RolloutPlan, StoreOptions {
  /** Takes the bundle, and nothing else. */
  readonly folder: string;
  /** File with secrets for this version, JSON or .env; those it does not name stay as they are. */
  readonly secretsFile: string | undefined;
}

/**
 * The store first, then the worker: migrations expand before they contract, so the version that serves
 * runs on the new schema as well.
 */
export const deploy = async (
  target: Target,
  operator: Operator,
  options: DeployOptions,
): Promise<string> => {
  const { say } = operator;
  const { folder, secretsFile } = options;
  const built = await bundleWorker();
  const bundle = writeBundle(built, folder);
  say(`Worker: ${(built.gzipBytes / 1000).toFixed(1)} kB gzip.`);

  const parts = realParts(target, smokeTest, operator, { bundle, secretsFile });
  // What is wrong with the settings is known before the store is touched.
  await parts.platform.rehearse();
  const migrations = await prepareStore(target, options);
  say(migrations === 0 ? 'The schema is up to date.' : `Migrations applied: ${migrations}.`);
  return rollOut(parts, options);
};
