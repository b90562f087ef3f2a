import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { type Sqld, startSqld } from '#db/sqld.ts';
import type { WorkerBundle } from './bundle-worker.ts';
import { COMPATIBILITY_DATE, modulesOf, pageWorker } from './page-worker.ts';
import { FILES_BUCKET, sharedFiles } from './shared-files.ts';
import { openWire, type Wire } from './wire.ts';

export interface RegionOptions {
  readonly name: string;
  readonly port: number;
  /** Takes the replica, and beside it the bucket of files of all regions. */
  readonly folder: string;
  readonly pages: WorkerBundle;
  readonly bff: WorkerBundle;
  readonly primary: Pick<Sqld, 'url' | 'replicationUrl'>;
  /** Without a replica it reads from the primary. */
  readonly hasReplica: boolean;
  /** Every region does what is due, each at its own moment of the minute: a lease says which of them does it. */
  readonly jobsAfterMs: number;
  readonly bindings: Readonly<Record<string, string>>;
}

export interface Region {
  readonly name: string;
  readonly origin: string;
  readonly hasReplica: boolean;
  /** Lines to the primary: of the worker, and of the replica. */
  readonly wires: { readonly worker: Wire; readonly replica: Wire | undefined };
  readonly isUp: () => { readonly workers: boolean; readonly replica: boolean };
  /** Ends the workers, or starts them where they were. */
  setWorkers(up: boolean): Promise<void>;
  /** Ends the replica as a lost machine does, or starts it on its disk. */
  setReplica(up: boolean): Promise<void>;
  stop(): Promise<void>;
}

const EACH_MINUTE_MS = 60_000;

export const bffWorker = (
  options: Pick<RegionOptions, 'name' | 'port' | 'bff' | 'bindings'>,
  stores: Readonly<Record<string, string>>,
) => ({
  name: 'bff',
  modules: modulesOf(options.bff),
  compatibilityDate: COMPATIBILITY_DATE,
  // Each region has one of that name, and asks none of the others.
  unsafeRegisterWorker: false,
  r2Buckets: FILES_BUCKET,
  serviceBindings: {
    MAPS_DISK: { disk: { path: resolve('db/content/stations'), writable: false } },
  },
  bindings: {
    ALVA_ENV: 'embedded',
    LOCAL_EDGE: 'on',
    MAP_ARCHIVE: 'bogor.pmtiles',
    OPEN_DOCUMENTS: process.env.OPEN_DOCUMENTS ?? 'off',
    REGION: options.name,
    SITE_ORIGIN: `http://localhost:${options.port}`,
    ...stores,
    ...options.bindings,
  },
});

/** One region of the site: pages, BFF and replica, on one address. */
export const startRegion = async (options: RegionOptions): Promise<Region> => {
  const { name, port, primary, hasReplica } = options;
  const origin = `http://localhost:${port}`;
  const worker = await openWire(primary.url);
  const replicaWire = hasReplica ? await openWire(primary.replicationUrl) : undefined;
  let replica: Sqld | undefined;
  let replicaPort: number | undefined;
  const setReplica = async (up: boolean): Promise<void> => {
    if (!up) await replica?.kill();
    if (!up) replica = undefined;
    else if (replica === undefined && replicaWire !== undefined)
      replica = await startSqld({
        folder: join(options.folder, name),
        replicaOf: replicaWire.origin,
        ...(replicaPort !== undefined && { port: replicaPort }),
      });
    replicaPort ??= replica && Number(new URL(replica.url).port);
  };
  await setReplica(true);

  let runtime: Miniflare | undefined;
  const setWorkers = async (up: boolean): Promise<void> => {
    if (!up) await runtime?.dispose();
    if (!up) runtime = undefined;
    else if (runtime === undefined) {
      const local = replicaPort === undefined ? worker.origin : `http://127.0.0.1:${replicaPort}`;
      const stores = { DATABASE_URL: local, DATABASE_PRIMARY_URL: worker.origin };
      runtime = new Miniflare({
        ...convertV4MiniflareOptions({
          host: '127.0.0.1',
          port,
          workers: [
            {
              ...pageWorker(options.pages, 'bff', { SITE_ORIGIN: origin }),
              unsafeRegisterWorker: false,
            },
            bffWorker(options, stores),
          ],
        }),
        ...sharedFiles(options.folder, name),
      });
      await runtime.ready;
    }
  };
  await setWorkers(true);

  const runJobs = async (): Promise<void> => {
    const bff = await runtime?.getWorker('bff');
    await bff?.scheduled({ cron: '* * * * *' });
  };
  let timer: NodeJS.Timeout | undefined;
  const firstTimer = setTimeout(() => {
    timer = setInterval(() => void runJobs().catch(() => undefined), EACH_MINUTE_MS);
  }, options.jobsAfterMs);
  return {
    name,
    origin,
    hasReplica,
    wires: { worker, replica: replicaWire },
    isUp: () => ({ workers: runtime !== undefined, replica: replica !== undefined }),
    setWorkers,
    setReplica,
    stop: async () => {
      clearTimeout(firstTimer);
      clearInterval(timer);
      await setWorkers(false);
      await replica?.stop('keep');
      await worker.stop();
      await replicaWire?.stop();
    },
  };
};
