import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { type Sqld, startSqld } from '#db/sqld.ts';
import type { WorkerBundle } from './bundle-worker.ts';
import { bffAt, COMPATIBILITY_DATE, modulesOf, pageWorker } from './page-worker.ts';
import { FILES_BUCKET, sharedFiles } from './shared-files.ts';
import { openWire, type Wire } from './wire.ts';

export interface RegionOptions {
  readonly name: string;
  readonly port: number;
  /** Takes the replica, and beside it the bucket of files of all regions. */
  readonly folder: string;
  readonly pages: WorkerBundle;
  /** Files of another build than the finished one. */
  readonly assets?: string;
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
  readonly isUp: () => {
    readonly pages: boolean;
    readonly bff: boolean;
    readonly replica: boolean;
  };
  /** Ends the page worker, or starts it where it was. */
  setPages(up: boolean): Promise<void>;
  /** The same of the BFF. */
  setBff(up: boolean): Promise<void>;
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

  // Each in a runtime of its own, or one could not end without the other.
  let bff: Miniflare | undefined;
  let bffPort: number | undefined;
  const setBff = async (up: boolean): Promise<void> => {
    if (!up) await bff?.dispose();
    if (!up) bff = undefined;
    else if (bff === undefined) {
      const local = replicaPort === undefined ? worker.origin : `http://127.0.0.1:${replicaPort}`;
      const stores = { DATABASE_URL: local, DATABASE_PRIMARY_URL: worker.origin };
      bff = new Miniflare({
        ...convertV4MiniflareOptions({
          host: '127.0.0.1',
          port: bffPort ?? 0,
          workers: [bffWorker(options, stores)],
        }),
        ...sharedFiles(options.folder, name),
      });
      bffPort ??= Number((await bff.ready).port);
    }
    await bff?.ready;
  };
  await setBff(true);

  let pages: Miniflare | undefined;
  const setPages = async (up: boolean): Promise<void> => {
    if (!up) await pages?.dispose();
    if (!up) pages = undefined;
    else
      pages ??= new Miniflare(
        convertV4MiniflareOptions({
          host: '127.0.0.1',
          port,
          workers: [
            pageWorker(options.pages, 'bff', { SITE_ORIGIN: origin }, options.assets),
            bffAt(`http://127.0.0.1:${bffPort}`),
          ],
        }),
      );
    await pages?.ready;
  };
  await setPages(true);

  const runJobs = async (): Promise<void> => {
    const running = await bff?.getWorker('bff');
    await running?.scheduled({ cron: '* * * * *' });
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
    isUp: () => ({
      pages: pages !== undefined,
      bff: bff !== undefined,
      replica: replica !== undefined,
    }),
    setPages,
    setBff,
    setReplica,
    stop: async () => {
      clearTimeout(firstTimer);
      clearInterval(timer);
      await setPages(false);
      await setBff(false);
      await replica?.stop('keep');
      await worker.stop();
      await replicaWire?.stop();
    },
  };
};
