import { join, resolve } from 'node:path';
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as WorkerRequest,
  type Response as WorkerResponse,
} from 'miniflare';
import { bundlePages, ENTRY, type WorkerBundle } from './bundle-worker.ts';

/** As in wrangler.pages.toml: below the last three the files answer by themselves. */
const WORKER_FIRST = ['/*', '!/_next/static/*', '!/pictures/*', '!/icons/*'];
export const COMPATIBILITY_DATE = '2026-11-01';

/** Where web/build leaves what goes with them. */
export const PAGE_ASSETS = join('web', '.next', 'worker-assets');

type Bindings = Readonly<Record<string, string>>;
/** Another worker by its name, or what stands for it. */
type Service = string | ((request: WorkerRequest) => Promise<WorkerResponse>);

/** The modules of a bundle as the runtime wants them. */
export const modulesOf = ({ code, modules }: Pick<WorkerBundle, 'code' | 'modules'>) =>
  [{ name: ENTRY, code }, ...modules].map((module) => ({
    type: 'ESModule' as const,
    path: module.name,
    contents: module.code,
  }));

/** The page worker among the workers of a runtime. @param assets the files of the finished build */
export const pageWorker = (
  bundle: Pick<WorkerBundle, 'code' | 'modules'>,
  bff: Service,
  bindings: Bindings,
  assets: string = PAGE_ASSETS,
) => ({
  name: 'pages',
  modules: modulesOf(bundle),
  compatibilityDate: COMPATIBILITY_DATE,
  bindings: { ...bindings },
  serviceBindings: { BFF: bff },
  assets: {
    directory: resolve(assets),
    binding: 'ASSETS',
    run_worker_first: WORKER_FIRST,
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: 'none' as const, not_found_handling: 'none' as const },
  },
});

const PASS_ON = `export default {
  fetch(request, { BFF_ORIGIN }) {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(BFF_ORIGIN + pathname + search, request), { redirect: 'manual' });
  },
};`;

/**
 * What the page worker's binding leads to where the BFF runs elsewhere, and dies by itself: nobody there, and the
 * binding throws, as that to a dead worker does.
 */
export const bffAt = (origin: string) => ({
  name: 'bff',
  modules: [{ type: 'ESModule' as const, path: 'bff.mjs', contents: PASS_ON }],
  compatibilityDate: COMPATIBILITY_DATE,
  bindings: { BFF_ORIGIN: origin },
});

export interface PageWorker {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The page worker alone, on a free port. */
export const startPageWorker = async (
  bff: Service,
  bindings: Bindings,
  assets?: string,
): Promise<PageWorker> => {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      workers: [pageWorker(await bundlePages(), bff, bindings, assets)],
    }),
  );
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
};
