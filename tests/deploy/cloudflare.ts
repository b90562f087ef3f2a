import { randomUUID } from 'node:crypto';
import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/** What wrangler tells of a worker beside its modules. */
interface Metadata {
  readonly main_module: string;
  readonly compatibility_date: string;
  readonly annotations?: Readonly<Record<string, string>>;
  /** Kinds of bindings that stay as the version before has them. */
  readonly keep_bindings?: readonly string[];
  readonly bindings: readonly {
    readonly type: string;
    readonly name: string;
    readonly text?: string;
    readonly bucket_name?: string;
    readonly namespace_id?: string;
    readonly simple?: { readonly limit: number; readonly period: number };
  }[];
}

interface Version {
  readonly id: string;
  readonly tag: string | undefined;
  readonly createdOn: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly runtime: Miniflare;
}

interface WireShare {
  readonly version_id: string;
  readonly percentage: number;
}

interface Deployment {
  readonly id: string;
  readonly created_on: string;
  readonly source: 'wrangler';
  readonly strategy: 'percentage';
  readonly author_email: string;
  readonly versions: readonly WireShare[];
  readonly annotations: Readonly<Record<string, string>>;
}

export interface CloudflareOptions {
  readonly worker: string;
  /** Requests that a new deployment still goes by the old one for. */
  readonly propagation?: number;
}

export interface Cloudflare {
  readonly api: string;
  /** Where visitors reach the worker, on its routes alone. */
  readonly origin: string;
  /** The shares of each deployment so far, oldest first. */
  readonly history: readonly (readonly (readonly [version: string, percentage: number])[])[];
  readonly routes: readonly string[];
  readonly crons: readonly string[];
  stop(): Promise<void>;
}

const OVERRIDES = 'cloudflare-workers-version-overrides';
const NOT_FOUND = { code: 10_007, message: 'This Worker does not exist on your account.' };

const listen = (
  app: Hono<{ Bindings: HttpBindings }>,
): Promise<{ server: ServerType; url: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });

const startVersion = async (
  id: string,
  form: FormData,
  before: Version | undefined,
): Promise<Version> => {
  const metadata = JSON.parse(String(form.get('metadata'))) as Metadata;
  const { bindings } = metadata;
  const module = form.get(metadata.main_module) as File;
  const of = (type: string) => bindings.filter((binding) => binding.type === type);
  const texts = (type: string) =>
    Object.fromEntries(of(type).map(({ name, text = '' }) => [name, text]));
  const kept = metadata.keep_bindings?.includes('secret_text') ? before?.secrets : undefined;
  const secrets = { ...kept, ...texts('secret_text') };
  const tag = metadata.annotations?.['workers/tag'];
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      // Its log lines are nobody's here.
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'uploaded',
          modules: true,
          script: await module.text(),
          compatibilityDate: metadata.compatibility_date,
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
            ...Object.fromEntries(
              of('version_metadata').map(({ name }) => [name, { id, tag: tag ?? '' }]),
            ),
          },
        },
      ],
    }),
  );
  await runtime.ready;
  return { id, tag, createdOn: new Date().toISOString(), secrets, runtime };
};

/**
 * Cloudflare for one worker: its API as far as wrangler asks it, and its edge, where every uploaded version
 * runs in workerd and takes the share of the traffic that the deployment gives it.
 */
