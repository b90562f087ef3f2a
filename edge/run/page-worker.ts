import { join, resolve } from 'node:path';
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as WorkerRequest,
  type Response as WorkerResponse,
} from 'miniflare';
import { bundleWorker, ENTRY } from './bundle-worker.ts';

/** As in wrangler.pages.toml: below the last three the files answer by themselves. */
const WORKER_FIRST = ['/*', '!/_next/static/*', '!/pictures/*', '!/icons/*'];
const COMPATIBILITY_DATE = '2026-11-01';

/** The site's pages as they are deployed (web/visits/worker.ts). */
export const bundlePages = () => bundleWorker({ entry: 'web/visits/worker.ts' });

/** Where web/build leaves what goes with them. */
export const PAGE_ASSETS = join('web', '.next', 'worker-assets');

export interface PageWorkerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** Host and port of the BFF, or what stands for it. */
  readonly bff: string | ((request: WorkerRequest) => Promise<WorkerResponse>);
  readonly bindings: Readonly<Record<string, string>>;
}

export interface PageWorker {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The page worker on workerd, with the files of the finished build and a BFF that runs elsewhere. */
export const startPageWorker = async (options: PageWorkerOptions): Promise<PageWorker> => {
  const { code, modules } = await bundlePages();
  const bff =
    typeof options.bff === 'string'
      ? { external: { address: options.bff, http: {} } }
      : options.bff;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port,
      workers: [
        {
          name: 'pages',
          modules: [{ name: ENTRY, code }, ...modules].map(({ name, code }) => ({
            type: 'ESModule' as const,
            path: name,
            contents: code,
          })),
          compatibilityDate: COMPATIBILITY_DATE,
          bindings: options.bindings,
          serviceBindings: { BFF: bff },
          assets: {
            directory: resolve(PAGE_ASSETS),
            binding: 'ASSETS',
            run_worker_first: WORKER_FIRST,
            routerConfig: { has_user_worker: true },
            assetConfig: { html_handling: 'none', not_found_handling: 'none' },
          },
        },
      ],
    }),
  );
  const origin = (await runtime.ready).origin;
  return { origin, stop: () => runtime.dispose() };
};
