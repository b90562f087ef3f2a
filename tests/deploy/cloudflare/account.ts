import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type AssetStore, createAssetStore, type Manifest } from './assets.ts';
import { type Surroundings, startVersion, type Version } from './version.ts';

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

/** What an account knows of one worker. */
export interface Account {
  readonly worker: string;
  readonly assets: AssetStore;
  readonly versions: Map<string, Version>;
  /** Oldest first. */
  readonly deployments: Deployment[];
  routes: readonly { readonly pattern: string }[];
  crons: readonly { readonly cron: string }[];
}

const AUTHOR = 'operator@alva.example';
const NOT_FOUND = { code: 10_007, message: 'This Worker does not exist on your account.' };
const WORKERS_DEV = { enabled: false, previews_enabled: false };

export const createAccount = (worker: string): Account => ({
  worker,
  assets: createAssetStore(),
  versions: new Map(),
  deployments: [],
  routes: [],
  crons: [],
});

const latest = ({ versions }: Account): Version | undefined => [...versions.values()].at(-1);

/** What the workers of all accounts share. */
type Shared = Omit<Surroundings, 'assets'>;

const addVersion = async (account: Account, form: FormData, shared: Shared): Promise<Version> => {
  const version = await startVersion(form, latest(account), { ...shared, assets: account.assets });
  account.versions.set(version.id, version);
  return version;
};

const addDeployment = (
  { deployments }: Account,
  versions: readonly WireShare[],
  annotations: Readonly<Record<string, string>> = {},
): Deployment => {
  const deployment: Deployment = {
    id: randomUUID(),
    // Two in one millisecond would leave their order open.
    created_on: new Date(Date.now() + deployments.length).toISOString(),
    source: 'wrangler',
    strategy: 'percentage',
    author_email: AUTHOR,
    versions,
    annotations,
  };
  deployments.push(deployment);
  return deployment;
};

const wireVersion = ({ id, tag, createdOn }: Version) => ({
  id,
  metadata: { created_on: createdOn, author_email: AUTHOR, source: 'wrangler' },
  annotations: { 'workers/tag': tag },
  resources: { bindings: [], script: {}, script_runtime: {} },
});

const ok = (c: Context, result: unknown) =>
  c.json({ success: true, errors: [], messages: [], result });
const notFound = (c: Context) =>
  c.json({ success: false, errors: [NOT_FOUND], messages: [], result: null }, 404);

/** Cloudflare's API, as far as wrangler asks it to deploy one worker with files, a route, a cron and a bucket. */
export const apiOf = (account: Account, shared: Shared): Hono<{ Bindings: HttpBindings }> => {
  const { versions, deployments, assets, worker } = account;
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
  api.get(
    `/accounts/:account/workers/workers/${worker}`,
    whenThere(() => ({ id: worker, name: worker, subdomain: WORKERS_DEV })),
  );
  api.get('/accounts/:account/r2/buckets/:bucket', (c) => ok(c, { name: c.req.param('bucket') }));

  api.post(`${script}/assets-upload-session`, async (c) => {
    const { manifest } = await c.req.json<{ manifest: Manifest }>();
    return ok(c, assets.begin(manifest));
  });
  api.post('/accounts/:account/workers/assets/upload', async (c, next) => {
    const token = c.req.header('authorization')?.replace('Bearer ', '') ?? '';
    if (!assets.has(token)) return next();
    const answer = await assets.receive(token, await c.req.formData());
    return c.json({ success: true, errors: [], messages: [], result: answer }, 201);
  });
  api.put(script, async (c) => {
    const version = await addVersion(account, await c.req.formData(), shared);
    addDeployment(account, [{ version_id: version.id, percentage: 100 }]);
    return ok(c, { id: worker, tag: worker, deployment_id: version.id, startup_time_ms: 1 });
  });
  api.get(
    `${script}/secrets`,
    whenThere(() =>
      Object.keys(latest(account)?.secrets ?? {}).map((name) => ({ name, type: 'secret_text' })),
    ),
  );
  api.get(
    `${script}/settings`,
    whenThere(() => ({ bindings: [] })),
  );
  api.patch(`${script}/script-settings`, async (c) => ok(c, await c.req.json()));
  api.on(
    ['GET', 'POST'],
    `${script}/subdomain`,
    whenThere(() => WORKERS_DEV),
  );

  api.post(`${script}/versions`, async (c) => {
    const version = await addVersion(account, await c.req.formData(), shared);
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
    return ok(c, addDeployment(account, shares, annotations));
  });

  api.get('/zones', (c) => ok(c, [{ id: 'zone', name: c.req.query('name') }]));
  api.get('/zones/:zone/workers/routes', (c) => ok(c, []));
  api.put(`${script}/routes`, async (c) => {
    account.routes = await c.req.json();
    return ok(c, account.routes);
  });
  api.put(`${script}/schedules`, async (c) => {
    account.crons = await c.req.json();
    return ok(c, { schedules: account.crons });
  });

  return api;
};