export const startCloudflare = async (options: CloudflareOptions): Promise<Cloudflare> => {
  const { worker, propagation = 0 } = options;
  const versions = new Map<string, Version>();
  const deployments: Deployment[] = [];
  let routes: readonly { readonly pattern: string }[] = [];
  let crons: readonly { readonly cron: string }[] = [];
  let requests = 0;
  let stale = 0;

  const ok = (c: Context, result: unknown) =>
    c.json({ success: true, errors: [], messages: [], result });
  const notFound = (c: Context) =>
    c.json({ success: false, errors: [NOT_FOUND], messages: [], result: null }, 404);

  const addVersion = async (form: FormData): Promise<Version> => {
    const version = await startVersion(randomUUID(), form, [...versions.values()].at(-1));
    versions.set(version.id, version);
    return version;
  };
  const addDeployment = (
    shares: readonly WireShare[],
    annotations: Readonly<Record<string, string>> = {},
  ): Deployment => {
    const deployment: Deployment = {
      id: randomUUID(),
      // A clock that stands still between two deployments would leave their order open.
      created_on: new Date(Date.now() + deployments.length).toISOString(),
      source: 'wrangler',
      strategy: 'percentage',
      author_email: 'operator@alva.example',
      versions: shares,
      annotations,
    };
    deployments.push(deployment);
    stale = propagation;
    return deployment;
  };
  const wireVersion = ({ id, tag, createdOn }: Version) => ({
    id,
    number: [...versions.keys()].indexOf(id) + 1,
    metadata: { created_on: createdOn, author_email: 'operator@alva.example', source: 'wrangler' },
    annotations: { 'workers/tag': tag },
    resources: { bindings: [], script: {}, script_runtime: {} },
  });

  const api = new Hono<{ Bindings: HttpBindings }>();
  const script = `/accounts/:account/workers/scripts/${worker}`;
  const whenThere = (answer: (c: Context) => unknown) => (c: Context) =>
    versions.size === 0 ? notFound(c) : ok(c, answer(c));

  api.get(
    `/accounts/:account/workers/services/${worker}`,
    whenThere(() => ({
      id: worker,
      default_environment: {
        environment: 'production',
        script: { tag: worker, last_deployed_from: 'wrangler' },
      },
    })),
  );
  api.put(script, async (c) => {
    const version = await addVersion(await c.req.formData());
    addDeployment([{ version_id: version.id, percentage: 100 }]);
    return ok(c, { id: worker, tag: worker, deployment_id: version.id, startup_time_ms: 1 });
  });
  api.get(
    `${script}/secrets`,
    whenThere(() =>
      Object.keys([...versions.values()].at(-1)?.secrets ?? {}).map((name) => ({
        name,
        type: 'secret_text',
      })),
    ),
  );
  api.get(
    `${script}/settings`,
    whenThere(() => ({ bindings: [] })),
  );
  api.get('/accounts/:account/r2/buckets/:bucket', (c) => ok(c, { name: c.req.param('bucket') }));
  api.post(`${script}/versions`, async (c) => {
    const version = await addVersion(await c.req.formData());
    return ok(c, { ...wireVersion(version), startup_time_ms: 1 });
  });
  api.get(
    `${script}/versions`,
    whenThere(() => ({ items: [...versions.values()].map(wireVersion) })),
  );
  api.get(`${script}/versions/:id`, (c) => {
    const version = versions.get(c.req.param('id'));
    return version === undefined ? notFound(c) : ok(c, wireVersion(version));
  });
  api.get(
    `${script}/deployments`,
    whenThere(() => ({ deployments: deployments.toReversed() })),
  );
  api.post(`${script}/deployments`, async (c) => {
    const { versions: shares, annotations } = await c.req.json<Deployment>();
    return ok(c, addDeployment(shares, annotations));
  });
  const workersDev = { enabled: false, previews_enabled: false };
  api.get(
    `/accounts/:account/workers/workers/${worker}`,
    whenThere(() => ({ id: worker, name: worker, subdomain: workersDev })),
  );
  api.get(
    `${script}/subdomain`,
    whenThere(() => workersDev),
  );
  api.post(
    `${script}/subdomain`,
    whenThere(() => workersDev),
  );
  api.get('/zones', (c) => ok(c, [{ id: 'zone', name: c.req.query('name') }]));
  api.get('/zones/:zone/workers/routes', (c) => ok(c, []));
  api.put(`${script}/routes`, async (c) => {
    routes = await c.req.json();
    return ok(c, routes);
  });
  api.put(`${script}/schedules`, async (c) => {
    crons = await c.req.json();
    return ok(c, { schedules: crons });
  });
  api.patch(`${script}/script-settings`, async (c) => ok(c, await c.req.json()));
  api.all('*', (c) => {
    process.stderr.write(`Cloudflare's stand-in does not know ${c.req.method} ${c.req.url}\n`);
    return notFound(c);
  });

  const chosen = (header: string | undefined): Version | undefined => {
    const deployment =
      stale-- > 0 ? (deployments.at(-2) ?? deployments.at(-1)) : deployments.at(-1);
    const shares = deployment?.versions ?? [];
    const wanted = header?.match(new RegExp(`^${worker}="([^"]+)"$`))?.[1];
    const named = shares.find(({ version_id }) => version_id === wanted);
    if (named !== undefined) return versions.get(named.version_id);
    // 37 and 100 have no common factor: a hundred requests meet each hundredth once.
    let left = (requests++ * 37) % 100;
    const taken = shares.find(({ percentage }) => {
      left -= percentage;
      return left < 0;
    });
    return taken && versions.get(taken.version_id);
  };

  const edge = new Hono<{ Bindings: HttpBindings }>();
  edge.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const routed = routes.some(({ pattern }) => {
      const path = pattern.slice(pattern.indexOf('/'));
      return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    });
    const version = routed ? chosen(c.req.header(OVERRIDES)) : undefined;
    if (version === undefined) return c.text('No worker here.', 404);
    const body = await c.req.arrayBuffer();
    const answer = await version.runtime.dispatchFetch(`${edgeUrl}${pathname}${search}`, {
      method: c.req.method,
      headers: [...c.req.raw.headers],
      ...(body.byteLength > 0 && { body }),
    });
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers],
    });
  });

  const { server: apiServer, url: apiUrl } = await listen(api);
  const { server: edgeServer, url: edgeUrl } = await listen(edge);
  return {
    api: apiUrl,
    origin: edgeUrl,
    get history() {
      return deployments.map(({ versions: shares }) =>
        shares.map(({ version_id, percentage }) => [version_id, percentage] as const),
      );
    },
    get routes() {
      return routes.map(({ pattern }) => pattern);
    },
    get crons() {
      return crons.map(({ cron }) => cron);
    },
    stop: async () => {
      apiServer.close();
      edgeServer.close();
      await Promise.all([...versions.values()].map(({ runtime }) => runtime.dispose()));
    },
  };
};
