import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Account, apiOf, createAccount } from './account.ts';
import { createAnalytics } from './analytics.ts';
import { type Edge, edgeOf } from './edge.ts';
import { createZone } from './zone.ts';

export interface CloudflareOptions {
  /** The BFF's, or several. */
  readonly workers: readonly string[];
  /** Names in the zone that routes may have, each with an address of its own; one when none are given. */
  readonly hosts?: readonly [string, ...string[]];
  /** Requests that after a deployment still go by the one before. */
  readonly propagation: number;
}

type History = readonly (readonly (readonly [version: string, percentage: number])[])[];

export interface Cloudflare {
  readonly api: string;
  /** Where visitors reach the first host, on its routes alone. */
  readonly origin: string;
  originOf(host: string): string;
  /** The shares of each deployment of a worker so far, oldest first; of the first one when none is named. */
  historyOf(worker: string): History;
  /** Addresses of files that came with the last upload of a worker and were not there before. */
  addedFiles(worker: string): readonly string[];
  readonly history: History;
  readonly routes: readonly string[];
  readonly crons: readonly string[];
  stop(): Promise<void>;
}

const listen = (
  app: Hono<{ Bindings: HttpBindings }>,
): Promise<{ server: ServerType; url: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });

/**
 * Cloudflare for some workers: its API as far as wrangler asks it, and its edge, where every uploaded version
 * runs in workerd and takes the share of the traffic that the deployment gives it.
 */
export const startCloudflare = async ({
  workers,
  hosts = ['www.alva.example'],
  propagation,
}: CloudflareOptions): Promise<Cloudflare> => {
  const accounts = workers.map(createAccount);
  const accountOf = (worker: string | undefined): Account => {
    const account = accounts.find((each) => each.worker === worker);
    if (account === undefined) throw new Error(`There is no worker ${worker}.`);
    return account;
  };
  const origins = new Map<string, string>();
  const originOf = (host: string): string => origins.get(host) ?? '';
  const zone = createZone();
  const edges = hosts.map((host) => ({
    host,
    ...edgeOf(accounts, zone, { propagation, host, origin: () => originOf(host) }),
  }));
  const { serve } = edges[0] as Edge;
  const all = new Hono<{ Bindings: HttpBindings }>();
  all.route('/', zone.api);
  const analytics = createAnalytics();
  for (const account of accounts) all.route('/', apiOf(account, { serve, analytics }));
  all.post('/accounts/:account/analytics_engine/sql', async (c) =>
    c.json(analytics.answer(await c.req.text())),
  );
  all.all('*', (c) => {
    process.stderr.write(`Cloudflare's stand-in does not know ${c.req.method} ${c.req.url}\n`);
    return c.json({ success: false, errors: [], messages: [], result: null }, 404);
  });
  const api = await listen(all);
  const servers = [api.server];
  for (const { host, app } of edges) {
    const edge = await listen(app);
    origins.set(host, edge.url);
    servers.push(edge.server);
  }
  const historyOf = (worker: string | undefined): History =>
    accountOf(worker).deployments.map(({ versions }) =>
      versions.map(({ version_id, percentage }) => [version_id, percentage] as const),
    );
  return {
    api: api.url,
    origin: originOf(hosts[0]),
    originOf,
    historyOf,
    addedFiles: (worker) => accountOf(worker).assets.added,
    get history() {
      return historyOf(workers[0]);
    },
    get routes() {
      return accounts.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
    },
    get crons() {
      return accountOf(workers[0]).crons.map(({ cron }) => cron);
    },
    stop: async () => {
      for (const server of servers) server.close();
      const versions = accounts.flatMap((account) => [...account.versions.values()]);
      await Promise.all(versions.map(({ runtime }) => runtime.dispose()));
      for (const { assets } of accounts) assets.clear();
    },
  };
};
