import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Account } from './account.ts';
import type { Version } from './version.ts';

const OVERRIDES = 'cloudflare-workers-version-overrides';

export interface EdgeOptions {
  readonly worker: string;
  /** Requests that after a deployment still go by the one before. */
  readonly propagation: number;
  /** The address it is reached at. */
  readonly origin: () => string;
}

/** Where visitors arrive: on its routes, each request meets a version by its share, or by name. */
export const edgeOf = (
  account: Account,
  { worker, propagation, origin }: EdgeOptions,
): Hono<{ Bindings: HttpBindings }> => {
  const named = new RegExp(`^${worker}="([^"]+)"$`);
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

  const versionFor = (header: string | undefined): Version | undefined => {
    const shares = current();
    const wanted = shares.find(({ version_id }) => version_id === header?.match(named)?.[1]);
    if (wanted !== undefined) return account.versions.get(wanted.version_id);
    // 37 and 100 have no common factor: a hundred requests meet each hundredth once.
    let left = (requests++ * 37) % 100;
    const taken = shares.find(({ percentage }) => {
      left -= percentage;
      return left < 0;
    });
    return taken && account.versions.get(taken.version_id);
  };

  const isRouted = (pathname: string): boolean =>
    account.routes.some(({ pattern }) => {
      const path = pattern.slice(pattern.indexOf('/'));
      return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    });

  const edge = new Hono<{ Bindings: HttpBindings }>();
  edge.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const version = isRouted(pathname) ? versionFor(c.req.header(OVERRIDES)) : undefined;
    if (version === undefined) return c.text('No worker here.', 404);
    const body = await c.req.arrayBuffer();
    const answer = await version.runtime.dispatchFetch(`${origin()}${pathname}${search}`, {
      method: c.req.method,
      headers: [...c.req.raw.headers],
      ...(body.byteLength > 0 && { body }),
    });
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers],
    });
  });
  return edge;
};
