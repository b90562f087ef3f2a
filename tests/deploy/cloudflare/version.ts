import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as WorkerRequest,
  type Response as WorkerResponse,
} from 'miniflare';
import { type Analytics, countingModule } from './analytics.ts';
import type { AssetStore } from './assets.ts';

/** What wrangler tells of a worker beside its modules. */
interface Metadata {
  readonly main_module: string;
  readonly compatibility_date: string;
  readonly annotations?: Readonly<Record<string, string>>;
  /** Kinds of bindings that stay as the version before has them. */
  readonly keep_bindings?: readonly string[];
  /** Which upload of files goes with it, and how they are handed out. */
  readonly assets?: {
    readonly jwt: string;
    readonly config: {
      readonly html_handling?: 'none';
      readonly not_found_handling?: 'none';
      readonly run_worker_first?: readonly string[];
      readonly _headers?: string;
    };
  };
  readonly bindings: readonly {
    readonly service?: string;
    readonly type: string;
    readonly name: string;
    readonly text?: string;
    readonly namespace_id?: string;
    readonly simple?: { readonly limit: number };
  }[];
}

/** An upload, running in workerd. */
export interface Version {
  readonly id: string;
  readonly tag: string;
  readonly createdOn: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly runtime: Miniflare;
}

/** A request to another worker of the account, as a binding to it makes one. */
type Serve = (worker: string, request: WorkerRequest) => Promise<WorkerResponse>;

export interface Surroundings {
  readonly assets: AssetStore;
  readonly analytics: Analytics;
  readonly serve: Serve;
}

const assetsOf = ({ assets: given, bindings }: Metadata, store: AssetStore) => {
  if (given === undefined) return undefined;
  const { config } = given;
  const directory = store.folderOf(given.jwt);
  if (config._headers !== undefined) writeFileSync(join(directory, '_headers'), config._headers);
  const binding = bindings.find(({ type }) => type === 'assets')?.name;
  return {
    directory,
    ...(binding !== undefined && { binding }),
    ...(config.run_worker_first && { run_worker_first: [...config.run_worker_first] }),
    routerConfig: { has_user_worker: true },
    assetConfig: {
      html_handling: config.html_handling ?? 'none',
      not_found_handling: config.not_found_handling ?? 'none',
    },
  };
};

/** @param form as wrangler posts it: `metadata`, and each module under its name */
export const startVersion = async (
  form: FormData,
  before: Version | undefined,
  { assets: store, analytics, serve }: Surroundings,
): Promise<Version> => {
  const metadata = JSON.parse(String(form.get('metadata'))) as Metadata;
  const first = metadata.main_module;
  const names = [...form].flatMap(([name, part]) =>
    typeof part === 'string' || name === first ? [] : [name],
  );
  const modules = await Promise.all(
    [first, ...names].map(async (name) => ({
      type: 'ESModule' as const,
      path: name,
      contents: await (form.get(name) as File).text(),
    })),
  );
  const dataset = metadata.bindings.find(({ type }) => type === 'analytics_engine')?.name;
  if (dataset !== undefined)
    modules.unshift({
      type: 'ESModule',
      path: 'counting.mjs',
      contents: countingModule(first, dataset),
    });
  const of = (type: string) => metadata.bindings.filter((binding) => binding.type === type);
  const texts = (type: string) =>
    Object.fromEntries(of(type).map(({ name, text = '' }) => [name, text]));
  const previousSecrets = metadata.keep_bindings?.includes('secret_text')
    ? before?.secrets
    : undefined;
  const secrets = { ...previousSecrets, ...texts('secret_text') };
  const id = randomUUID();
  const tag = metadata.annotations?.['workers/tag'] ?? '';
  const assets = assetsOf(metadata, store);
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      // Its other log lines are nobody's here.
      handleStructuredLogs: ({ message }) => analytics.take(message),
      workers: [
        {
          name: 'uploaded',
          modules,
          compatibilityDate: metadata.compatibility_date,
          ...(assets && { assets }),
          serviceBindings: Object.fromEntries(
            of('service').map(({ name, service = '' }) => [
              name,
              (request: WorkerRequest) => serve(service, request),
            ]),
          ),
          r2Buckets: of('r2_bucket').map(({ name }) => name),
          ratelimits: Object.fromEntries(
            of('ratelimit').map(({ name, namespace_id = '', simple }) => [
              name,
              { namespace_id, simple: { limit: simple?.limit ?? 0, period: 60 } },
            ]),
          ),
          bindings: {
            ...secrets,
            ...texts('plain_text'),
            ...Object.fromEntries(of('version_metadata').map(({ name }) => [name, { id, tag }])),
          },
        },
      ],
    }),
  );
  await runtime.ready;
  return { id, tag, createdOn: new Date().toISOString(), secrets, runtime };
};
