import { openRemoteDatabase } from '#db/client.ts';
import { type App, createApp } from './app.ts';
import { type AnswerDataset, countAnswer, countScriptFailure } from './contract/answer-point.ts';
import { parseEnv } from './env.ts';
import { type LimiterBinding, memoryLimiter, platformLimiter } from './http/rate-limit.ts';
import { systemClock } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { type BucketBinding, bucketStorage } from './platform/storage/bucket.ts';
import type { LargeFile } from './platform/storage/large-file.ts';
import {
  type DiskService,
  largeFileIn,
  largeFileOnDisk,
  type RangeBucket,
} from './platform/storage/large-file-bucket.ts';
import { noStorage } from './platform/storage/none.ts';
import type { FileStorage } from './platform/storage/storage.ts';
import { createTelemetry } from './platform/telemetry/telemetry.ts';

interface Bindings extends Record<string, unknown> {
  readonly FLOOD_LIMITER?: LimiterBinding;
  readonly LOGIN_LIMITER?: LimiterBinding;
  readonly FILES?: BucketBinding;
  readonly MAPS?: RangeBucket;
  /** A point for each answer (Analytics Engine). */
  readonly ANSWERS?: AnswerDataset;
  /** Which upload of the worker this is (Cloudflare's version metadata). */
  readonly DEPLOYED?: { readonly id: string };
  /** Set by `npm run edge` alone, as is the next. */
  readonly LOCAL_EDGE?: string;
  readonly MAPS_DISK?: DiskService;
}

const filesOf = ({ FILES }: Bindings): FileStorage =>
  FILES === undefined ? noStorage : bucketStorage(FILES);

const mapOf = ({ MAPS, MAPS_DISK }: Bindings, key: string | undefined): LargeFile | undefined => {
  if (key === undefined) return undefined;
  if (MAPS !== undefined) return largeFileIn(MAPS, key);
  return MAPS_DISK && largeFileOnDisk(MAPS_DISK, key);
};

type WriteLine = (line: string) => void;

const createDeps = (bindings: Bindings, writeLine: WriteLine): Deps => {
  const env = parseEnv({ VERSION: bindings.DEPLOYED?.id, ...bindings });
  if (env.ALVA_ENV === 'embedded' && bindings.LOCAL_EDGE !== 'on')
    throw new Error('ALVA_ENV=embedded is for `npm start` and `npm run edge` only.');
  if (env.SMTP_URL !== undefined)
    throw new Error(
      'Configuration refused: SMTP_URL is for Node; a Worker sends mail by RESEND_KEY.',
    );
  return {
    env,
    db: openRemoteDatabase({
      url: env.DATABASE_URL,
      primaryUrl: env.DATABASE_PRIMARY_URL,
      authToken: env.DATABASE_AUTH_TOKEN,
    }),
    clock: systemClock,
    ids: createIds(systemClock),
    fetch: (input, init) => fetch(input, init),
    log: createLog(writeLine, { region: env.REGION, version: env.VERSION }),
    files: filesOf(bindings),
    mapFile: mapOf(bindings, env.MAP_ARCHIVE),
  };
};

interface Running {
  readonly deps: Deps;
  readonly app: App;
}

/** A worker that has answered nobody yet; it starts its app with the bindings of its first request. */
export const createWorker = (writeLine: WriteLine) => {
  let running: Running | undefined;

  const runningOn = (bindings: Bindings): Running => {
    if (running !== undefined) return running;
    const deps = createDeps(bindings, writeLine);
    // In memory each isolate counts for itself; the platform's counts for a whole location.
    const limiterOf = (binding: LimiterBinding | undefined, perMinute: number) =>
      binding === undefined ? memoryLimiter(perMinute, deps.clock) : platformLimiter(binding);
    const app = createApp(deps, {
      // Cloudflare writes this header itself; a value sent by the client is overwritten.
      addressOf: (request) => request.headers.get('cf-connecting-ip') ?? 'local',
      limiter: limiterOf(bindings.FLOOD_LIMITER, deps.env.FLOOD_LIMIT),
      loginLimiter: limiterOf(bindings.LOGIN_LIMITER, deps.env.LOGIN_LIMIT),
      telemetry: createTelemetry(deps, ({ route, status, durationMs }) =>
        countAnswer(bindings.ANSWERS, { version: deps.env.VERSION, route, status, durationMs }),
      ),
      countScriptFailure: (build) => countScriptFailure(bindings.ANSWERS, build),
    });
    running = { deps, app };
    return running;
  };

  return {
    fetch: (
      request: Request,
      bindings: Bindings,
      context: Parameters<App['fetch']>[2],
    ): Response | Promise<Response> => runningOn(bindings).app.fetch(request, {}, context),
    /** The cron trigger. Every region may have one: the lease of a job is what elects who does it. */
    scheduled: async (_: unknown, bindings: Bindings): Promise<void> => {
      const [{ jobKindsIn }, { runDueJobs }] = await Promise.all([
        import('./jobs.ts'),
        import('./platform/jobs/run.ts'),
      ]);
      const { deps } = runningOn(bindings);
      await runDueJobs(deps, jobKindsIn(deps.env));
    },
  };
};
