import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { apiOf, createAccount } from './account.ts';
import { edgeOf } from './edge.ts';

export interface CloudflareOptions {
  readonly worker: string;
  /** Requests that after a deployment still go by the one before. */
  readonly propagation: number;
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

const listen = (
  app: Hono<{ Bindings: HttpBindings }>,
): Promise<{ server: ServerType; url: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });

/**
 * Cloudflare for one worker: its API as far as wrangler asks it, and its edge, where every uploaded version
 * runs in workerd and takes the share of the traffic that the deployment gives it.
 */
export const startCloudflare = async (options: CloudflareOptions): Promise<Cloudflare> => {
  const account = createAccount();
  let origin = '';
  const api = await listen(apiOf(account, options.worker));
  const edge = await listen(edgeOf(account, { ...options, origin: () => origin }));
  origin = edge.url;
  return {
    api: api.url,
    origin,
    get history() {
      return account.deployments.map(({ versions }) =>
        versions.map(({ version_id, percentage }) => [version_id, percentage] as const),
      );
    },
    get routes() {
      return account.routes.map(({ pattern }) => pattern);
    },
    get crons() {
      return account.crons.map(({ cron }) => cron);
    },
    stop: async () => {
      api.server.close();
      edge.server.close();
      await Promise.all([...account.versions.values()].map(({ runtime }) => runtime.dispose()));
    },
  };
};
