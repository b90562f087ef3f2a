import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Request as WorkerRequest, Response as WorkerResponse } from 'miniflare';
import type { Account } from './account.ts';
import type { Version } from './version.ts';
import type { Zone } from './zone.ts';

const OVERRIDES = 'cloudflare-workers-version-overrides';
const KEY = 'cloudflare-workers-version-key';

export interface EdgeOptions {
  /** Requests that after a deployment still go by the one before. */
  readonly propagation: number;
  /** The zone's name for it, as routes have it. */
  readonly host: string;
  /** The address it is reached at. */
  readonly origin: () => string;
}

/** The hundredth of the traffic that a key belongs to, whatever the shares are: as they grow, it only goes forward. */
const hundredthOf = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE() % 100;

/** Which version of a worker a request meets: by name, by the hundredth of its key, or by turns. */
const chooserOf = (account: Account, propagation: number) => {
  const named = new RegExp(`^${account.worker}="([^"]+)"$`);
  let requests = 0;
  let seen = 0;
  let stale = 0;

  const current = () => {
    const { deployments } = account;
    if (deployments.length > seen) stale = propagation;
    seen = deployments.length;
    const before = stale-- > 0 ? deployments.at(-2) : undefined;
    return (before ?? deployments.at(-1))?.versions ?? [];
  };

  return (header: string | undefined, key: string | undefined): Version | undefined => {
    const shares = current();
    const wanted = shares.find(({ version_id }) => version_id === header?.match(named)?.[1]);
    if (wanted !== undefined) return account.versions.get(wanted.version_id);
    // 37 and 100 have no common factor: a hundred requests meet each hundredth once.
    let left = key === undefined ? (requests++ * 37) % 100 : hundredthOf(key);
    const taken = shares.find(({ percentage }) => {
      left -= percentage;
      return left < 0;
    });
    return taken && account.versions.get(taken.version_id);
  };
};

/** The longest route of a worker that an address is on; 0 for none. */
const routeLength = ({ routes }: Account, host: string, pathname: string): number =>
  Math.max(
    0,
    ...routes.map(({ pattern }) => {
      const path = pattern.slice(pattern.indexOf('/'));
      const isOn = path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
      return isOn && pattern.startsWith(`${host}/`) ? path.length : 0;
    }),
  );

export interface Edge {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  /** A worker's binding to another one. */
  readonly serve: (worker: string, request: WorkerRequest) => Promise<WorkerResponse>;
}

/** Where visitors arrive: the worker with the most specific route answers. */
export const edgeOf = (
  accounts: readonly Account[],
  zone: Zone,
  { propagation, host, origin }: EdgeOptions,
): Edge => {
  const choosers = new Map(
    accounts.map((account) => [account.worker, chooserOf(account, propagation)]),
  );

  const edge = new Hono<{ Bindings: HttpBindings }>();
  edge.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const [account] = accounts.toSorted(
      (a, b) => routeLength(b, host, pathname) - routeLength(a, host, pathname),
    );
    const isRouted = account !== undefined && routeLength(account, host, pathname) > 0;
    const headers = new Headers([...c.req.raw.headers]);
    zone.transform(headers, c.env.incoming.socket.remoteAddress ?? '');
    const version = isRouted
      ? choosers.get(account.worker)?.(
          headers.get(OVERRIDES) ?? undefined,
          headers.get(KEY) ?? undefined,
        )
      : undefined;
    if (version === undefined) return c.text('No worker here.', 404);
    const body = await c.req.arrayBuffer();
    const answer = await version.runtime.dispatchFetch(`${origin()}${pathname}${search}`, {
      method: c.req.method,
      headers: [...headers],
      ...(body.byteLength > 0 && { body }),
    });
    const bytes = await answer.arrayBuffer();
    // An answer of status 204 may have no body, not even an empty one.
    return new Response(bytes.byteLength === 0 ? null : bytes, {
      status: answer.status,
      headers: [...answer.headers],
    });
  });
  return {
    app: edge,
    serve: async (worker, request) => {
      const version = choosers.get(worker)?.(
        request.headers.get(OVERRIDES) ?? undefined,
        request.headers.get(KEY) ?? undefined,
      );
      if (version === undefined) throw new Error(`There is no worker ${worker}.`);
      return version.runtime.dispatchFetch(request.url, request as never);
    },
  };
};
