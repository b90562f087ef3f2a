import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrate, wouldTakeAway } from '#db/migrate.ts';
import { bundleWorker } from '../bundle.ts';
import { recordDocuments, unanswered } from '../graphql/released.ts';
import { DeployFault } from './fault.ts';
import { type RolloutParts, type RolloutPlan, rollBack, rollOut } from './rollout.ts';
import { smokeTest } from './smoke.ts';
import type { Target } from './target.ts';
import { type Upload, wranglerPlatform } from './wrangler.ts';

export interface DeployOptions extends RolloutPlan {
  /** Takes the bundle. */
  readonly folder: string;
  /** File with secrets for this version, JSON or .env; those it does not name stay as they are. */
  readonly secretsFile?: string | undefined;
  /** Nothing that is still in use needs what this version takes away, in the store or in the schema. */
  readonly contract?: boolean;
  /** Of the libSQL primary. */
  readonly databaseToken: string | undefined;
  /** Ends the rollout, which then sends the traffic back. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

const waitOf = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>((resolve, reject) => {
    const fault = (): DeployFault => new DeployFault('Ended by the operator.');
    if (signal.aborted) return reject(fault());
    const end = (): void => {
      clearTimeout(timer);
      reject(fault());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

const partsOf = (
  target: Target,
  upload: Upload,
  { signal, say }: Pick<DeployOptions, 'signal' | 'say'>,
): RolloutParts => {
  const wait = waitOf(signal);
  const now = (): number => Date.now();
  const check = smokeTest(target, { fetch, wait, now });
  return {
    platform: wranglerPlatform(target, upload),
    // Also between two checks the operator may have had enough.
    check: async (version) => {
      await wait(0);
      await check(version);
    },
    wait,
    now,
    say,
  };
};

const prepareStore = async (
  { primaryUrl }: Target,
  { databaseToken, contract = false, say }: DeployOptions,
): Promise<void> => {
  const db = openDatabase({ url: primaryUrl, authToken: databaseToken });
  try {
    if (!contract && (await wouldTakeAway(db.primary)))
      throw new DeployFault(
        'A pending migration takes away what the version that serves may still read. Deploy a version that does without it to every region first; then say --contract.',
      );
    const count = await migrate(db.primary);
    say(count === 0 ? 'The schema is up to date.' : `Migrations applied: ${count}.`);
    const names = contract ? [] : await unanswered(db);
    if (names.length > 0)
      throw new DeployFault(
        `Pages that are open or installed still send documents that this version does not answer: ${names.join(', ')}. Keep what they ask for, or say --contract to have them load anew.`,
      );
    // Before the worker: the pages that come after it may reach a version that does not have them.
    await recordDocuments(db, Date.now());
  } finally {
    db.close();
  }
};

/**
 * The store first, then the worker: migrations expand before they contract, so the version that serves
 * runs on the new schema as well (design §12).
 */
export const deploy = async (target: Target, options: DeployOptions): Promise<string> => {
  const { folder, secretsFile, say } = options;
  const { code, gzipBytes } = await bundleWorker();
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, 'worker.mjs');
  writeFileSync(bundle, code);
  say(`Worker: ${(gzipBytes / 1000).toFixed(1)} kB gzip.`);

  await prepareStore(target, options);
  return rollOut(partsOf(target, { bundle, secretsFile }, options), options);
};

export const goBack = (
  target: Target,
  options: Pick<DeployOptions, 'signal' | 'say'>,
): Promise<string> => rollBack(partsOf(target, { bundle: '' }, options));
