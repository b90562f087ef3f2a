import { join } from 'node:path';
import {
  bundlePages,
  bundleWorker,
  type WorkerBundle,
  writeBundle,
} from '#edge/run/bundle-worker.ts';
import { collectPages } from './deploy-pages.ts';
import { migrationTokenIn } from './migration-token.ts';
import type { PagesTarget } from './pages-target.ts';
import { type Operator, realParts } from './parts.ts';
import type { Platform } from './platform.ts';
import type { RolloutPlan } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import { smokePages } from './smoke-pages.ts';
import { examineStore } from './store.ts';
import type { Target } from './target.ts';

interface PlanOptions extends RolloutPlan {
  readonly contract: boolean;
  readonly archive: string;
}

const FOLDER = '.data/deploy/plan';

const stepsOf = async (
  platform: Platform,
  built: WorkerBundle,
  { tag, steps, soakMs }: RolloutPlan,
): Promise<string[]> => {
  await platform.rehearse();
  const [serving] = await platform.deployments();
  const shares = serving?.map(({ version, percentage }) => `${version} ${percentage} %`).join(', ');
  const size = `${(built.gzipBytes / 1000).toFixed(1)} kB gzip`;
  if (shares === undefined)
    return [`upload ${tag} (${size}) as the first version, with all traffic`];
  return [
    `upload ${tag} (${size}) at 0 %; now: ${shares}`,
    ...steps.map((step) => `${step} %, watched for ${soakMs / 1_000} s`),
    '100 %, then routes and cron',
  ];
};

const storeSteps = async (target: Target, contract: boolean): Promise<string[]> => {
  const databaseToken = migrationTokenIn(process.env);
  const { pending, refusals } = await examineStore(target, { contract, databaseToken });
  return [
    pending.length === 0 ? 'the schema is up to date' : `migrate: ${pending.join(', ')}`,
    ...refusals.map((why) =>
      contract ? `allowed by --contract: ${why}` : `REFUSED without --contract: ${why}`,
    ),
  ];
};

/**
 * Says what a deployment would do to a region. Asks Cloudflare and the primary, and changes neither.
 * @throws DeployFault where it would be refused whatever else is said
 */
export const planDeployment = async (
  { bff, pages }: { readonly bff: Target | undefined; readonly pages: PagesTarget | undefined },
  operator: Operator,
  options: PlanOptions,
): Promise<void> => {
  const tell = (title: string, steps: readonly string[]): void => {
    operator.say(`${title}:`);
    for (const step of steps) operator.say(`  - ${step}`);
  };
  if (bff) {
    const built = await bundleWorker();
    const bundle = writeBundle(built, join(FOLDER, 'bff'));
    const { platform } = realParts(bff, smokeTest, operator, { bundle });
    tell(`Store of ${bff.region}`, await storeSteps(bff, options.contract));
    tell(bff.worker, await stepsOf(platform, built, options));
  }
  if (pages) {
    const built = await bundlePages();
    const bundle = writeBundle(built, join(FOLDER, 'pages'));
    const { release } = await collectPages(pages, { ...options, folder: FOLDER });
    const { platform } = realParts(pages, smokePages, operator, { bundle, files: release.folder });
    tell(`${pages.worker}, build ${release.build}`, await stepsOf(platform, built, options));
  }
  operator.say('Nothing was changed.');
};
