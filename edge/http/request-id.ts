import { createMiddleware } from 'hono/factory';
import { VISITOR_HEADER, visitorIn } from '#edge/contract/visitor.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { subscriberOf } from '#edge/platform/network.ts';
import type { AddressOf, AppEnv } from './state.ts';

/** Opens the request's state. The id is always ours: a client's could be made to collide or to forge log lines. */
export const requestId = (addressOf: AddressOf, { env, clock }: Pick<Deps, 'env' | 'clock'>) => {
  const visitorOf = async (request: Request): Promise<string | undefined> => {
    const named = request.headers.get(VISITOR_HEADER);
    if (named === null || env.RENDER_KEY === undefined) return undefined;
    return visitorIn(named, env.RENDER_KEY, clock());
  };
  return createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID();
    const address = (await visitorOf(c.req.raw)) ?? addressOf(c.req.raw, c.env?.peer);
    c.set('state', {
      requestId: id,
      address: subscriberOf(address),
      startedAt: performance.now(),
      claims: c.req.header('authorization') !== undefined,
      headers: { 'x-request-id': id },
      trips: 0,
      statements: 0,
      sqlMs: 0,
      tripTimes: [],
    });
    await next();
  });
};
