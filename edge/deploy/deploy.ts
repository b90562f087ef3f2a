import { bundleWorker, writeBundle } from '#edge/run/bundle-worker.ts';
import { type Operator, realParts } from './parts.ts';
import { type RolloutPlan, rollOut } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import { prepareStore, refuseStore, type StoreOptions } from './store.ts';
import type { Target } from './target.ts';

export interface DeployOptions extends RolloutPlan, StoreOptions {
  /** Takes the bundle, and nothing else. */
  readonly folder: string;
  /** File with secrets for this version, JSON or .env; those it does not name stay as they are. */
  readonly secretsFile: string | undefined;
}

/** Brings what was prepared to its region. @returns the id of the version */
export type Bring = () => Promise<string>;

/**
 * The store first, then the worker: migrations expand before they contract, so the version that serves
 * runs on the new schema as well.
 * @throws DeployFault where settings or store refuse the version; nothing is touched until it is brought
 */
export const prepareBff = async (
  target: Target,
  operator: Operator,
  options: DeployOptions,
): Promise<Bring> => {
  const { say } = operator;
  const { folder, secretsFile } = options;
  await refuseStore(target, options);
  const built = await bundleWorker();
  const bundle = writeBundle(built, folder);
  say(`Worker: ${(built.gzipBytes / 1000).toFixed(1)} kB gzip.`);
  const parts = realParts(target, smokeTest, operator, { bundle, secretsFile });
  await parts.platform.rehearse();
  return async () => {
    const migrations = await prepareStore(target, options);
    say(migrations === 0 ? 'The schema is up to date.' : `Migrations applied: ${migrations}.`);
    return rollOut(parts, options);
  };
};
